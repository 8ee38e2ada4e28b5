/**
 * npm run train:bands: learns the weights of `domain/coach/band-weights.ts`, by which a page is hard, open or bright,
 * from the texts in `bench/texts/`. The same texts give the same weights. With `--check` it learns from all writers but
 * one in turn, and prints how the pages of that one are read.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bandOf, featuresOfLine, pageHardness, type Band } from '#domain/coach/band'
import { gladnessIn } from '#domain/coach/gladness'
import { gravestOf, hardshipIn, type Hardship } from '#domain/coach/hardship'
import { languages } from '#domain/coach/language'
import { signFeature } from '#domain/coach/likelihood'
import { foldSentences } from '#domain/coach/phrases'
import { seededRandom } from '../worker/testing/seeded-random.ts'
import { readTexts } from './texts.ts'
import { encode, shuffle } from './weights.ts'

type Example = {
  file: string
  band: Band
  isPage: boolean
  hardship: Hardship | undefined
  isGlad: boolean
  importance: number
  lines: Uint32Array[]
}

const kept = 24_000
const scale = 8
const rounds = 12
const rate = 0.1
const decay = 0.1
/** Texts of another kind than mornings, which were read and not written as a band. */
const importanceOfRead = 0.2
/**
 * So many open pages are called hard, bright ones with a sign hard, hard ones bright, and hard ones with a sign of
 * gladness bright, when they were not learned from.
 */
const mostMistaken = { hard: 0.035, hardWithSign: 0.005, bright: 0.05, brightWithSign: 0.006 }
const parts = 6
const biasFeature = signFeature + 1
const size = biasFeature + 1

const examples: Example[] = readTexts().flatMap(({ file, label, lines }) => {
  const band = label.replace('read-', '')
  if (band !== 'hard' && band !== 'open' && band !== 'bright') return []
  const isRead = label.startsWith('read-')
  const language = languages.find((one) => file.startsWith(one)) ?? 'other'
  const folded = lines.map((line) => foldSentences(line.text))
  const hardships = folded.map((sentences) => hardshipIn(sentences, language))
  return [
    {
      file,
      band,
      isPage: !isRead && lines.length > 1,
      hardship: gravestOf(hardships),
      isGlad: folded.some((sentences, at) => gladnessIn(lines[at]!.text, sentences, language) !== undefined),
      importance: isRead ? importanceOfRead : 1,
      lines: folded.map((sentences, at) =>
        Uint32Array.from(
          new Set(featuresOfLine(sentences, { isPlan: lines[at]!.isPlan, hasSign: hardships[at] !== undefined })),
        ),
      ),
    },
  ]
})

/** A weight is that for hard less that for bright. */
function learnBands(from: Example[], only?: Set<number>): Float64Array {
  const [hard, bright] = (['hard', 'bright'] as const).map((band) => learn(from, band, only))
  return hard!.map((weight, feature) => weight - bright![feature]!)
}

/** Logistic regression (AdaGrad) of the sum of the lines' weights. The bias is after the features. */
function learn(from: Example[], band: Band, only?: Set<number>): Float64Array {
  const weights = new Float64Array(size)
  const squares = new Float64Array(size).fill(1)
  const random = seededRandom(7)
  const step = (feature: number, gradient: number) => {
    const slope = gradient + decay * weights[feature]!
    squares[feature]! += slope * slope
    weights[feature]! -= (rate * slope) / Math.sqrt(squares[feature]!)
  }
  const kept = only
    ? from.map((one) => ({ ...one, lines: one.lines.map((line) => line.filter((f) => only.has(f))) }))
    : from
  for (let round = 0; round < rounds; round += 1)
    for (const example of shuffle(kept, random)) {
      const total = hardnessOf(example, weights)
      const share = 1 / Math.sqrt(example.lines.length)
      const gradient = (1 / (1 + Math.exp(-total)) - (example.band === band ? 1 : 0)) * example.importance * share
      for (const line of example.lines) for (const feature of line) step(feature, gradient)
      step(biasFeature, gradient)
    }
  return weights
}

function hardnessOf({ lines }: Example, weights: Float64Array): number {
  const bias = weights[biasFeature]!
  return pageHardness(lines.map((line) => line.reduce((sum, feature) => sum + weights[feature]!, bias)))
}

/** The strongest features, those that are read often first, and the weights learned with these alone. */
function learnSparse(from: Example[]): Float64Array {
  const dense = learnBands(from)
  const counts = new Float64Array(size)
  for (const { lines } of from) for (const line of lines) for (const feature of line) counts[feature]! += 1
  const strongest = [...dense.entries()]
    .filter(([feature, weight]) => weight !== 0 && feature < biasFeature)
    .map(([feature, weight]) => ({ feature, strength: Math.abs(weight) * counts[feature]! ** 0.5 }))
    .toSorted((one, other) => other.strength - one.strength)
    .slice(0, kept)
  return learnBands(from, new Set(strongest.map(({ feature }) => feature)))
}

/** How the pages are read by weights that were not learned from them: each part of the pages is left out once. */
function readUnlearned(): { example: Example; hardness: number }[] {
  return Array.from({ length: parts }, (_, part) => {
    const isLeftOut = (at: number) => Math.floor((at / examples.length) * parts * 8) % parts === part
    const weights = learnSparse(examples.filter((_, at) => !isLeftOut(at)))
    return examples
      .filter((example, at) => isLeftOut(at) && example.isPage)
      .map((example) => ({ example, hardness: hardnessOf(example, weights) }))
  }).flat()
}

const unlearned = readUnlearned()
const hardnessIn = (band: Band) =>
  unlearned
    .filter(({ example }) => example.band === band)
    .map(({ hardness }) => hardness)
    .toSorted((a, b) => a - b)
const [hard, open, bright] = (['hard', 'open', 'bright'] as const).map(hardnessIn) as [number[], number[], number[]]
const signed = unlearned.filter(({ example }) => example.band === 'bright' && example.hardship)
const hardWithSignAbove = signed.map(({ hardness }) => hardness).toSorted((a, b) => b - a)[
  Math.floor(bright.length * mostMistaken.hardWithSign)
]!
const hardAbove = open[Math.floor(open.length * (1 - mostMistaken.hard))]!
const brightBelow = hard[Math.floor(hard.length * mostMistaken.bright)]!
const brightWithSignBelow = unlearned
  .filter(({ example }) => example.band === 'hard' && example.isGlad && example.hardship !== 'loss')
  .map(({ hardness }) => hardness)
  .toSorted((a, b) => a - b)[Math.floor(hard.length * mostMistaken.brightWithSign)]!
const limits = { hardAbove, hardWithSignAbove, brightBelow, brightWithSignBelow }
console.log(`${unlearned.length} pages, read by weights that were not learned from them:`)
for (const band of ['hard', 'open', 'bright']) {
  const of = unlearned.filter(({ example }) => example.band === band)
  const called = (as: Band) =>
    (of.filter(({ example, hardness }) => bandOf({ ...example, hardness }, limits) === as).length / of.length).toFixed(
      3,
    )
  console.log(`${band.padEnd(7)} called hard ${called('hard')}, called bright ${called('bright')}`)
}
const above = hard.reduce((sum, one) => sum + bright.filter((other) => one > other).length, 0)
console.log(`hard above bright: ${(above / hard.length / bright.length).toFixed(3)}`)
if (!process.argv.includes('--check')) {
  const weights = learnSparse(examples)
  const stored = encode(weights.subarray(0, biasFeature), { bias: weights[biasFeature]!, scale })
  writeFileSync(
    join(import.meta.dirname, '../domain/coach/band-weights.ts'),
    `/** Written by npm run train:bands. Each character is a digit (likelihood.ts). */
export const bandWeights = {
${Object.entries(limits)
  .map(([name, limit]) => `  ${name}: ${Number(limit.toFixed(3))},\n`)
  .join('')}${stored}}
`,
  )
}
