import { digits, zero } from '#domain/coach/likelihood'
import type { seededRandom } from '../worker/testing/seeded-random.ts'

/** The weights as properties of an object in a file: see `StoredWeights`. */
export function encode(weights: Float64Array, { bias, scale }: { bias: number; scale: number }): string {
  let [distances, values, last] = ['', '', -1]
  const further = digits.length - 1
  for (const [feature, weight] of weights.entries()) {
    const value = Math.max(-zero, Math.min(zero, Math.round(weight * scale)))
    if (value === 0) continue
    let distance = feature - last
    for (; distance >= further; distance -= further) distances += digits[further]
    distances += digits[distance]
    values += digits[value + zero]
    last = feature
  }
  return `  bias: ${Number(bias.toFixed(3))},
  scale: ${scale},
  distances:
    '${distances}',
  values:
    '${values}',
`
}

export function shuffle<Item>(items: readonly Item[], { whole }: ReturnType<typeof seededRandom>): Item[] {
  const shuffled = [...items]
  for (let at = shuffled.length - 1; at > 0; at -= 1) {
    const other = whole(at + 1)
    ;[shuffled[at], shuffled[other]] = [shuffled[other]!, shuffled[at]!]
  }
  return shuffled
}
