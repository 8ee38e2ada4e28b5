import { helpWeights } from './help-weights.ts'

/** Weights are stored for features, and a feature is a number below this. */
export const featureCount = 2 ** 20

/** A passage that names the topic, as told by the caller. */
export const topicFeature = featureCount

/** How many weights one unit is. */
export const weightScale = 4

const sentencesOfPassage = 3
/** A sentence with more words is read in stretches, each of which shares half its words with the next. */
const wordsOfStretch = 24
const lettersOfPiece = 4

/** Each line as its sentences, folded. */
export type FoldedLines = readonly (readonly string[])[]
type Options = { namesTopic: (sentence: string) => boolean; isRead?: (feature: number) => boolean }

/**
 * How likely a text needs help, as the logarithm of the odds of its most likely passage. The weights were learned from
 * texts that need help and texts that do not (bench/train-help.ts).
 */
export function helpLikelihood(lines: FoldedLines, namesTopic: Options['namesTopic']): number {
  const weights = (decodedWeights ??= readWeights())
  const passages = passagesOf(lines, { namesTopic, isRead: (feature) => weights[feature] !== 0 })
  return Math.max(...passages.map((features) => likelihoodOf(features, weights)))
}

function likelihoodOf(features: readonly number[], weights: Int8Array): number {
  // A feature counts once.
  const sum = [...new Set(features)].reduce((total, feature) => total + weights[feature]!, 0)
  return helpWeights.bias + sum / weightScale
}

/**
 * The features of each passage: of each sentence, and of up to three that follow each other in a line. So one sentence is
 * found in a long page, and one that says little is read with those around it.
 */
export function passagesOf(lines: FoldedLines, { namesTopic, isRead = () => true }: Options): number[][] {
  return lines.flatMap((sentences) => {
    const stretches = sentences
      .filter((sentence) => /\p{L}/u.test(sentence))
      .flatMap((sentence) => stretchesOf(sentence, namesTopic(sentence)))
      .map((features) => features.filter(isRead))
    if (stretches.length < 2) return [stretches[0] ?? []]
    const last = Math.max(0, stretches.length - sentencesOfPassage)
    const runs = Array.from({ length: last + 1 }, (_, from) => stretches.slice(from, from + sentencesOfPassage).flat())
    return [...stretches, ...runs]
  })
}

function stretchesOf(sentence: string, isOnTopic: boolean): number[][] {
  const words = ['^', ...sentence.split(' ').filter((word) => word !== '' && word !== ','), '$']
  const step = wordsOfStretch / 2
  const many = Math.max(1, Math.ceil((words.length - step) / step))
  return Array.from({ length: many }, (_, at) =>
    featuresOf(words.slice(at * step, at * step + wordsOfStretch), isOnTopic),
  )
}

function featuresOf(words: readonly string[], isOnTopic: boolean): number[] {
  const features = isOnTopic ? [topicFeature] : []
  const hashes = words.map((word) => hash(word, 0, word.length))
  for (const [at, word] of words.entries()) {
    const [one, next, afterNext] = [hashes[at]!, hashes[at + 1], hashes[at + 2]]
    features.push(featureOf(one))
    if (next !== undefined) features.push(featureOf(joined(one, next)))
    if (next !== undefined && afterNext !== undefined)
      features.push(featureOf(joined(joined(one, next), afterNext)), featureOf(joined(~one, afterNext)))
    const letters = `<${word}>`
    for (let from = 0; from + lettersOfPiece <= letters.length; from += 1)
      features.push(featureOf(~hash(letters, from, from + lettersOfPiece)))
  }
  return features
}

/** FNV-1a */
function hash(text: string, from: number, to: number): number {
  let value = 0x811c9dc5
  for (let at = from; at < to; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return value
}

function joined(first: number, second: number): number {
  return Math.imul(first, 31) + second
}

/** The upper bits of a hash are mixed into the lower ones, which are kept. */
function featureOf(value: number): number {
  const mixed = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d)
  return ((mixed ^ (mixed >>> 12)) >>> 0) % featureCount
}

/** One character stands for a number: its place in this list. Signs that have a meaning in code are left out. */
export const digits = Array.from({ length: 94 }, (_, at) => String.fromCharCode(33 + at))
  .filter((sign) => !`"'\`\\$<>{}`.includes(sign))
  .join('')
/** The digit of the weight 0. */
export const zero = 42

let decodedWeights: Int8Array | undefined

/** Decoded when the first text is read: the start of the Worker costs nothing. */
function readWeights(): Int8Array {
  const { distances, values } = helpWeights
  const decoded = new Int8Array(featureCount + 1)
  let feature = -1
  let weight = 0
  for (const sign of distances) {
    const distance = digits.indexOf(sign)
    feature += distance
    // The greatest digit says that the distance goes on.
    if (distance < digits.length - 1) {
      decoded[feature] = digits.indexOf(values[weight]!) - zero
      weight += 1
    }
  }
  return decoded
}
