import { AppError } from '../../../core/errors.ts'

/** Why a sign-in was refused. For the log; the person is asked to try again or to sign in another way. */
export class IdentityRefused extends Error {
  override name = 'IdentityRefused'
}

export const nothingPending = () =>
  new AppError(404, 'identity.nothing_pending', 'That took a little too long. Please begin again with Google or Apple.')
