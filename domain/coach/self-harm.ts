import { sectionNames, type EntryTexts } from '../entry-sections.ts'
import { reportsDose } from './doses.ts'
import { english } from './signs/english.ts'
import { dutch, italian, portuguese } from './signs/european.ts'
import { french } from './signs/french.ts'
import { german } from './signs/german.ts'
import { helpLikelihood } from './help-likelihood.ts'
import { helpWeights } from './help-weights.ts'
import { isHelpMessage } from './help-openings.ts'
import { otherLanguages } from './signs/other-languages.ts'
import { languageOf, type Language } from './language.ts'
import { foldingOf, type Fold, type Sentence } from './phrases.ts'
import { createRecognizer } from './recognizer.ts'
import { spanish } from './signs/spanish.ts'

/** The phrases by language. */
export const selfHarmRules = {
  english,
  german,
  french,
  spanish,
  italian,
  portuguese,
  dutch,
  otherLanguages,
}

const languages = Object.values(selfHarmRules)
const hasSign = createRecognizer(languages)
const hasTopic = createRecognizer(
  languages.map(({ topics = [], exceptions, sets }) => ({ signs: topics, exceptions, sets })),
)
export const namesTopic = (sentence: Sentence): boolean => hasTopic([sentence])

/**
 * What shows that a writer may be in danger. A *sign* is a plain statement: a phrase, or a dose. No other words cancel it,
 * the help message is sent, and no model reads the text. *Likely* is decided by all words of a section together: a model
 * may read the text, and a letter without one is quiet. In a language without weights the topic alone makes it likely.
 */
export type Danger = 'sign' | 'likely'

export function dangerIn(sections: readonly string[], fold: Fold): Danger | undefined {
  const folded = sections.map((text) => text.split('\n').map(fold))
  const sentences = folded.flat(2)
  if (hasSign(sentences) || reportsDose(sentences)) return 'sign'
  const onTopic = new Set(sentences.filter(namesTopic))
  const language = languageOf(sections)
  const limit = (helpWeights.likelyAbove as Partial<Record<Language, number>>)[language]
  const isLikely =
    limit === undefined
      ? onTopic.size > 0
      : folded.some((lines) => helpLikelihood(lines, (sentence) => onTopic.has(sentence)) > limit)
  return isLikely ? 'likely' : undefined
}

/** Whether a text says plainly that its writer may harm themselves. */
export function speaksOfSelfHarm(text: string): boolean {
  return dangerIn([text], foldingOf(text)) === 'sign'
}

type Answered = Partial<EntryTexts> & { aiResponse?: string | null }

/** The danger of a page. A help message as its reply is a sign too: a model may have found what this code did not. */
export function dangerOfPage(page: Answered, fold = foldingOf(wholeText(page))): Danger | undefined {
  if (isHelpMessage(page.aiResponse)) return 'sign'
  return dangerIn(
    sectionNames.map((name) => page[name] ?? ''),
    fold,
  )
}

/** Whether the reply to a page must be the help message, or is. No model reads such a page. */
export const needsHelp = (page: Answered): boolean => dangerOfPage(page) === 'sign'

/** All sections, one below the other. */
export function wholeText(page: Partial<EntryTexts>): string {
  return sectionNames.map((name) => page[name] ?? '').join('\n')
}
