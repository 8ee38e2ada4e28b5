import { answers } from '#domain/texts'
import { AppError, conflict, invalid, invalidField, type FieldErrors } from '../../core/errors.ts'
import type { TakenField } from './user/user.repository.ts'

export const otherPerson = () => conflict('session.other_person', answers.session.otherPerson)

/** The session named another database than the row of the person. From the next call on it names the right one. */
export const journalMoved = () => new AppError(503, 'journal.moved', answers.journal.moved, { retryAfterSeconds: 1 })

export type NeedsRecentSignIn = keyof typeof answers.session.signInAgain
export const signInAgain = (what: NeedsRecentSignIn) =>
  new AppError(403, 'session.sign_in_again', answers.session.signInAgain[what])

/** Where a password is as good as signing in again. */
export function proofMissing(hasPassword: boolean) {
  const { withPassword, withoutPassword } = answers.session.proof
  return new AppError(403, 'session.sign_in_again', hasPassword ? withPassword : withoutPassword)
}

/** One sentence for an unknown name, a wrong password and an account without one. */
export const wrongCredentials = () => new AppError(401, 'auth.wrong_credentials', answers.signIn.wrong)

export const wrongPassword = (field: 'current' | 'password' = 'current') => invalidField(field, answers.password.wrong)
export const noPassword = () => conflict('user.no_password', answers.password.none)

export const spentToken = () => new AppError(400, 'auth.reset_token_spent', answers.password.linkSpent)

/** At sign-up one sentence for a wrong number and for one that another account has confirmed. */
export function taken(fields: TakenField[]) {
  const sentences: Record<TakenField, string> = answers.taken
  const errors: FieldErrors = Object.fromEntries(fields.map((field) => [field, sentences[field]]))
  if (fields.join() === 'phone') return invalid(sentences.phone, errors)
  return conflict('user.taken', sentences[fields[0]!], errors)
}

export const nothingToVerify = () => conflict('verification.nothing_to_verify', answers.code.nothingToConfirm)
export const sameAddress = () => invalidField('email', answers.email.same)
/** Only for a person who has just shown that they read the mail of this address. */
export const addressConfirmedElsewhere = () => conflict('verification.address_in_use', answers.email.confirmedElsewhere)
/** The same for a link that was used, is too old, was made up, or is that of somebody else. */
export const spentReturn = () => new AppError(404, 'account.return_spent', answers.account.returnSpent)
export const codeSpent = () => new AppError(400, 'verification.code_spent', answers.code.spent)
export const noInternationalNumber = () => invalid(answers.phone.noCountry, { phone: answers.phone.noCountryInField })
export const numberRefused = () => invalidField('phone', answers.phone.refused)
export const numberOptedOut = () => conflict('sms.opted_out', answers.phone.optedOut)
/** Only for a person who has just shown that they have the number. */
export const numberConfirmedElsewhere = () => conflict('verification.number_in_use', answers.phone.confirmedElsewhere)
export const numberHasChanged = () => conflict('verification.number_changed', answers.phone.changed)
export function numberUnverified() {
  const { message, fields } = invalidField('promptBySms', answers.phone.unconfirmed)
  return conflict('verification.phone_unverified', message, fields)
}
export const wrongCode = () => invalidField('code', answers.code.wrong)

/** Why a sign-in was refused. For the log; the person is asked to try again or to sign in another way. */
export class IdentityRefused extends Error {
  override name = 'IdentityRefused'
}

export const lastMethod = () => conflict('account.last_method', answers.passkey.lastMethod)

export const nothingPending = () => new AppError(404, 'identity.nothing_pending', answers.signIn.identityLost)

export const notAccepted = () => new AppError(401, 'passkey.not_accepted', answers.passkey.notAccepted)
export const notAdded = () => new AppError(400, 'passkey.not_added', answers.passkey.notAdded)
export const alreadyThere = () => conflict('passkey.already_there', answers.passkey.alreadyThere)
export const tooManyPasskeys = () => conflict('passkey.too_many', answers.passkey.tooMany)

export const unknownAccount = () => new AppError(404, 'account.unknown', answers.account.unknown)
export const closedAccount = () => conflict('account.closed', answers.account.closed)
export const unprovenAccount = () => conflict('account.unproven', answers.account.unproven)
