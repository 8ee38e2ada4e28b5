import type { Context } from 'hono'
import { log } from './logging.ts'

/** Work that the reply does not wait for. Its failure is logged, and never the person's problem. */
export type Later = (work: Promise<unknown>) => void

export function laterOf(c: Context): Later {
  return (work) =>
    c.executionCtx.waitUntil(work.catch((fault: unknown) => log('later.failed', { path: c.req.path, fault: String(fault) })))
}
