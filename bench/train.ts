/**
 * npm run train: learns the weights of `domain/coach/` from the texts in `bench/texts/`: which texts may be of a person in
 * danger, which are hard, and then what a line is about and which words show a language. Those in `bench/texts/unseen/` are for `npm run bench help` alone. The same
 * texts give the same weights. With `--check` it learns from half of the texts and prints how the other half is read.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { meanLikelihood, passagesOf } from '#domain/coach/help-likelihood'
import { featuresOfLine } from '#domain/coach/hardness'
import { featureCount, signFeature } from '#domain/coach/likelihood'
import { foldLines, foldSentences } from '#domain/coach/phrases'
import { namesTopic } from '#domain/coach/self-harm'
import { seededRandom } from '../worker/testing/seeded-random.ts'
import { readLearnedFiles, readTexts, type Text } from './texts.ts'
import { encode, shuffle } from './weights.ts'

/** A text as the features of its parts, whose likelihoods together are that of the text. */
type Example = { of: Text; parts: Uint32Array[]; isOne: boolean; importance: number }
type Head = {
  name: string
  about: string
  kept: number
  scale: number
  examples: (texts: readonly Text[]) => Example[]
  /** So many of the texts that are not one may be above the limit, in each of these sets. */
  mostMistaken: number
  isCounted: (text: Text) => boolean
}

const needing = new Set(['help', 'hint', 'sample-help', 'must-help'])
const heads: Head[] = [
  {
    name: 'help',
    about: 'a text may be of a person in danger',
    kept: 16_000,
    scale: 12,
    examples: (texts) =>
      texts
        .filter(({ label }) => !label.startsWith('harm-'))
        .map((of) => ({
          of,
          parts: passagesOf(foldLines(of.text), { namesTopic }).map((features) => Uint32Array.from(new Set(features))),
          isOne: needing.has(of.label),
          // The texts that others wrote for another purpose are few.
          importance: of.isOutside ? (of.label === 'stressed' ? 0.6 : 2) : 1,
        })),
    mostMistaken: 0.07,
    isCounted: ({ isOutside, label }) => (isOutside && label === 'none') || label === 'bright' || label === 'open',
  },
  {
    name: 'hard',
    about: 'a page is hard',
    kept: 5_000,
    scale: 12,
    examples: (texts) =>
      texts.flatMap((of) => {
        const band = of.label.replace('read-', '')
        if (band !== 'hard' && band !== 'open' && band !== 'bright') return []
        const parts = of.lines.map(({ text, isPlan }) =>
          Uint32Array.from(new Set(featuresOfLine(foldSentences(text), isPlan))),
        )
        return [{ of, parts, isOne: band === 'hard', importance: of.label.startsWith('read-') ? 0.2 : 1 }]
      }),
    mostMistaken: 0.04,
    isCounted: ({ label }) => label === 'bright',
  },
]
/** So many of the texts that are one may be below the lower limit. */
const mostMissed = 0.05
const rounds = 3
const orders = [7, 11, 13]

const texts = readTexts(readLearnedFiles())
for (const head of heads) {
  const examples = head.examples(texts)
  // The limits come from texts that were not learned from.
  const half = (at: number) => examples.filter((_, place) => place % 2 === at)
  const limits = limitsOf(head, learnSparse(head, half(0)), half(1))
  if (process.argv.includes('--check')) continue
  const { weights, bias } = learnSparse(head, examples)
  writeFileSync(
    join(import.meta.dirname, `../domain/coach/${head.name}-weights.ts`),
    `/** Written by npm run train: how likely ${head.about}. Each character is a digit (likelihood.ts). */
export const ${head.name}Weights = {
  likelyAbove: { ${limits.map(({ language, above }) => `${language}: ${above.toFixed(2)}`).join(', ')} },
  unlikelyBelow: { ${limits.map(({ language, below }) => `${language}: ${below.toFixed(2)}`).join(', ')} },
  scale: ${head.scale},
${encode(weights, { bias, scale: head.scale })}}
`,
  )
  console.log(`${head.name}: ${examples.length} texts`)
}

await import('./train-topics.ts')
if (!process.argv.includes('--check')) await import('./train-language.ts')

type Learned = { weights: Float64Array; bias: number }

/** The strongest features, those that are read often first, and the weights learned with these alone. */
function learnSparse({ kept }: Head, examples: readonly Example[]): Learned {
  const dense = learn(examples, { sparsity: 1 })
  const strongest = [...dense.weights.entries()]
    .filter(([feature, weight]) => weight !== 0 && feature < featureCount)
    .map(([feature, weight]) => ({ feature, strength: Math.abs(weight) * dense.counts[feature]! ** 0.5 }))
    .toSorted((one, other) => other.strength - one.strength)
    .slice(0, kept)
  const only = new Set([...strongest.map(({ feature }) => feature), signFeature])
  // The mean of several orders of the texts: one order alone moves the figures.
  const learned = orders.map((seed) => learn(examples, { sparsity: 0, only, seed }))
  const meanOf = (valueOf: (one: Learned) => number) =>
    learned.reduce((sum, one) => sum + valueOf(one), 0) / learned.length
  return {
    weights: Float64Array.from({ length: featureCount + 1 }, (_, feature) => meanOf((one) => one.weights[feature]!)),
    bias: meanOf((one) => one.bias),
  }
}

/**
 * For each language the limit that few of the texts that are not one pass, in each set, and the one that few of those that
 * are fall below; and prints what passes the first.
 */
type Limits = { language: string; above: number; below: number }
function limitsOf(head: Head, { weights, bias }: Learned, held: readonly Example[]): Limits[] {
  const likelihoodOf = ({ parts }: Example) =>
    meanLikelihood(parts.map((part) => part.reduce((sum, feature) => sum + weights[feature]!, bias)))
  const read = held.map((example) => ({ example, likelihood: likelihoodOf(example) }))
  return ['en', 'de', 'es', 'fr'].map((language) => {
    const own = read.filter(({ example }) => example.of.language === language)
    const sets = Map.groupBy(own, ({ example }) => example.of.set)
    const above = Math.max(
      ...[...sets.values()].map((set) => {
        const others = set.filter(({ example }) => !example.isOne && head.isCounted(example.of))
        const sorted = others.map(({ likelihood }) => likelihood).toSorted((one, other) => other - one)
        return sorted[Math.floor(sorted.length * head.mostMistaken)] ?? -Infinity
      }),
    )
    for (const [label, all] of Map.groupBy(own, ({ example: { of } }) => `${of.set} ${of.label}`))
      if (all.length > 20)
        console.log(
          `${head.name} ${language} ${label.padEnd(28)} ${String(all.length).padStart(5)} texts, above the limit ${(
            all.filter(({ likelihood }) => likelihood > above).length / all.length
          ).toFixed(3)}`,
        )
    const ones = own.filter(({ example }) => example.isOne).map(({ likelihood }) => likelihood)
    const below = ones.toSorted((one, other) => one - other)[Math.floor(ones.length * mostMissed)]!
    return { language, above, below }
  })
}

/** Logistic regression with FTRL-Proximal (McMahan 2013). Each part has the share that it has in the likelihood. */
type Learning = { sparsity: number; only?: Set<number>; seed?: number }
function learn(given: readonly Example[], { sparsity, only, seed = 7 }: Learning) {
  const [rate, smoothing, decay] = [0.1, 1, 1]
  const biasFeature = featureCount + 1
  const size = featureCount + 2
  const [sums, squares, counts, weights] = Array.from({ length: 4 }, () => new Float64Array(size)) as [
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
  ]
  const random = seededRandom(seed)
  const examples = only
    ? given.map((one) => ({ ...one, parts: one.parts.map((part) => part.filter((feature) => only.has(feature))) }))
    : given

  const update = (feature: number, gradient: number) => {
    const square = squares[feature]! + gradient * gradient
    sums[feature]! += gradient - ((Math.sqrt(square) - Math.sqrt(squares[feature]!)) / rate) * weights[feature]!
    squares[feature] = square
    counts[feature]! += 1
    const limit = feature < featureCount ? sparsity : 0
    const sum = sums[feature]!
    weights[feature] =
      Math.abs(sum) <= limit
        ? 0
        : -(sum - Math.sign(sum) * limit) / ((smoothing + Math.sqrt(squares[feature]!)) / rate + decay)
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const { parts, isOne, importance } of shuffle(examples, random)) {
      const likelihoods = parts.map((part) =>
        part.reduce((sum, feature) => sum + weights[feature]!, weights[biasFeature]!),
      )
      const total = meanLikelihood(likelihoods)
      const gradient = (1 / (1 + Math.exp(-total)) - (isOne ? 1 : 0)) * importance
      for (const [at, part] of parts.entries()) {
        const share = (gradient * Math.exp(likelihoods[at]! - total)) / parts.length
        if (Math.abs(share) < 1e-4) continue
        update(biasFeature, share)
        for (const feature of part) update(feature, share)
      }
    }
  }
  return { weights, bias: weights[biasFeature]!, counts }
}
