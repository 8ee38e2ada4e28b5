import type { Context } from 'hono'

/** The address of a request, the network around it, and the device. */
export type Caller = { address: string; network: string; device: string }

export function callerOf(c: Context): Caller {
  const { headers } = c.req.raw
  return { address: clientAddress(headers), network: clientNetwork(headers), device: headers.get('User-Agent') ?? '' }
}

/**
 * The address of a request, for counting. Only Cloudflare's own header is used; an IPv6
 * network gives each household a /64, so a /64 counts as one address.
 */
export function clientAddress(headers: Headers): string {
  const address = rawAddress(headers)
  return address.includes(':') ? `${groupsOf(address, 4)}::/64` : address
}

/** What one owner of many addresses usually has: a /48 of IPv6, a /24 of IPv4. */
export function clientNetwork(headers: Headers): string {
  const address = rawAddress(headers)
  return address.includes(':') ? `${groupsOf(address, 3)}::/48` : address.replace(/\.\d+$/, '.0/24')
}

function rawAddress(headers: Headers): string {
  const address = headers.get('CF-Connecting-IP') ?? 'unknown'
  // An IPv4 address that is mapped to IPv6 counts as the IPv4 address.
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address
}

function groupsOf(address: string, count: number): string {
  const [head = '', tail] = address.split('%')[0]!.split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail === undefined ? [] : tail.split(':').filter(Boolean)
  const zeros =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0')
  return [...before, ...zeros, ...after]
    .slice(0, count)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
