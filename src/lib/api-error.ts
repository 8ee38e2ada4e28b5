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
    this.serverMessage = error?.message ?? (statusText || 'Something went wrong. Please try again.')
    this.fields = error?.fields ?? {}
  }
}

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

export const unreachable = 'You seem to be offline. Nothing is lost: please try again when the connection is back.'

/** After a sign-out that the server could not confirm. */
export const endsLater = 'The server does not answer. It will end the session before it shows anything here again.'

/** The sentence for a person. Anything can be thrown, so the type is unknown. */
export function sentenceOf(error: unknown): string {
  if (error instanceof ApiError) return error.serverMessage
  // fetch throws a TypeError when there was no reply at all.
  if (error instanceof TypeError) return unreachable
  return 'Something went wrong. Please try again.'
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
