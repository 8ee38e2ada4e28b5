import { goalDefaults, statusAt, ticksOfMilestones, withProgress } from '#domain/goal'
import type { GoalChange, NewGoal } from '#domain/goal-schemas'
import { bytesOfGoal } from '#domain/goal-texts'
import { newId } from '#domain/id'
import { localDate } from '#domain/time/local-date'
import type { Services } from './goal.services.ts'
import { goalNotFound, goalHasChanged, goalsFull, goalWasDeleted, requireRoom } from './goal.errors.ts'
import type { GoalRow } from './goal.repository.ts'
import type { Owner, UserRow } from '../account/user/user.repository.ts'

/** All goals of a person, the active first. Reading is free, also after Premium has lapsed. */
export function listGoals({ journalOf }: Services, { owner }: { owner: Owner }): Promise<GoalRow[]> {
  return journalOf(owner).goals.list()
}

export async function readGoal({ journalOf }: Services, { owner, id }: { owner: Owner; id: string }): Promise<GoalRow> {
  const goal = await journalOf(owner).goals.find(id)
  if (!goal) throw goalNotFound()
  return goal
}

/** Stores a goal once, however often it is sent with the same id. One that was deleted since stays deleted. */
export async function createGoal(
  services: Services,
  { user, goal }: { user: UserRow; goal: NewGoal },
): Promise<{ goal: GoalRow; created: boolean }> {
  const { journalOf, now } = services
  const { goals } = journalOf(user)
  const { id, ...fields } = goal
  const createdAt = now()
  const { progress } = { ...goalDefaults, ...fields }
  const row: Omit<GoalRow, 'userId'> = {
    ...goalDefaults,
    ...fields,
    id: id ?? newId(createdAt),
    status: statusAt(progress),
    progressHistory: [{ date: localDate(createdAt, user.timezone), progress }],
    lastReminderSent: null,
    reminderSince: fields.reminderEnabled ? localDate(createdAt, user.timezone) : null,
    version: 1,
    createdAt,
    updatedAt: createdAt,
  }
  const [size, stored] = await Promise.all([goals.size(), goal.id === undefined ? undefined : goals.find(goal.id)])
  if (stored) return { goal: stored, created: false }
  requireRoom(size, { count: 1, bytes: bytesOfGoal(row) })
  const [added] = await goals.add([row])
  if (added) return { goal: added, created: true }
  // Another request stored the same goal first; or the id belongs to a goal of another person, and a new id is made.
  const [first, isDeleted] = await Promise.all([goals.find(row.id), goals.isDeleted(row.id)])
  if (first) return { goal: first, created: false }
  if (isDeleted) throw goalWasDeleted()
  return createGoal(services, { user, goal: { ...goal, id: undefined } })
}

/** Changes what is named, if the person has seen the current version. */
export async function changeGoal(
  { journalOf, now }: Services,
  { user, id, change: { version, ...change } }: { user: UserRow; id: string; change: GoalChange },
): Promise<GoalRow> {
  const { goals } = journalOf(user)
  for (;;) {
    const current = await goals.find(id)
    if (!current) throw goalNotFound()
    const changed = changesOf(current, change, localDate(now(), user.timezone))
    // A change that is sent again because its response was lost.
    if (Object.keys(changed).length === 0) return current
    if (version !== undefined && version !== current.version) throw goalHasChanged(current)
    const { stored, isFull } = await goals.change(current, { ...changed, updatedAt: now() })
    if (stored) return stored
    if (isFull) throw goalsFull()
    // Another change was stored first. A request that names a version is refused on the second look.
  }
}

type Changes = Omit<GoalChange, 'version'>

/** What differs from the stored goal, and what follows from that. */
function changesOf(current: GoalRow, change: Changes, today: string): Partial<GoalRow> {
  const different = Object.fromEntries(
    Object.entries(change).filter(
      ([name, value]) =>
        value !== undefined && JSON.stringify(value) !== JSON.stringify(current[name as keyof GoalRow]),
    ),
  ) as Partial<GoalRow>
  const { progress } = different
  // A tick goes with its milestone.
  const milestonesDone =
    (different.milestones || different.milestonesDone) && ticksOfMilestones({ ...current, ...different })
  return {
    ...different,
    ...(milestonesDone && { milestonesDone }),
    ...(different.reminderEnabled && { reminderSince: today }),
    ...(progress !== undefined && {
      status: statusAt(progress),
      progressHistory: withProgress(current.progressHistory, { date: today, progress }),
    }),
  }
}

/** Deletes a goal, if the person has seen the current version. It can be restored for a minute. */
export async function deleteGoal(
  { journalOf, now }: Services,
  { user, id, version }: { user: Owner; id: string; version: number | undefined },
): Promise<void> {
  const outcome = await journalOf(user).goals.delete(id, { version, now: now() })
  if (outcome !== 'deleted') throw outcome ? goalHasChanged(outcome) : goalNotFound()
}

export async function restoreGoal(
  { journalOf }: Services,
  { user, id }: { user: Owner; id: string },
): Promise<GoalRow> {
  const restored = await journalOf(user).goals.restore(id)
  if (!restored) throw goalNotFound()
  return restored
}
