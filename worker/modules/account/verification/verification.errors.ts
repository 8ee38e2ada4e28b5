import { AppError, conflict, invalid } from '../../../core/errors.ts'

export const nothingToVerify = () =>
  conflict('verification.nothing_to_verify', 'There is nothing left to confirm here.')
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
export const smsUnavailable = (cause: unknown) =>
  new AppError(503, 'sms.unavailable', 'The SMS could not be sent just now. Please try again in a few minutes.', {
    retryAfterSeconds: 60,
    cause,
  })
export const wrongCode = () => invalid('That is not the code we sent.', { code: 'That is not the code we sent' })
