/**
 * npm run train:help: learns the weights of `domain/crisis/help-weights.ts` from the texts in `bench/help-texts/` and the
 * samples of `domain/crisis`. The texts in `bench/help-texts/unseen/` are for `npm run bench:help` alone. The same texts
 * give the same weights.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { digits, featureCount, passagesOf, topicFeature, weightScale, zero } from '#domain/crisis/help-likelihood'
import { needingHelp, notNeedingHelp } from '#domain/crisis/help-table'
import { foldLines } from '#domain/crisis/phrases'
import { namesTopic } from '#domain/crisis/self-harm'
import { helpSampleRows } from '#domain/crisis/samples/help-sample-sets'
import { seededRandom } from '../worker/testing/seeded-random.ts'
import { readHelpTexts } from './help-texts.ts'

type Example = { passages: Uint32Array[]; needsHelp: boolean; importance: number }

const kept = 24_000
const rounds = 8
/** Each sample has a test. */
const importanceOfSamples = 5
/** With more of it, every sad page of a writer with a literary voice needs help. */
const importanceOfHints = 0.1

const examples = [...readTexts(), ...readSamples()]
const dense = learn(examples, { sparsity: 1 })
/** Strong is what has a large weight and is often read. */
const strongest = [...dense.weights.entries()]
  .filter(([feature, weight]) => weight !== 0 && feature < featureCount)
  .map(([feature, weight]) => ({ feature, strength: Math.abs(weight) * dense.counts[feature]! ** 0.5 }))
  .toSorted((one, other) => other.strength - one.strength)
  .slice(0, kept)
const sparse = learn(examples, {
  sparsity: 0,
  only: new Set([...strongest.map(({ feature }) => feature), topicFeature]),
})
writeFileSync(join(import.meta.dirname, '../domain/crisis/help-weights.ts'), encode(sparse))
console.log(`${examples.length} texts, ${examples.filter(({ needsHelp }) => needsHelp).length} of them need help.`)

function readTexts(): Example[] {
  return readHelpTexts('').map(({ file, text, needsHelp }) =>
    toExample(text, needsHelp, needsHelp && file.includes('hints') ? importanceOfHints : 1),
  )
}

function readSamples(): Example[] {
  const needing = [...needingHelp, ...helpSampleRows.flatMap((row) => row.needing)]
  const others = [...notNeedingHelp, ...helpSampleRows.flatMap((row) => row.notNeeding)]
  return [
    ...needing.map((text) => toExample(text, true, importanceOfSamples)),
    ...others.map((text) => toExample(text, false, importanceOfSamples)),
  ]
}

function toExample(text: string, needsHelp: boolean, importance: number): Example {
  const passages = passagesOf(foldLines(text), { namesTopic }).map((features) => Uint32Array.from(new Set(features)))
  return { passages, needsHelp, importance }
}

/** Logistic regression with FTRL-Proximal (McMahan 2013): the passage of a text that is most likely decides. */
function learn(given: Example[], { sparsity, only }: { sparsity: number; only?: Set<number> }) {
  const [rate, smoothing, decay] = [0.1, 1, 1]
  const bias = featureCount + 1
  const size = featureCount + 2
  const [sums, squares, counts] = [new Float64Array(size), new Float64Array(size), new Float64Array(size)]
  const random = seededRandom(7)
  const texts = given.map((text) => ({
    ...text,
    passages: only ? text.passages.map((passage) => passage.filter((feature) => only.has(feature))) : text.passages,
  }))

  const sparsityOf = (feature: number) => (feature < featureCount ? sparsity : 0)
  const weightOf = (feature: number) => {
    const [sum, limit] = [sums[feature]!, sparsityOf(feature)]
    if (Math.abs(sum) <= limit) return 0
    return -(sum - Math.sign(sum) * limit) / ((smoothing + Math.sqrt(squares[feature]!)) / rate + decay)
  }
  const likelihood = (passage: Uint32Array) => {
    let total = weightOf(bias)
    for (const feature of passage) total += weightOf(feature)
    return total
  }
  const update = (feature: number, gradient: number) => {
    const square = squares[feature]! + gradient * gradient
    const step = (Math.sqrt(square) - Math.sqrt(squares[feature]!)) / rate
    sums[feature]! += gradient - step * weightOf(feature)
    squares[feature] = square
    counts[feature]! += 1
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const { passages, needsHelp, importance } of shuffle(texts, random)) {
      const rated = passages.map((passage) => ({ passage, total: likelihood(passage) }))
      const { passage, total } = rated.reduce((best, other) => (other.total > best.total ? other : best))
      const gradient = (1 / (1 + Math.exp(-total)) - (needsHelp ? 1 : 0)) * importance
      update(bias, gradient)
      for (const feature of passage) update(feature, gradient)
    }
  }
  return {
    weights: Float64Array.from({ length: featureCount + 1 }, (_, feature) => weightOf(feature)),
    bias: weightOf(bias),
    counts,
  }
}

function encode({ weights, bias }: { weights: Float64Array; bias: number }): string {
  let [distances, values, last] = ['', '', -1]
  const further = digits.length - 1
  for (const [feature, weight] of weights.entries()) {
    const value = Math.max(-zero, Math.min(zero, Math.round(weight * weightScale)))
    if (value === 0) continue
    let distance = feature - last
    for (; distance >= further; distance -= further) distances += digits[further]
    distances += digits[distance]
    values += digits[value + zero]
    last = feature
  }
  return `/** Written by npm run train:help. Each character is a digit (help-likelihood.ts). */
export const helpWeights = {
  bias: ${bias.toFixed(3)},
  distances:
    '${distances}',
  values:
    '${values}',
}
`
}

function shuffle<Item>(items: Item[], { whole }: ReturnType<typeof seededRandom>): Item[] {
  const shuffled = [...items]
  for (let at = shuffled.length - 1; at > 0; at -= 1) {
    const other = whole(at + 1)
    ;[shuffled[at], shuffled[other]] = [shuffled[other]!, shuffled[at]!]
  }
  return shuffled
}
