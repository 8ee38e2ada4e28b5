import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { answers } from '#domain/texts'
import { AppError, invalid, isMovingFault, journalMoving } from './errors.ts'
import { logFault } from './logging.ts'

/** The one place where something thrown becomes a reply: `{ error: { code, message, fields? } }`. */
export function errorReply(thrown: Error, c: Context): Response {
  const error = asAppError(thrown)
  if (!error) {
    const requestId = c.get('requestId')
    logFault(requestId, c.req.method, c.req.path, thrown)
    return c.json({ error: { code: 'server.fault', message: answers.fault, requestId } }, 500)
  }
  return c.json(
    {
      error: { code: error.code, message: error.message, ...(error.fields && { fields: error.fields }) },
      ...error.extra,
    },
    error.status,
    error.retryAfterSeconds ? { 'Retry-After': String(Math.ceil(error.retryAfterSeconds)) } : undefined,
  )
}

function asAppError(thrown: Error): AppError | undefined {
  if (thrown instanceof AppError) return thrown
  if (isMovingFault(thrown)) return journalMoving()
  // Hono's own way of saying that a body was not the JSON it claimed to be.
  if (thrown instanceof HTTPException && thrown.status === 400) return invalid('That could not be read as JSON.')
  return undefined
}
