let latest = { now: -1, sequence: 0 }

/** A UUIDv7 of an instant and ten more bytes, six of whose bits are those of the version and the variant. */
function uuid(instant: number, rest: Uint8Array): string {
  rest[0] = 0x70 | (rest[0]! & 0x0f)
  rest[2] = 0x80 | (rest[2]! & 0x3f)
  const hex = [...rest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return (instant.toString(16).padStart(12, '0') + hex).replace(/(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** Every id that was made before an instant is smaller. */
export function firstIdAt(instant: number): string {
  return uuid(instant, new Uint8Array(10))
}

/**
 * A UUIDv7: unique everywhere and sorted by time, so that rows can move between databases.
 * Ids of one millisecond are sorted by the order in which they were made here.
 */
export function newId(now: number): string {
  // 25 bits of 26, so that many can follow. The other 48 are random in each id.
  const sequence = latest.now === now ? latest.sequence + 1 : crypto.getRandomValues(new Uint32Array(1))[0]! >>> 7
  latest = { now, sequence }
  const rest = crypto.getRandomValues(new Uint8Array(10))
  rest.set([sequence >>> 22, sequence >>> 14, sequence >>> 8, sequence])
  return uuid(now, rest)
}

/** The same id for the same instant and the same hash, of 128 bits or more in hex. */
export function idOf(instant: number, hash: string): string {
  return uuid(
    instant,
    Uint8Array.from({ length: 10 }, (_, index) => Number.parseInt(hash.slice(2 * index, 2 * index + 2), 16)),
  )
}
