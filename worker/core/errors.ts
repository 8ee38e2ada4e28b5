import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { answers } from '#domain/texts'

export type FieldErrors = Record<string, string>

/** An outcome that the response names. Everything else that is thrown is a fault of the server. */
export class AppError extends Error {
  readonly code: string
  readonly status: ContentfulStatusCode
  readonly fields: FieldErrors | undefined
  readonly retryAfterSeconds: number | undefined
  /** Sent beside `error`, for example the entry that is stored for the day. */
  readonly extra: Record<string, unknown> | undefined

  constructor(
    status: ContentfulStatusCode,
    code: string,
    message: string,
    more: { fields?: FieldErrors; retryAfterSeconds?: number; extra?: Record<string, unknown>; cause?: unknown } = {},
  ) {
    super(message, { cause: more.cause })
    this.status = status
    this.code = code
    this.fields = more.fields
    this.retryAfterSeconds = more.retryAfterSeconds
    this.extra = more.extra
  }
}

export const invalid = (message: string, fields?: FieldErrors) =>
  new AppError(400, 'request.invalid', message, { fields })
/** The sentence is said below the field too, without its period. */
export const invalidField = (field: string, sentence: string) =>
  invalid(sentence, { [field]: sentence.replace(/\.$/, '') })
export const notSignedIn = () => new AppError(401, 'auth.not_signed_in', answers.notSignedIn)
export const needsPremium = () => new AppError(403, 'plan.needs_premium', answers.needsPremium)
export const foreignOrigin = () => new AppError(403, 'request.foreign_origin', answers.foreignOrigin)
export const notFound = () => new AppError(404, 'request.not_found', answers.notFound)
export const conflict = (code: string, message: string, fields?: FieldErrors) =>
  new AppError(409, code, message, { fields })
export const tooLarge = () => new AppError(413, 'request.too_large', answers.tooLarge)
export const notJson = () => new AppError(415, 'request.not_json', 'Please send JSON.')
export const tooMany = (retryAfterSeconds: number) =>
  new AppError(429, 'request.too_many', waitInWords(answers.tooMany, retryAfterSeconds), { retryAfterSeconds })
/** What a database answers to a change of a journal that is being moved. */
export const movingFault = 'journal.moving'
export const journalMoving = () => new AppError(503, movingFault, answers.journal.moving, { retryAfterSeconds: 2 })
/** Drizzle wraps what D1 throws. */
export function isMovingFault(error: unknown): boolean {
  return error instanceof Error && (error.message.includes(`${movingFault}: `) || isMovingFault(error.cause))
}

/** More tries to sign in than the isolate can check. They need not be those of this person. */
export const busy = () => new AppError(429, 'sign_in.busy', answers.signIn.busy, { retryAfterSeconds: 3 })
export const notConfigured = (part: keyof typeof answers.notSetUp) =>
  new AppError(503, `${part}.not_configured`, answers.notSetUp[part], { retryAfterSeconds: 3600 })
const unavailable = (part: keyof typeof answers.unavailable) => (cause: unknown) =>
  new AppError(503, `${part}.unavailable`, answers.unavailable[part], { retryAfterSeconds: 60, cause })
export const mailUnavailable = unavailable('mail')
export const smsUnavailable = unavailable('sms')
export const paymentsUnavailable = unavailable('payments')
/** What is stored now is sent beside the error. */
export const conflictWith = (code: string, message: string, current: object) =>
  new AppError(409, code, message, { extra: { current } })

export function waitInWords({ soon, minutes, hours }: typeof answers.tooMany, seconds: number): string {
  if (seconds < 60) return soon
  const count = Math.ceil(seconds / 60)
  return count > 120 ? hours(Math.ceil(count / 60)) : minutes(count)
}

/** A vendor answered with a fault of its own. Stripe repeats it for the same key, so the next try needs another. */
export class VendorFault extends Error {}

/**
 * Why a vendor has not taken a message: `try-later` for now, `refused` for this address, `gone` because the address no
 * longer exists, `opted-out` because the recipient has told the vendor to send nothing. Any other error of a vendor
 * leaves open whether the message was sent.
 */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError'
  readonly fault: 'try-later' | 'refused' | 'gone' | 'opted-out'
  /** For how many milliseconds the vendor wants no other try. */
  readonly retryAfter: number | undefined

  constructor(fault: DeliveryError['fault'], cause: unknown, { retryAfter }: { retryAfter?: number | undefined } = {}) {
    super(`The message was not taken: ${fault}`, { cause })
    this.fault = fault
    this.retryAfter = retryAfter
  }
}
