import { harmPhrases } from './signs/harm-phrases.ts'
import { foldSentences } from './phrases.ts'
import { createClassifier } from './recognizer.ts'

export type Harm = keyof typeof harmPhrases

const classify = createClassifier<Harm>(harmPhrases)

/** The harm that a text plans or reports; undefined for none. */
export function harmIn(text: string, fold = foldSentences): Harm | undefined {
  return classify(text.split('\n').flatMap((line) => fold(line)))
}
