import { v7 } from 'uuid'

let latest = { now: -1, sequence: 0 }

/**
 * A UUIDv7: unique everywhere and sorted by time, so that rows can move between databases.
 * Ids of one millisecond are sorted by the order in which they were made here.
 */
export function newId(now: number): string {
  const sequence = latest.now === now ? latest.sequence + 1 : crypto.getRandomValues(new Uint32Array(1))[0]! >>> 1
  latest = { now, sequence }
  return v7({ msecs: now, seq: sequence })
}
