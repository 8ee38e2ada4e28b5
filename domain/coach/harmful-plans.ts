import { harmPhrases } from './signs/harm-phrases.ts'
import { foldSentences, type LanguageRules } from './phrases.ts'
import { createRecognizer } from './recognizer.ts'

export type Harm = keyof typeof harmPhrases

const recognizers = (Object.entries(harmPhrases) as [Harm, LanguageRules][]).map(([harm, language]) => ({
  harm,
  recognizes: createRecognizer([language]),
}))

/** All signs, without an exception: that of one harm cancels no sign of another. */
const mayHarm = createRecognizer(
  Object.values<LanguageRules>(harmPhrases).map(({ signs, sets = {} }) => ({ signs, sets })),
)

/** The harm that a text plans or reports; undefined for none. */
export function harmIn(text: string): Harm | undefined {
  const sentences = foldSentences(text)
  // Most texts have no sign at all, and one look tells.
  if (!mayHarm(sentences)) return undefined
  return recognizers.find(({ recognizes }) => recognizes(sentences))?.harm
}
