import { readPlaces, readWeights, type StoredWeights, wordsAndPairs } from './likelihood.ts'
import type { Sentence } from './phrases.ts'
import { createFinder } from './recognizer.ts'
import { topicSigns } from './signs/topics.ts'
import { topicWeights } from './topic-weights.ts'

export type Head = 'thanks' | 'plans'
export type TopicKind = keyof typeof topicSigns
export type Topic = {
  [Kind in TopicKind]: { kind: Kind; name: keyof (typeof topicSigns)[Kind] }
}[TopicKind]

/** The names of the topics of a kind, what matters most first. */
export const topics = {
  thanks: namesOf('thanks'),
  plans: namesOf('plans'),
  hard: namesOf('hard'),
}

function namesOf<Kind extends TopicKind>(kind: Kind) {
  return Object.keys(topicSigns[kind]) as (keyof (typeof topicSigns)[Kind])[]
}

/** The topics of a line of thanks, or of a plan, in the order of their weights. A line of each can show what is hard. */
export const topicsOf = (head: Head): readonly Topic[] => topicsOfHeads[head]

const topicsOfHeads = { thanks: topicsWith('thanks'), plans: topicsWith('plans') }

function topicsWith(head: Head): Topic[] {
  return ([head, 'hard'] as const).flatMap((kind) => topics[kind].map((name) => ({ kind, name }) as Topic))
}

const finderOf = (head: Head) => createFinder<string>({ ...topicSigns[head], ...topicSigns.hard })
const finders = { thanks: finderOf('thanks'), plans: finderOf('plans') }

/** What is known of a line: the topics of which it has signs, by their places, and its features (likelihood.ts). */
export function evidenceIn(sentences: readonly Sentence[], head: Head): { signs: number[]; features: number[] } {
  const found = finders[head](sentences)
  return {
    signs: topicsOf(head).flatMap(({ name }, at) => (found.has(name) ? [at] : [])),
    features: sentences.flatMap(({ words }) => wordsAndPairs(['^', ...words.filter((word) => word !== ','), '$'])),
  }
}

type Weights = {
  /** Of each feature the place of its weights, after those of the signs. */
  places: ReadonlyMap<number, number>
  biases: Float64Array
  scale: number
  /** The weights of a place, one for each class, are beside each other. */
  of: Int8Array
}
const weights: Partial<Record<Head, Weights>> = {}

/** How likely a topic has to be to be sure: less where the line has a sign of it and of no other. */
const surelyAbove = { withSign: 0.6, other: 0.9 }

/**
 * What a line is about; undefined where that is not sure. Signs and words are weighed together (npm run train): "hot dog" is no dog. The last class is that of all other lines.
 */
export function topicOf(sentences: readonly Sentence[], head: Head): Topic | undefined {
  const { places, biases, scale, of } = (weights[head] ??= read(topicWeights[head], topicsOf(head).length))
  const { signs, features } = evidenceIn(sentences, head)
  const known = [...new Set(features)].flatMap((feature) => places.get(feature) ?? [])
  const totals = biases.slice()
  const add = (rows: readonly number[], weight: number) => {
    for (const row of rows)
      for (let at = 0, from = row * totals.length; at < totals.length; at += 1) totals[at]! += of[from + at]! * weight
  }
  add(signs, 1 / scale)
  // A long line has more words, and not more certainty.
  add(known, 1 / scale / Math.sqrt(Math.max(1, known.length)))
  const most = totals.reduce((so, total) => Math.max(so, total))
  const sum = totals.reduce((so, total) => so + Math.exp(total - most), 0)
  const likeliest = totals.indexOf(most)
  const isSigned = signs.length === 1 && signs[0] === likeliest
  const isSure = 1 / sum > (isSigned ? surelyAbove.withSign : surelyAbove.other)
  return isSure ? topicsOf(head)[likeliest] : undefined
}

/** The topics before the first that passes with the day: a page with one of them is no cheerful one. */
export const isGrave = ({ kind, name }: Topic) =>
  kind === 'hard' && topics.hard.indexOf(name) < topics.hard.indexOf('caring')

type Stored = { scale: number; features: string; classes: readonly Omit<StoredWeights, 'scale'>[] }

function read({ scale, features, classes }: Stored, signs: number): Weights {
  const places = new Map(readPlaces(features).map((feature, at) => [feature, signs + at]))
  const of = new Int8Array((signs + places.size) * classes.length)
  for (const [at, stored] of classes.entries())
    for (const [place, weight] of readWeights({ ...stored, scale }, signs + places.size).of.entries())
      of[place * classes.length + at] = weight
  return { places, biases: Float64Array.from(classes, ({ bias }) => bias), scale, of }
}
