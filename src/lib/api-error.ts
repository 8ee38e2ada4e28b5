import { common } from '#domain/texts'

type ErrorBody = { error?: { code?: string; message?: string; fields?: Record<string, string> } }

/** A reply that is not a success. `message` is the spec's "status: body"; people are shown `serverMessage`. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string | undefined
  readonly serverMessage: string
  readonly fields: Record<string, string>
  /** The whole body, which may hold more than `error`. */
  readonly body: unknown

  constructor(status: number, text: string, statusText: string) {
    super(`${status}: ${text || statusText}`)
    this.status = status
    this.body = parse(text)
    const { error } = (this.body ?? {}) as ErrorBody
    this.code = error?.code
    this.serverMessage = error?.message ?? (statusText || common.errors.unknown)
    this.fields = error?.fields ?? {}
  }
}

/**
 * The server did not answer this call: there is no connection, no answer came in time, the server is broken, or another
 * network has answered in its place. Whether it has done what it was asked is not known.
 */
export class NoAnswer extends Error {
  readonly hasConnection: boolean
  readonly serverMessage: string | undefined

  constructor(message: string, { hasConnection, serverMessage }: { hasConnection: boolean; serverMessage?: string }) {
    super(message)
    this.hasConnection = hasConnection
    this.serverMessage = serverMessage
  }

  get sentence(): string {
    const { tryInAMoment, tryWhenConnected } = common.errors
    return this.serverMessage ?? (this.hasConnection ? tryInAMoment : tryWhenConnected)(this.happened)
  }

  get happened(): string {
    return this.hasConnection ? common.errors.noAnswer : common.errors.offline
  }
}

/** Of a reply that says that the server is broken. */
export function noAnswerOf({ status, statusText }: Pick<Response, 'status' | 'statusText'>, text: string): NoAnswer {
  const { message, code, serverMessage } = new ApiError(status, text, statusText)
  return new NoAnswer(message, { hasConnection: true, ...(code !== undefined && { serverMessage }) })
}

/** The browser has not kept the session that a sign-in has begun. */
export class NoSession extends Error {}

/** Sent to the window when a read is refused because the session has ended. */
export const sessionEndedEvent = 'firstlight:session-ended'

/** Sent to the window when the server says that another person is signed in on this device now. */
export const otherPersonEvent = 'firstlight:other-person'

const otherPersonCode = 'session.other_person'

export function isOtherPerson(error: unknown): boolean {
  return error instanceof ApiError && error.code === otherPersonCode
}

/** What the call names is not stored, or no longer. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404
}

/** As the server refuses a call that names another person. */
export function otherPerson(): ApiError {
  return new ApiError(409, JSON.stringify({ error: { code: otherPersonCode } }), 'Conflict')
}

export async function apiErrorOf(reply: Pick<Response, 'status' | 'statusText' | 'text'>): Promise<ApiError> {
  const error = new ApiError(reply.status, await reply.text(), reply.statusText)
  if (isOtherPerson(error)) window.dispatchEvent(new Event(otherPersonEvent))
  return error
}

/** The sentence for a person. Anything can be thrown, so the type is unknown. */
export function sentenceOf(error: unknown): string {
  if (error instanceof ApiError) return error.serverMessage
  if (error instanceof NoAnswer) return error.sentence
  if (error instanceof NoSession) return common.errors.noSession
  return common.errors.unknown
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What is stored now, out of the error of a call that named an old version. */
export function currentOf<Thing>(error: unknown): Thing | undefined {
  return error instanceof ApiError ? (error.body as { current?: Thing } | undefined)?.current : undefined
}
