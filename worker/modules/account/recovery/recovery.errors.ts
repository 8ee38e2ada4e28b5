import { AppError } from '../../../core/errors.ts'

export const spentToken = () =>
  new AppError(400, 'auth.reset_token_spent', 'This link has been used or has expired. Please ask for a new one.')
