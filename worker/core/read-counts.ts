import type { Allowance, RateCounters } from './rate-counters.ts'
import { tooMany } from './errors.ts'

const minute = 60
const mostKnown = 20_000
/** So many writes count what one person may read within a longer window; the nearer its end, the more exactly. */
const shares = 20
/** So many reads of one person run at a time, since each holds a megabyte. Another one looks again so often, so many times. */
const atOnce = 2
const lookAgain = 50
const looks = 100
/** A request that was cut off cannot say so, and a file that nobody reads on keeps no turn. */
const goneAfter = 10_000

/**
 * Counts reads in this isolate, so that a read writes nothing. What is limited within a minute is known nowhere else. What
 * is limited within longer is stored at times: other isolates are late by what they did not store yet.
 */
export function createReadCounts({ now }: { now: () => number }) {
  const known = new Map<string, { count: number; stored: number; resetsAt: number }>()

  const running = new Map<string, { since: number }[]>()
  const runningOf = (personId: string) => (running.get(personId) ?? []).filter(({ since }) => now() - since < goneAfter)

  /** Begins at once, for what goes on after its request has waited for a turn. */
  function beginTurn(personId: string): Turn {
    const turn = { since: 0 }
    const others = () => runningOf(personId).filter((other) => other !== turn)
    const goOn = () => {
      turn.since = now()
      running.set(personId, [...others(), turn])
    }
    const end = () => {
      const left = others()
      if (left.length > 0) running.set(personId, left)
      else running.delete(personId)
    }
    goOn()
    return { goOn, end }
  }

  return {
    beginTurn,

    /** A request cannot wait for a promise of another one, so it looks. */
    async inTurn(personId: string, pause: (milliseconds: number) => Promise<void>, read: () => Promise<void>) {
      for (let look = 0; runningOf(personId).length >= atOnce; look += 1) {
        if (look === looks) throw tooMany(1)
        await pause(lookAgain)
      }
      const turn = beginTurn(personId)
      try {
        await read()
      } finally {
        turn.end()
      }
    },

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

export type Turn = { goOn: () => void; end: () => void }
export type ReadCounts = ReturnType<typeof createReadCounts>
