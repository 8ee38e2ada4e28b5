import type { Context } from 'hono'
import { clientAddress } from './client-address.ts'

/** The network address and the device of a request. */
export type Caller = { address: string; device: string }

export function callerOf(c: Context): Caller {
  return { address: clientAddress(c.req.raw.headers), device: c.req.header('User-Agent') ?? '' }
}
