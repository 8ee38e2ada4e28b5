import { hardWeights } from './hard-weights.ts'
import { meanLikelihood } from './help-likelihood.ts'
import type { Language } from './language.ts'
import { featureOfPlan, featuresOf, readWeights, weighed, withWeights, type Weights } from './likelihood.ts'
import type { Sentence } from './phrases.ts'
import { createClassifier } from './recognizer.ts'
import { hardshipExceptions, hardshipSigns } from './signs/hardships.ts'

/** Read when the first page is: the start of the Worker costs nothing. */
let weights: Weights | undefined

/** How likely a line was written on a hard day, as the logarithm of the odds. */
export function hardnessOfLine(sentences: readonly Sentence[], isPlan: boolean): number {
  weights ??= readWeights(hardWeights)
  return weighed(withWeights(featuresOfLine(sentences, isPlan), weights), weights)
}

/** How a page reads, by its lines together, of which the hard ones count most; undefined where that is not sure. */
export function moodOf(hardness: readonly number[], language: Language): 'hard' | 'glad' | undefined {
  if (!isLearned(language) || hardness.length === 0) return undefined
  const likelihood = meanLikelihood(hardness)
  if (likelihood > hardWeights.likelyAbove[language]) return 'hard'
  return likelihood < hardWeights.unlikelyBelow[language] ? 'glad' : undefined
}

const isLearned = (language: Language): language is keyof typeof hardWeights.likelyAbove =>
  language in hardWeights.likelyAbove

/** A word of a plan is one more feature: "smile" in a plan is another one than "smile" in thanks. */
export function featuresOfLine(sentences: readonly Sentence[], isPlan: boolean): number[] {
  return sentences.flatMap((sentence) => {
    const words = sentence.words.filter((word) => word !== ',')
    if (words.length === 0) return []
    const features = featuresOf(['^', ...words, '$'])
    return isPlan ? features.concat(words.map(featureOfPlan)) : features
  })
}

/** What a sign shows to be hard. */
export type Hardship = 'loss' | 'other'

const classifiers = Object.fromEntries(
  Object.entries(hardshipSigns).map(([language, { loss, other }]) => {
    const exceptions = hardshipExceptions[language as Language] ?? []
    return [language, createClassifier({ loss: { signs: loss, exceptions }, other: { signs: other, exceptions } })]
  }),
)

/** What the folded sentences of a text say is hard, if a sign shows it: a loss first. */
export function hardshipIn(sentences: readonly Sentence[], language: Language): Hardship | undefined {
  return classifiers[language]?.(sentences)
}
