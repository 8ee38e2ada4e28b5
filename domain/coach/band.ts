import { foldSentences, type Sentence } from './phrases.ts'
import { bandWeights } from './band-weights.ts'
import { featureOfPlan, featuresOf, readWeights, weighed, withWeights, type Weights } from './likelihood.ts'
import { gladnessIn, type Gladness } from './gladness.ts'
import { gravestOf, hardshipIn, type Hardship } from './hardship.ts'
import { learnedLanguages, type Language } from './language.ts'

/** How a page reads. Only what is surely hard or surely bright is called so. */
export type Band = 'hard' | 'open' | 'bright'

/** Read when the first page is: the start of the Worker costs nothing. */
let weights: Weights | undefined

/** A line as it was written. */
export type Written = { text: string; isPlan: boolean }

type LineReading = {
  /** How hard the line is, as the logarithm of the odds. */
  hardness: number
  /** What a sign in it shows to be hard. */
  hardship: Hardship | undefined
  /** What a sign in it shows to be glad. */
  gladness: Gladness | undefined
}
type BandReading = {
  band: Band
  /** How hard the page is, as its lines. */
  hardness: number
  /** What a sign shows to be hard, also on a page of which the weights are not sure. */
  hardship: Hardship | undefined
  lines: LineReading[]
}

/** Reads the lines of a page. Its band follows from all of them. */
export function readBand(written: readonly Written[], language: Language, fold = foldSentences): BandReading {
  weights ??= readWeights(bandWeights)
  const lines = written.map(({ text, isPlan }): LineReading => {
    const sentences = fold(text)
    const hardship = hardshipIn(sentences, language)
    const features = withWeights(featuresOfLine(sentences, { isPlan, hasSign: hardship !== undefined }), weights!)
    return { hardness: weighed(features, weights!), hardship, gladness: gladnessIn(text, sentences, language) }
  })
  if (!learnedLanguages.has(language) || lines.length === 0)
    return { band: 'open', hardness: 0, hardship: undefined, lines }
  const hardness = pageHardness(lines.map((line) => line.hardness))
  const hardship = gravestOf(lines.map((line) => line.hardship))
  const isGlad = lines.some(({ gladness }) => gladness !== undefined)
  return { band: bandOf({ hardness, hardship, isGlad }, bandWeights), hardness, hardship, lines }
}

type Limits = Pick<typeof bandWeights, 'hardAbove' | 'hardWithSignAbove' | 'brightBelow' | 'brightWithSignBelow'>

/**
 * The weights were learned from pages (bench/train-bands.ts). A page is hard or bright if they are sure, or if they think
 * so and a sign shows it. Beside a sign of what is hard a page is bright only with a sign of gladness too, and beside a
 * loss only if the weights are sure as well.
 */
export function bandOf(
  { hardness, hardship, isGlad }: { hardness: number; hardship: Hardship | undefined; isGlad: boolean },
  limits: Limits,
): Band {
  if (hardness > (hardship && !isGlad ? limits.hardWithSignAbove : limits.hardAbove)) return 'hard'
  if (hardship && !isGlad) return 'open'
  return hardness < (isGlad && hardship !== 'loss' ? limits.brightWithSignBelow : limits.brightBelow)
    ? 'bright'
    : 'open'
}

/** The lines of a page together. A long page is not harder than a short one. */
export function pageHardness(hardness: readonly number[]): number {
  return hardness.reduce((sum, one) => sum + one, 0) / Math.sqrt(hardness.length || 1)
}

type OfLine = { isPlan: boolean; hasSign: boolean }

/**
 * A feature may be there more than once; it counts once. A word of a plan is one more: "smile" in a plan is another one
 * than "smile" in thanks.
 */
export function featuresOfLine(sentences: readonly Sentence[], { isPlan, hasSign }: OfLine): number[] {
  return sentences.flatMap((sentence) => {
    const words = sentence.words.filter((word) => word !== ',')
    if (words.length === 0) return []
    const features = featuresOf(['^', ...words, '$'], hasSign)
    return isPlan ? features.concat(words.map(featureOfPlan)) : features
  })
}
