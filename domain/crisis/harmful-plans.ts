import { harmPhrases } from './harm-phrases.ts'
import { foldSentences, type LanguageRules } from './phrases.ts'
import { createRecognizer } from './recognizer.ts'

export type Harm = keyof typeof harmPhrases

const recognizers = (Object.entries(harmPhrases) as [Harm, LanguageRules][]).map(([harm, language]) => ({
  harm,
  recognizes: createRecognizer([language]),
}))

/** The harm that a text plans or reports; undefined for none. */
export function harmIn(text: string): Harm | undefined {
  const sentences = foldSentences(text)
  return recognizers.find(({ recognizes }) => recognizes(sentences))?.harm
}
