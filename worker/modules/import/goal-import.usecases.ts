import { goalDefaults, statusAt, withProgress, type ProgressPoint } from '#domain/goal'
import type { ImportedGoal } from '#domain/goal-schemas'
import { bytesOfGoal } from '#domain/goal-texts'
import { importedGoalId, isGoalHere } from '#domain/import/goals'
import { localDate } from '#domain/time/local-date'
import type { Services } from './import.services.ts'
import type { UserRow } from '../account/user/user.repository.ts'
import { requireRoom } from '../goal/goal.errors.ts'
import type { GoalRow } from '../goal/goal.repository.ts'
import { allowanceOfPerson } from '../../core/journal-limits.ts'

/**
 * Stores goals of our own export, in one step. A goal that is here stays as it is, so the same call again changes
 * nothing.
 */
export async function importGoals(
  services: Services,
  { user, goals: imported }: { user: UserRow; goals: ImportedGoal[] },
): Promise<{ stored: number }> {
  const { goals, counters } = services.journalOf(user)
  const [current, size] = await Promise.all([
    goals.ids(),
    goals.size(),
    counters.takeOnly(allowanceOfPerson(services, 'importedDaysPerPerson', imported.length), services.now()),
  ])
  const ids = new Set(current)
  const rows = imported
    .filter((goal) => !isGoalHere(goal, { userId: user.id, ids }))
    .map((goal) => rowOf(goal, user, services.now()))
  const added = { count: rows.length, bytes: rows.reduce((sum, row) => sum + bytesOfGoal(row), 0) }
  requireRoom(size, added)
  const stored = await goals.add(rows)
  // Other goals may have been stored in the meantime.
  if (stored.length === 0 && rows.length > 0) requireRoom(await goals.size(), added)
  return { stored: stored.length }
}

function rowOf(goal: ImportedGoal, { id: userId, timezone }: UserRow, now: number): Omit<GoalRow, 'userId'> {
  // A time from a file may be no date at all, or still to come.
  const past = (instant: number | null | undefined) =>
    instant != null && instant >= 0 && instant <= now ? instant : undefined
  const { progressHistory, reminderSince, ...fields } = goal
  const chosen = { ...goalDefaults, ...fields }
  const createdAt = past(goal.createdAt) ?? now
  const today = localDate(now, timezone)
  return {
    ...chosen,
    id: importedGoalId({ userId, id: goal.id }),
    status: statusAt(chosen.progress),
    progressHistory: historyOf(progressHistory, { date: today, progress: chosen.progress }),
    lastReminderSent: past(goal.lastReminderSent) ?? null,
    reminderSince: reminderSince && reminderSince <= today ? reminderSince : chosen.reminderEnabled ? today : null,
    version: 1,
    createdAt,
    updatedAt: past(goal.updatedAt) ?? createdAt,
  }
}

/** One point a day, oldest first, none of a day to come; the last one is the progress of the goal. */
function historyOf(points: ProgressPoint[], today: ProgressPoint): ProgressPoint[] {
  const history = points
    .filter(({ date }) => date <= today.date)
    .toSorted((one, other) => (one.date < other.date ? -1 : 1))
    .reduce<ProgressPoint[]>(withProgress, [])
  return history.at(-1)?.progress === today.progress ? history : withProgress(history, today)
}
