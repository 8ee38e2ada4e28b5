import { clientAddress } from './client-address.ts'
import { beforeDeadline } from './deadline.ts'
import { log } from './logging.ts'

export type FloodGuard = Pick<RateLimit, 'limit'>

/** The limit takes single milliseconds; a guard that needs longer does not hold up the request. */
const longestWait = 300

/** A coarse limit by address, before KV and D1 are reached. A guard that fails or hangs lets the request through. */
export async function isWithinLimit(guard: FloodGuard, request: Request, kind: 'call' | 'page'): Promise<boolean> {
  const address = clientAddress(request.headers)
  const key = kind === 'page' ? `page:${address}` : address
  const outcome = await beforeDeadline(
    longestWait,
    guard.limit({ key }).catch(() => undefined),
  )
  if (!outcome) log('flood_guard.failed', { kind })
  return outcome?.success ?? true
}
