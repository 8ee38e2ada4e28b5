import { AppError, conflict } from '../../../core/errors.ts'

export const notAccepted = () =>
  new AppError(401, 'passkey.not_accepted', 'That passkey did not work. Please try again, or sign in another way.')
export const notAdded = () =>
  new AppError(400, 'passkey.not_added', 'That passkey could not be added. Please try again.')
export const alreadyThere = () => conflict('passkey.already_there', 'This passkey is already in use.')
export const tooManyPasskeys = () =>
  conflict('passkey.too_many', 'You have as many passkeys as we can save. Please remove one first.')
