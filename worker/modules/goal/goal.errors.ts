import { goalLimits } from '#domain/goal'
import { answers } from '#domain/texts'
import { AppError, conflict, conflictWith } from '../../core/errors.ts'
import type { GoalRow } from './goal.repository.ts'

/** The same for a goal that does not exist and for another person's goal. */
export const goalNotFound = () => new AppError(404, 'goals.not_found', answers.goal.notFound)

/** A new goal that is sent again, because its response was lost, after it was deleted. */
export const goalWasDeleted = () => new AppError(404, 'goals.deleted', answers.goal.wasDeleted)

export const goalHasChanged = (current: GoalRow) => conflictWith('goals.has_changed', answers.goal.hasChanged, current)

/** What one person has stored, and would store more. Goals that get shorter are always stored. */
export function requireRoom(stored: { count: number; bytes: number }, added: { count: number; bytes: number }): void {
  if (added.count > 0 && stored.count + added.count > goalLimits.perPerson) throw tooManyGoals()
  if (added.bytes > 0 && stored.bytes + added.bytes > goalLimits.bytes) throw goalsFull()
}

export const goalsFull = () => new AppError(413, 'goals.full', answers.goal.full)

const tooManyGoals = () => conflict('goals.too_many', answers.goal.tooMany)
