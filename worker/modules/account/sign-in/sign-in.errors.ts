import { AppError } from '../../../core/errors.ts'

/** One sentence for an unknown name, a wrong password and an account without one. */
export const wrongCredentials = () =>
  new AppError(401, 'auth.wrong_credentials', 'That username or password is not right.')
