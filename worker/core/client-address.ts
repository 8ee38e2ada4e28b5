/**
 * The address of a request, for counting. Only Cloudflare's own header is used; an IPv6
 * network gives each household a /64, so a /64 counts as one address.
 */
export function clientAddress(headers: Headers): string {
  const address = headers.get('CF-Connecting-IP') ?? 'unknown'
  // An IPv4 address that is mapped to IPv6 counts as the IPv4 address.
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  return address.includes(':') ? `${networkOf(address)}::/64` : address
}

function networkOf(address: string): string {
  const [head = '', tail] = address.split('%')[0]!.split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail === undefined ? [] : tail.split(':').filter(Boolean)
  const zeros =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0')
  return [...before, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
