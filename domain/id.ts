import { v7 } from 'uuid'

let latest = { now: -1, sequence: 0 }

/** Every id that was made before an instant is smaller. */
export function firstIdAt(instant: number): string {
  const time = instant.toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`
}

/**
 * A UUIDv7: unique everywhere and sorted by time, so that rows can move between databases.
 * Ids of one millisecond are sorted by the order in which they were made here.
 */
export function newId(now: number): string {
  const sequence = latest.now === now ? latest.sequence + 1 : crypto.getRandomValues(new Uint32Array(1))[0]! >>> 1
  latest = { now, sequence }
  return v7({ msecs: now, seq: sequence })
}

/** The same id for the same instant and the same hash, of 128 bits or more in hex. */
export function idOf(instant: number, hash: string): string {
  const random = Uint8Array.from({ length: 16 }, (_, index) =>
    Number.parseInt(hash.slice(2 * index, 2 * index + 2), 16),
  )
  return v7({ msecs: instant, random })
}
