import { DrizzleQueryError } from 'drizzle-orm'

/** One line of JSON an event. Never a person's text, an address or a secret. */
export function log(event: string, details: Record<string, string | number | boolean | undefined> = {}): void {
  console.log(JSON.stringify({ event, ...details }))
}

/** A fault of the server. The stack stays in the log; the response carries only the request's id. */
export function logFault(requestId: string, method: string, path: string, fault: unknown): void {
  logError('fault', fault, { requestId, method, path })
}

export function logError(event: string, fault: unknown, details: Record<string, string | number> = {}): void {
  const { name, message, stack } = withoutParameters(fault)
  console.error(JSON.stringify({ event, ...details, name, message, stack }))
}

/** Drizzle names the parameters of a query that failed, and those can be a text of a person. */
function withoutParameters(fault: unknown): Error {
  if (fault instanceof DrizzleQueryError && fault.cause) return fault.cause
  return fault instanceof Error ? fault : new Error(String(fault))
}
