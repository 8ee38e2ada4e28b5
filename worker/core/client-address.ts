/**
 * Where a request comes from, for counting. Only Cloudflare's own header is believed; an IPv6
 * network hands each house a /64, so that is what counts as one.
 */
export function clientAddress(headers: Headers): string {
  const address = headers.get('CF-Connecting-IP') ?? 'unknown'
  // An IPv4 address in IPv6 clothes counts as what it is.
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
