import type { Context } from 'hono'
import { clientAddress, clientNetwork } from './client-address.ts'

/** The address of a request, the network around it, and the device. */
export type Caller = { address: string; network: string; device: string }

export function callerOf(c: Context): Caller {
  const { headers } = c.req.raw
  return { address: clientAddress(headers), network: clientNetwork(headers), device: headers.get('User-Agent') ?? '' }
}
