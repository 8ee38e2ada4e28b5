import { featuresOf, readWeights, weighed, withWeights, type Weights } from './likelihood.ts'
import { helpWeights } from './help-weights.ts'
import type { Sentence } from './phrases.ts'

const sentencesOfPassage = 3
/** A sentence with more words is read in stretches, each of which shares half its words with the next. */
const wordsOfStretch = 24

/** Read when the first text is: the start of the Worker costs nothing. */
let weights: Weights | undefined

/** Each line as its sentences. */
type FoldedLines = readonly (readonly Sentence[])[]
type Options = { namesTopic: (sentence: Sentence) => boolean; weights?: Weights }

/**
 * How likely a text needs help, as the logarithm of the odds: the mean of its passages, in which the likely ones count
 * most. A maximum would grow with the length of the text. The weights were learned from texts that need help and texts
 * that do not (bench/train-help.ts).
 */
export function helpLikelihood(lines: FoldedLines, namesTopic: Options['namesTopic']): number {
  weights ??= readWeights(helpWeights)
  const passages = passagesOf(lines, { namesTopic, weights })
  return meanLikelihood(passages.map((features) => weighed(features, weights!)))
}

export function meanLikelihood(likelihoods: readonly number[]): number {
  const most = Math.max(...likelihoods)
  const sum = likelihoods.reduce((total, one) => total + Math.exp(one - most), 0)
  return most + Math.log(sum / likelihoods.length)
}

/**
 * The features of each passage: of each sentence, and of up to three that follow each other in a line or, since plans
 * are written one a line, across lines. So one sentence is found in a long page, and one that says little is read with
 * those around it.
 */
export function passagesOf(lines: FoldedLines, { namesTopic, weights: only }: Options): number[][] {
  const read = lines
    .map((sentences) =>
      sentences
        .filter((sentence) => /\p{L}/u.test(sentence.text))
        .flatMap((sentence) => stretchesOf(sentence, namesTopic(sentence)))
        .map((features) => (only ? withWeights(features, only) : features)),
    )
    .filter((stretches) => stretches.length > 0)
  const stretches = read.flat()
  if (stretches.length === 0) return [[]]
  return [...stretches, ...read.flatMap(runsOf), ...(read.length > 1 ? runsOf(stretches) : [])]
}

function runsOf(stretches: number[][]): number[][] {
  if (stretches.length < 2) return []
  const last = Math.max(0, stretches.length - sentencesOfPassage)
  return Array.from({ length: last + 1 }, (_, from) =>
    // `flat` takes ten times as long.
    ([] as number[]).concat(...stretches.slice(from, from + sentencesOfPassage)),
  )
}

function stretchesOf(sentence: Sentence, isOnTopic: boolean): number[][] {
  const words = ['^', ...sentence.words.filter((word) => word !== ','), '$']
  const step = wordsOfStretch / 2
  const many = Math.max(1, Math.ceil((words.length - step) / step))
  return Array.from({ length: many }, (_, at) =>
    featuresOf(words.slice(at * step, at * step + wordsOfStretch), isOnTopic),
  )
}
