import type { Allowance, RateCounters } from './rate-counters.ts'
import { tooMany } from './errors.ts'

const minute = 60
const mostKnown = 20_000
/** So many writes count what one person may read within a longer window; the nearer its end, the more exactly. */
const shares = 20

/**
 * Counts reads in this isolate, so that a read writes nothing. What is limited within a minute is known nowhere else. What
 * is limited within longer is stored at times: other isolates are late by what they did not store yet.
 */
export function createReadCounts({ now }: { now: () => number }) {
  const known = new Map<string, { count: number; stored: number; resetsAt: number }>()

  return {
    async take(personId: string, allowance: Allowance, counters: RateCounters): Promise<void> {
      const { key, max, windowSeconds } = allowance
      const time = now()
      const id = `${personId}:${key}`
      let read = known.get(id)
      if (!read || (windowSeconds === minute && read.resetsAt <= time)) {
        if (known.size >= mostKnown) known.clear()
        read = { count: 0, stored: 0, resetsAt: time + windowSeconds * 1000 }
        known.set(id, read)
      }
      read.count += 1
      if (windowSeconds === minute) {
        if (read.count > max) throw tooMany((read.resetsAt - time) / 1000)
        return
      }
      if (read.count < (max - read.stored) / shares) return
      const taken = { ...allowance, amount: read.count }
      read.count = 0
      const { countOf, requireRoom } = await counters.count<[]>([taken], time)
      read.stored = countOf(taken)
      requireRoom([taken])
    },
  }
}

export type ReadCounts = ReturnType<typeof createReadCounts>
