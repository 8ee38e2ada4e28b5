import type { Caller } from './caller.ts'
import { busy } from './errors.ts'

/** How long a try counts for its network, and of how many networks it is known. */
const remembered = 10 * 60_000
const mostNetworks = 20_000
/** So many tries a second every network may have, while there is room. */
const leastOfNetwork = 2

type Options = { perSecond: number; now: () => number }

/**
 * Refuses what is beyond a number of tries a second before D1 is asked. It knows what this isolate let through, and
 * nothing else. The more tries of a network were let through, the fewer of that second are for it: a new network meets
 * the whole number, one with a try half of it, and so on. Of a network in which others
 * tried, two addresses that did not try yet have room in each second.
 */
export function createSignInTries({ perSecond, now }: Options) {
  const tries = new Map<string, number>()
  let knownSince = now()
  let second = 0
  let inSecond = 0
  let ofNewAddresses = 0

  return {
    requireRoom({ network, address }: Caller): void {
      const time = now()
      if (time - knownSince >= remembered || tries.size >= mostNetworks) {
        tries.clear()
        knownSince = time
      }
      if (Math.floor(time / 1000) !== second) {
        second = Math.floor(time / 1000)
        inSecond = 0
        ofNewAddresses = 0
      }
      const before = tries.get(network) ?? 0
      if (inSecond >= Math.max(leastOfNetwork, perSecond / (before + 1))) {
        if (before === 0 || tries.has(address) || ofNewAddresses >= leastOfNetwork) throw busy()
        ofNewAddresses += 1
      }
      tries.set(address, 1)
      inSecond += 1
      tries.set(network, before + 1)
    },

    /** A try that succeeded does not count for its network. */
    giveBack({ network, address }: Caller): void {
      tries.delete(address)
      tries.set(network, Math.max(0, (tries.get(network) ?? 0) - 1))
    },
  }
}

export type SignInTries = ReturnType<typeof createSignInTries>
