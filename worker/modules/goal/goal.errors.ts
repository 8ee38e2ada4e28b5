import { goalLimits } from '#domain/goal'
import { AppError, conflict, conflictWith } from '../../core/errors.ts'
import type { GoalRow } from './goal.repository.ts'

/** The same for a goal that does not exist and for another person's goal. */
export const goalNotFound = () => new AppError(404, 'goals.not_found', 'There is no goal here.')

/** A new goal that is sent again, because its response was lost, after it was deleted. */
export const goalWasDeleted = () =>
  new AppError(404, 'goals.deleted', 'This goal was created before, and then deleted.')

export const goalHasChanged = (current: GoalRow) =>
  conflictWith('goals.has_changed', 'This goal has changed in the meantime.', current)

/** What one person has stored, and would store more. Goals that get shorter are always stored. */
export function requireRoom(stored: { count: number; bytes: number }, added: { count: number; bytes: number }): void {
  if (added.count > 0 && stored.count + added.count > goalLimits.perPerson) throw tooManyGoals()
  if (added.bytes > 0 && stored.bytes + added.bytes > goalLimits.bytes) throw goalsFull()
}

export const goalsFull = () =>
  new AppError(
    413,
    'goals.full',
    'Your goals have reached 1 MB of text, the most that one account holds. Nothing of it is lost, and a deleted goal makes room.',
  )

const tooManyGoals = () =>
  conflict('goals.too_many', 'You have as many goals as we can store. Please delete one first.')
