/** Chance that can be had again by its seed (mulberry32). */
export function seededRandom(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  /** From 0 up to, but not including, `below`. */
  const whole = (below: number) => Math.floor(next() * below)
  return {
    next,
    whole,
    chance: (probability: number) => next() < probability,
    pick: <T>(from: readonly T[]): T => from[whole(from.length)]!,
  }
}
