import { AppError, conflict, invalid } from '../../../core/errors.ts'

export const nothingToVerify = () =>
  conflict('verification.nothing_to_verify', 'There is nothing left to confirm here.')
export const codeSpent = () =>
  new AppError(400, 'verification.code_spent', 'This code no longer works. Please ask for a new one.')
export const wrongCode = () => invalid('That is not the code we sent.', { code: 'That is not the code we sent' })
