import { busy } from './errors.ts'

/** How often a request that waits looks whether it is its turn. */
const lookAgain = 50
/** A request that was cut off cannot say so: it is gone if nothing was seen of it for so long. */
const goneAfter = 1_000
/** How often one is computed of those who have more tries than a share. */
const beyondEvery = 5_000

type WaitingHash = { tries: number; lookedAt: number }
type Options = { max: number; share?: number; now: () => number; pause: (milliseconds: number) => Promise<void> }

/** Lets other requests run between two steps of a hash. */
export type Rest = () => Promise<void>

/** Computes a hash when it is its turn. `tries`: how many tries of the network of the request are counted. */
export type HashTurns = <T>(tries: number, hash: (rest: Rest) => Promise<T>) => Promise<T>

/**
 * One hash at a time, since it occupies the only thread of the isolate. Other requests have twice its time: after each
 * step while another hash waits, else at its end, and always at the end of one without tries. The one with the fewest
 * tries comes first, of those with more than `share` one every five seconds, and a request that has `max` before it is
 * refused. One without tries comes between two steps of another, which goes on after it. Each request waits by timers of
 * its own: in workerd a request cannot wait for a promise of another one.
 */
export function createHashTurns({ max, share = Infinity, now, pause }: Options): HashTurns {
  let waiting: WaitingHash[] = []
  let freeAt = 0
  /** The same for hashes without tries. */
  let firstFreeAt = 0
  let beyondAt = 0
  return async (tries, hash) => {
    const own = { tries, lookedAt: 0 }
    const isFirst = tries === 0
    const occupy = (until: number) => (isFirst ? (firstFreeAt = until) : (freeAt = until))
    const leave = () => (waiting = waiting.filter((other) => other !== own))
    for (;;) {
      own.lookedAt = now()
      waiting = waiting.filter(({ lookedAt }) => own.lookedAt - lookedAt < goneAfter)
      if (!waiting.includes(own)) waiting.push(own)
      const before = waiting.toSorted((one, other) => one.tries - other.tries).indexOf(own)
      if (before >= max) {
        leave()
        throw busy()
      }
      const freeForOthers = Math.max(freeAt, tries > share ? beyondAt : 0)
      if (before === 0 && Math.max(firstFreeAt, isFirst ? 0 : freeForOthers) <= own.lookedAt) break
      await pause(lookAgain)
    }
    leave()
    if (tries > share) beyondAt = own.lookedAt + beyondEvery
    let since = own.lookedAt
    let owed = 0
    occupy(since + goneAfter)
    const endStep = async () => {
      // The clock of a Worker stands still until something was waited for.
      await pause(0)
      owed += 2 * Math.min(now() - since, goneAfter)
    }
    const hashed = await hash(async () => {
      await endStep()
      occupy(now() + owed + goneAfter)
      if (!isFirst) {
        if (waiting.length > 0) {
          await pause(owed)
          owed = 0
        }
        while (firstFreeAt > now()) {
          await pause(lookAgain)
          occupy(now() + goneAfter)
        }
      }
      since = now()
    })
    await endStep()
    occupy(now() + owed)
    return hashed
  }
}
