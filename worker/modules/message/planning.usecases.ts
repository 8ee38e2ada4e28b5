import { plannedMessages } from '#domain/message'
import { nextOccurrence } from '#domain/recurrence'
import type { UserRepository, UserRow } from '../account/user/user.repository.ts'
import type { GoalRow, RemindedGoals } from '../goal/goal.repository.ts'
import type { ScheduleRepository, ScheduleRow } from './schedule.repository.ts'

export type PlanningServices = {
  users: Pick<UserRepository, 'listToPlan' | 'findMany' | 'markPlanned'>
  remindedGoals: RemindedGoals
  schedule: ScheduleRepository
  now: () => number
}

const perRun = 1_000
/** A change of the last minute may be meant for this minute. */
const minute = 60_000

/**
 * Writes the schedule of the people who were changed, or whose goals were. A change only counts in its row that it is
 * not planned, so no write has to know the schedule, and what is cut off here is done by the next run.
 */
export async function planMessages({ users, remindedGoals, schedule, now }: PlanningServices): Promise<void> {
  const [changedPeople, changedGoals] = await Promise.all([users.listToPlan(perRun), remindedGoals.listToPlan(perRun)])
  if (changedPeople.length === 0 && changedGoals.length === 0) return
  const known = new Set(changedPeople.map(({ id }) => id))
  const ids = [...new Set(changedGoals.map(({ userId }) => userId))].filter((id) => !known.has(id))
  const people = [...changedPeople, ...(ids.length > 0 ? await users.findMany(ids) : [])]
  const goals = await remindedGoals.listReminded(people.map(({ id }) => id))
  const goalsOf = Map.groupBy(goals, ({ userId }) => userId)
  const rows = people.flatMap((person) => rowsOf(person, goalsOf.get(person.id) ?? [], now() - minute))
  await schedule.replaceOf([...known, ...ids], rows)
  await Promise.all([users.markPlanned(changedPeople), remindedGoals.markPlanned(changedGoals)])
}

function rowsOf(person: UserRow, goals: GoalRow[], after: number): ScheduleRow[] {
  return plannedMessages(person, goals).flatMap(({ kind, subject, channels, recurrence }) => {
    const next = nextOccurrence(recurrence, after)
    if (!next) return []
    return [{ userId: person.id, kind, subject, channels, recurrence, dueAt: next.at, dueDate: next.date }]
  })
}
