import { AppError, conflict } from '../../core/errors.ts'
import { goalJson } from './goal.json.ts'
import type { GoalRow } from './goal.repository.ts'

/** The same for a goal that does not exist and for another person's goal. */
export const goalNotFound = () => new AppError(404, 'goals.not_found', 'There is no goal here.')

export const goalHasChanged = (current: GoalRow) =>
  new AppError(409, 'goals.has_changed', 'This goal has changed in the meantime.', {
    extra: { current: goalJson(current) },
  })

export const tooManyGoals = () =>
  conflict('goals.too_many', 'You have as many goals as we can store. Please delete one first.')
