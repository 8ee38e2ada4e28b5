/**
 * npm run train:help: learns the weights of `domain/coach/help-weights.ts` from the texts in `bench/texts/`. Those in
 * `bench/texts/unseen/` are for `npm run bench:help` alone. The same texts give the same weights.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { passagesOf } from '#domain/coach/help-likelihood'
import { featureCount, signFeature } from '#domain/coach/likelihood'
import { foldLines } from '#domain/coach/phrases'
import { namesTopic } from '#domain/coach/self-harm'
import { seededRandom } from '../worker/testing/seeded-random.ts'
import { readTexts, type Label } from './texts.ts'
import { encode, shuffle } from './weights.ts'

const needing: ReadonlySet<Label> = new Set(['help', 'hint', 'sample-help', 'must-help'])

type Example = { passages: Uint32Array[]; needsHelp: boolean; importance: number }

const kept = 19_000
const scale = 12
const rounds = 8
/** Each sample has a test. */
const importanceOfSamples = 5
/** With more of it, every sad page of a writer with a literary voice needs help. */
const importanceOfHints = 0.1
/** Of many passages one is likely by chance, so that a text with more of them counts for more. */
const fewPassages = 3
/** People on a hard day and in no danger are those who get most false alarms. */
const importanceOfHardDays = 2

const examples = readExamples()
const dense = learn(examples, { sparsity: 1 })
/** Strong is what has a large weight and is often read. */
const strongest = [...dense.weights.entries()]
  .filter(([feature, weight]) => weight !== 0 && feature < featureCount)
  .map(([feature, weight]) => ({ feature, strength: Math.abs(weight) * dense.counts[feature]! ** 0.5 }))
  .toSorted((one, other) => other.strength - one.strength)
  .slice(0, kept)
const only = new Set([...strongest.map(({ feature }) => feature), signFeature])
/** The mean of several orders of the texts: one order alone moves the figures of unseen texts by two in a hundred. */
const orders = [7, 11, 13, 17, 19].map((seed) => learn(examples, { sparsity: 0, only, seed }))
const meanOf = (valueOf: (order: (typeof orders)[number]) => number) =>
  orders.reduce((sum, order) => sum + valueOf(order), 0) / orders.length
const weights = Float64Array.from({ length: featureCount + 1 }, (_, feature) => meanOf((one) => one.weights[feature]!))
writeFileSync(
  join(import.meta.dirname, '../domain/coach/help-weights.ts'),
  `/** Written by npm run train:help. Each character is a digit (likelihood.ts). */
export const helpWeights = {
${encode(weights, { bias: meanOf(({ bias }) => bias), scale })}}
`,
)
console.log(`${examples.length} texts, ${examples.filter(({ needsHelp }) => needsHelp).length} of them need help.`)

function readExamples(): Example[] {
  return readTexts().map(({ label, text }) => toExample(text, needing.has(label), importanceOf(label)))
}

function importanceOf(label: Label): number {
  if (label.startsWith('sample-')) return importanceOfSamples
  if (label.startsWith('must-')) return 2 * importanceOfSamples
  if (label === 'hard') return importanceOfHardDays
  return label === 'hint' ? importanceOfHints : 1
}

function toExample(text: string, needsHelp: boolean, importance: number): Example {
  const passages = passagesOf(foldLines(text), { namesTopic }).map((features) => Uint32Array.from(new Set(features)))
  return { passages, needsHelp, importance: importance * Math.max(1, passages.length / fewPassages) }
}

/** Logistic regression with FTRL-Proximal (McMahan 2013): the passage of a text that is most likely decides. */
type Learning = { sparsity: number; only?: Set<number>; seed?: number }
function learn(given: Example[], { sparsity, only, seed = 7 }: Learning) {
  const [rate, smoothing, decay] = [0.1, 1, 1]
  const bias = featureCount + 1
  const size = featureCount + 2
  const [sums, squares, counts] = [new Float64Array(size), new Float64Array(size), new Float64Array(size)]
  const random = seededRandom(seed)
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
