import { digits, zero } from '#domain/coach/likelihood'
import type { seededRandom } from '../worker/testing/seeded-random.ts'

/** The weights as properties of an object in a file: see `StoredWeights`. Its scale is written by the caller. */
export function encode(weights: Float64Array, { bias, scale }: { bias: number; scale: number }): string {
  const kept = [...weights.entries()].flatMap(([feature, weight]) => {
    const value = Math.max(-zero, Math.min(zero, Math.round(weight * scale)))
    return value === 0 ? [] : [{ feature, value }]
  })
  return `  bias: ${Number(bias.toFixed(2))},
  distances:
    '${encodePlaces(kept.map(({ feature }) => feature))}',
  values:
    '${kept.map(({ value }) => digits[value + zero]).join('')}',
`
}

/** Numbers in their order, as `readPlaces` reads them. */
export function encodePlaces(places: readonly number[]): string {
  const further = digits.length - 1
  return places
    .map((place, at) => {
      const distance = place - (places[at - 1] ?? -1)
      return digits[further]!.repeat(Math.floor(distance / further)) + digits[distance % further]
    })
    .join('')
}

export function shuffle<Item>(items: readonly Item[], { whole }: ReturnType<typeof seededRandom>): Item[] {
  const shuffled = [...items]
  for (let at = shuffled.length - 1; at > 0; at -= 1) {
    const other = whole(at + 1)
    ;[shuffled[at], shuffled[other]] = [shuffled[other]!, shuffled[at]!]
  }
  return shuffled
}
