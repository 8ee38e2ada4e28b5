import type { Context } from 'hono'
import { logError } from './logging.ts'

/** Work that the response does not wait for. A failure is logged. */
export type Later = (work: Promise<unknown>) => void

export function laterOf(c: Context): Later {
  return (work) =>
    c.executionCtx.waitUntil(work.catch((fault: unknown) => logError('later.failed', fault, { path: c.req.path })))
}
