import { foldSentences } from './phrases.ts'
import { bandWeights } from './band-weights.ts'
import { featuresOf, readWeights, weighed, type Weights } from './likelihood.ts'
import { gravestOf, hardshipIn, type Hardship } from './hardship.ts'
import { learnedLanguages, type Language } from './language.ts'

/** How a page reads. Only what is surely hard or surely bright is called so. */
export type Band = 'hard' | 'open' | 'bright'

/** Read when the first page is: the start of the Worker costs nothing. */
let weights: Weights | undefined

type LineReading = {
  /** The line, folded. */
  sentences: readonly string[]
  /** How hard the line is, as the logarithm of the odds. */
  hardness: number
  /** What a sign in it shows to be hard. */
  hardship: Hardship | undefined
}
type BandReading = {
  band: Band
  /** What a sign shows to be hard, also on a page of which the weights are not sure. */
  hardship: Hardship | undefined
  lines: LineReading[]
}

/**
 * The band of a page. The weights were learned from pages (bench/train-bands.ts). A page is hard if they are sure, or if
 * they think so and a sign shows what is hard. With a sign no page is bright.
 */
export function readBand(texts: readonly string[], language: Language): BandReading {
  weights ??= readWeights(bandWeights)
  const lines = texts.map((text): LineReading => {
    const sentences = foldSentences(text)
    const hardship = hardshipIn(sentences, language)
    return { sentences, hardness: weighed(featuresOfLine(sentences, hardship !== undefined), weights!), hardship }
  })
  if (!learnedLanguages.has(language) || lines.length === 0) return { band: 'open', hardship: undefined, lines }
  const total = pageHardness(lines.map(({ hardness }) => hardness))
  const hardship = gravestOf(lines.map((line) => line.hardship))
  const isHard = total > (hardship ? bandWeights.hardWithSignAbove : bandWeights.hardAbove)
  // The weights alone make no page with a sign bright.
  const isBright = !hardship && total < bandWeights.brightBelow
  return { band: isHard ? 'hard' : isBright ? 'bright' : 'open', hardship, lines }
}

/** The lines of a page together. A long page is not harder than a short one. */
export function pageHardness(hardness: readonly number[]): number {
  return hardness.reduce((sum, one) => sum + one, 0) / Math.sqrt(hardness.length || 1)
}

/** A feature may be there more than once; it counts once. */
export function featuresOfLine(sentences: readonly string[], hasSign: boolean): number[] {
  return sentences.flatMap((sentence) => {
    const words = sentence.split(' ').filter((word) => word !== '' && word !== ',')
    return words.length === 0 ? [] : featuresOf(['^', ...words, '$'], hasSign)
  })
}
