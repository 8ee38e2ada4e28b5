import { clientAddress } from './caller.ts'
import { beforeDeadline } from './deadline.ts'
import { log } from './logging.ts'

export type FloodGuard = Pick<RateLimit, 'limit'>

/** The limit takes single milliseconds; a guard that needs longer does not hold up the request. */
const longestWait = 300

/** A coarse limit by address, before KV and D1 are reached. A guard that fails or hangs lets the request through. */
export function isWithinLimit(guard: FloodGuard, request: Request, kind: 'call' | 'page'): Promise<boolean> {
  const address = clientAddress(request.headers)
  return hasRoom(guard, kind, kind === 'page' ? `page:${address}` : address)
}

/** The same for one person, who may call from many addresses. */
export function isPersonWithinLimit(guard: FloodGuard, userId: string): Promise<boolean> {
  return hasRoom(guard, 'person', `person:${userId}`)
}

async function hasRoom(guard: FloodGuard, kind: string, key: string): Promise<boolean> {
  const outcome = await beforeDeadline(
    longestWait,
    guard.limit({ key }).catch(() => undefined),
  )
  if (!outcome) log('flood_guard.failed', { kind })
  return outcome?.success ?? true
}
