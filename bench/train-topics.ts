/**
 * Part of npm run train: learns the weights of `domain/coach/topic-weights.ts`, which tell what a line is about. A
 * text with the label `thanks.TOPIC`, `plans.TOPIC` or `hard.TOPIC` is one line; the topic `none` is none of them. With
 * `--check` it learns from four fifths and prints what is said of the others.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { foldSentences } from '#domain/coach/phrases'
import { evidenceIn, topicsOf, type Head } from '#domain/coach/topics'
import { seededRandom } from '../worker/testing/seeded-random.ts'
import { readLearnedFiles, readTexts } from './texts.ts'
import { encode, encodePlaces, shuffle } from './weights.ts'

type Line = { text: string; topic: number; signs: number[]; features: number[] }
type Learned = { classes: Float64Array[]; biases: number[]; places: ReadonlyMap<number, number> }

const kept = 3_000
/** After each round each weight is drawn to zero by so much. */
const shrinking = 0.22
const roundsAfter = 4
/** Smaller weights are left out. */
const least = 1
const scale = 6
const rounds = 15
const rate = 0.7
const decay = 2e-4
const folds = 3

const texts = readTexts(readLearnedFiles())
const written = (['thanks', 'plans'] as const).map((head) => {
  const lines = linesFor(head)
  check(head, lines)
  const { classes, biases, places } = learn(head, lines)
  console.log(`${head}: ${lines.length} lines`)
  return `  ${head}: {
  scale: ${scale},
  features: '${encodePlaces([...places.keys()])}',
  classes: [
${classes.map((weights, at) => `{${encode(weights, { bias: biases[at]!, scale })}}`).join(',\n')}
  ],
  },`
})
if (!process.argv.includes('--check'))
  writeFileSync(
    join(import.meta.dirname, '../domain/coach/topic-weights.ts'),
    `/** Written by npm run train: what a line is about. Each character is a digit (likelihood.ts). */
export const topicWeights = {
${written.join('\n')}
}
`,
  )

function linesFor(head: Head): Line[] {
  const names = topicsOf(head).map(({ kind, name }) => `${kind}.${name}`)
  return texts.flatMap(({ label, text }) => {
    const [kind, topic] = label.split('.')
    if (topic === undefined || (kind !== head && kind !== 'hard')) return []
    const at = topic === 'none' || topic === 'other' ? names.length : names.indexOf(label)
    if (at < 0) throw new Error(`No topic ${label}`)
    const { signs, features } = evidenceIn(foldSentences(text), head)
    return [{ text, topic: at, signs, features: [...new Set(features)] }]
  })
}

/** How many of the lines that were not learned from are said to have a topic, and how many of these have it. */
function check(head: Head, lines: Line[]): void {
  const shuffled = shuffle(lines, seededRandom(9))
  const none = topicsOf(head).length
  const said = Array.from({ length: folds }, (_, fold) => {
    const learned = learn(
      head,
      shuffled.filter((_, at) => at % folds !== fold),
    )
    return shuffled
      .filter((_, at) => at % folds === fold)
      .map((line) => {
        const { topic, share } = mostLikely(learned, line)
        return { line, topic, share }
      })
  }).flat()
  const isRight = ({ line, topic }: (typeof said)[number]) => line.topic === topic
  const answeredAbove = (limit: number) => said.filter(({ topic, share }) => topic !== none && share >= limit)
  for (const isSigned of [true, false])
    for (const limit of [0.5, 0.6, 0.7, 0.8, 0.9]) {
      const answered = answeredAbove(limit).filter(
        ({ line: { signs }, topic }) => (signs.length === 1 && signs[0] === topic) === isSigned,
      )
      console.log(
        `${head} ${isSigned ? 'with its sign' : 'other'} above ${limit}: ${(answered.length / said.length).toFixed(3)} said, ${(
          answered.filter(isRight).length / answered.length
        ).toFixed(3)} right`,
      )
    }
  if (process.argv.includes('--misses'))
    for (const one of answeredAbove(0.7).filter((one) => !isRight(one)))
      console.log(
        `   ${one.share.toFixed(2)} ${topicsOf(head)[one.topic]?.name} for ${topicsOf(head)[one.line.topic]?.name ?? 'none'}: ${one.line.text}`,
      )
}

function mostLikely({ classes, biases, places }: Learned, line: Line): { topic: number; share: number } {
  const known = line.features.flatMap((feature) => places.get(feature) ?? [])
  const part = 1 / Math.sqrt(Math.max(1, known.length))
  const totals = classes.map(
    (weights, at) =>
      biases[at]! +
      part * known.reduce((sum, place) => sum + weights[place]!, 0) +
      line.signs.reduce((sum, sign) => sum + weights[sign]!, 0),
  )
  const most = Math.max(...totals)
  return { topic: totals.indexOf(most), share: 1 / totals.reduce((sum, total) => sum + Math.exp(total - most), 0) }
}

/** Softmax regression (AdaGrad). The features are those that are in most lines. */
function learn(head: Head, lines: readonly Line[]): Learned {
  const signs = topicsOf(head).length
  const many = signs + 1
  const counts = new Map<number, number>()
  for (const { features } of lines) for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const frequent = [...counts.entries()]
    .filter(([, count]) => count > 1)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, kept)
    .map(([feature]) => feature)
    .toSorted((one, other) => one - other)
  const places = new Map(frequent.map((feature, at) => [feature, signs + at]))
  const bias = signs + places.size
  // The weights of a place are beside each other.
  const weights = new Float32Array((bias + 1) * many)
  const squares = new Float32Array(weights.length).fill(0.1)
  const random = seededRandom(7)
  const totals = new Float64Array(many)
  const isLeftOut = new Uint8Array(weights.length)
  const read = lines.map((line) => ({ ...line, known: line.features.flatMap((feature) => places.get(feature) ?? []) }))
  const addUp = (place: number, part: number) => {
    for (let at = 0; at < many; at += 1) totals[at]! += part * weights[place * many + at]!
  }
  const step = (place: number, part: number) => {
    for (let at = 0; at < many; at += 1) {
      const own = place * many + at
      if (totals[at] === 0 || isLeftOut[own]) continue
      const slope = totals[at]! * part + decay * weights[own]!
      squares[own]! += slope * slope
      weights[own]! -= (rate * slope) / Math.sqrt(squares[own]!)
    }
  }
  for (let round = 0; round < rounds + roundsAfter; round += 1) {
    for (const { known, signs: found, topic } of shuffle(read, random)) {
      const part = 1 / Math.sqrt(Math.max(1, known.length))
      totals.fill(0)
      for (const place of known) addUp(place, part)
      for (const sign of found) addUp(sign, 1)
      addUp(bias, 1)
      const most = totals.reduce((greatest, total) => Math.max(greatest, total))
      let sum = 0
      for (let at = 0; at < many; at += 1) sum += totals[at] = Math.exp(totals[at]! - most)
      for (let at = 0; at < many; at += 1) {
        const slope = totals[at]! / sum - (at === topic ? 1 : 0)
        totals[at] = Math.abs(slope) < 1e-3 ? 0 : slope
      }
      for (const place of known) step(place, part)
      for (const sign of found) step(sign, 1)
      step(bias, 1)
    }
    if (round >= rounds) continue
    for (let own = signs * many; own < bias * many; own += 1) {
      const weight = weights[own]!
      weights[own] = Math.sign(weight) * Math.max(0, Math.abs(weight) - shrinking)
      // What is small in the last of these rounds is left out.
      if (round === rounds - 1 && Math.abs(weight) < least) isLeftOut[own] = 1
    }
    if (round === rounds - 1) for (let own = 0; own < weights.length; own += 1) if (isLeftOut[own]) weights[own] = 0
  }
  const weightOf = (place: number, at: number) => weights[place * many + at]!
  return {
    places,
    biases: Array.from({ length: many }, (_, at) => weightOf(bias, at)),
    classes: Array.from({ length: many }, (_, at) =>
      Float64Array.from({ length: bias }, (_, place) => weightOf(place, at)),
    ),
  }
}
