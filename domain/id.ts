let latest = { now: 0, made: 0 }

/**
 * A UUIDv7: unique everywhere, sorted by the time it was made, so rows can move between databases.
 * Those of one millisecond are sorted by the order in which they were made here.
 */
export function newId(now: number): string {
  latest = { now, made: latest.now === now ? latest.made + 1 : 0 }
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const view = new DataView(bytes.buffer)
  view.setUint16(0, Math.floor(now / 2 ** 32))
  view.setUint32(2, now % 2 ** 32)
  view.setUint16(6, 0x7000 | (latest.made & 0x0fff))
  view.setUint8(8, 0x80 | (view.getUint8(8) & 0x3f))
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
