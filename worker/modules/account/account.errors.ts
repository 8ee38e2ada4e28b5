import { AppError, conflict, invalid, type FieldErrors } from '../../core/errors.ts'
import type { TakenField } from './user/user.repository.ts'

export const otherPerson = () =>
  conflict('session.other_person', 'Somebody else is signed in here now. Please load the page again.')

/** The session named another database than the row of the person. From the next call on it names the right one. */
export const journalMoved = () =>
  new AppError(503, 'journal.moved', 'Your journal has just moved. Please try again.', { retryAfterSeconds: 1 })

export const signInAgain = (what: string) =>
  new AppError(
    403,
    'session.sign_in_again',
    `${what} in the first minutes after signing in. Please sign in again; you come back here.`,
  )

/** Where a password is as good as signing in again. */
export const proofMissing = (hasPassword: boolean) =>
  new AppError(
    403,
    'session.sign_in_again',
    `You signed in a while ago. Please ${hasPassword ? 'enter your password, or ' : ''}sign in again: you come back here.`,
  )

/** One sentence for an unknown name, a wrong password and an account without one. */
export const wrongCredentials = () =>
  new AppError(401, 'auth.wrong_credentials', 'That username or password is not right.')

export const wrongPassword = (field: 'current' | 'password' = 'current') =>
  invalid('That is not your password.', { [field]: 'That is not your password' })
export const noPassword = () =>
  conflict('user.no_password', 'Your account has no password yet. “Forgot?” on the sign-in page sets one.')

export const spentToken = () =>
  new AppError(400, 'auth.reset_token_spent', 'This link has been used or has expired. Please ask for a new one.')

/** At sign-up one sentence for a wrong number and for one that another account has confirmed. */
export const unusableNumber = 'Please enter a valid phone number that no other account has, or sign in to that account.'

const sentences: Record<TakenField, string> = {
  username: 'This username is taken. Please choose another.',
  email: 'An account with this email already exists. Try signing in.',
  phone: unusableNumber,
}

export function taken(fields: TakenField[]) {
  const errors: FieldErrors = Object.fromEntries(fields.map((field) => [field, sentences[field]]))
  if (fields.join() === 'phone') return invalid(unusableNumber, errors)
  return conflict('user.taken', sentences[fields[0]!], errors)
}

export const nothingToVerify = () =>
  conflict('verification.nothing_to_verify', 'There is nothing left to confirm here.')
export const sameAddress = () => invalid('That is your address already.', { email: 'That is your address already' })
/** Only for a person who has just shown that they read the mail of this address. */
export const addressConfirmedElsewhere = () =>
  conflict(
    'verification.address_in_use',
    'This address is confirmed in another account. It can be in one account only.',
  )
/** The same for a link that was used, is too old, was made up, or is that of somebody else. */
export const spentReturn = () =>
  new AppError(
    404,
    'account.return_spent',
    'This link does not work here. It was used, or its day is over, or somebody else is signed in in this browser.',
  )
export const codeSpent = () =>
  new AppError(400, 'verification.code_spent', 'This code no longer works. Please ask for a new one.')
export const noInternationalNumber = () =>
  invalid('Please write your number with + and the code of its country.', {
    phone: 'Please write it with + and the code of its country',
  })
export const numberRefused = () =>
  invalid('No SMS can be sent to this number.', { phone: 'No SMS can be sent to this number' })
export const numberOptedOut = () =>
  conflict(
    'sms.opted_out',
    'This number has answered STOP, so we send it nothing. Answer START to our last SMS, and it begins again.',
  )
/** Only for a person who has just shown that they have the number. */
export const numberConfirmedElsewhere = () =>
  conflict('verification.number_in_use', 'This number is confirmed in another account. It can be in one account only.')
export const numberHasChanged = () =>
  conflict('verification.number_changed', 'Your number was changed meanwhile. Please ask for another code.')
export const numberUnverified = () =>
  conflict('verification.phone_unverified', 'Please confirm your phone number first.', {
    promptBySms: 'Please confirm your phone number first',
  })
export const wrongCode = () => invalid('That is not the code we sent.', { code: 'That is not the code we sent' })

/** Why a sign-in was refused. For the log; the person is asked to try again or to sign in another way. */
export class IdentityRefused extends Error {
  override name = 'IdentityRefused'
}

export const lastMethod = () =>
  conflict(
    'account.last_method',
    'Nothing else opens your account. Please add another way to sign in first: a passkey, or a password by “Forgot?” on the sign-in page.',
  )

export const nothingPending = () =>
  new AppError(404, 'identity.nothing_pending', 'That took a little too long. Please begin again with Google or Apple.')

export const notAccepted = () =>
  new AppError(401, 'passkey.not_accepted', 'That passkey did not work. Please try again, or sign in another way.')
export const notAdded = () =>
  new AppError(400, 'passkey.not_added', 'That passkey could not be added. Please try again.')
export const alreadyThere = () => conflict('passkey.already_there', 'This passkey is already in use.')
export const tooManyPasskeys = () =>
  conflict('passkey.too_many', 'You have as many passkeys as we can save. Please remove one first.')

export const unknownAccount = () => new AppError(404, 'account.unknown', 'Nobody has this address.')
export const closedAccount = () => conflict('account.closed', 'This account is being deleted.')
export const unprovenAccount = () =>
  conflict('account.unproven', 'The address has not been proven yet. The person confirms it with a code in Settings.')
