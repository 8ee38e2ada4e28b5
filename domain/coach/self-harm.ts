import { sectionNames, type EntryTexts } from '../entry-sections.ts'
import { reportsDose } from './doses.ts'
import { english } from './signs/english.ts'
import { dutch, italian, portuguese } from './signs/european.ts'
import { french } from './signs/french.ts'
import { german } from './signs/german.ts'
import { helpLikelihood } from './help-likelihood.ts'
import { isHelpMessage } from './help-openings.ts'
import { otherLanguages } from './signs/other-languages.ts'
import { languageOf, learnedLanguages } from './language.ts'
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

/** Above this a text needs help, as the logarithm of the odds. */
const likelyEnough = -0.1
/**
 * Whether a text speaks of harming oneself, decided before any model reads it. A plain statement is a phrase, and no
 * other words cancel it. All else is decided by likelihood, in each section of a page. In a language without weights, a
 * topic is enough.
 */
export function speaksOfSelfHarm(text: string): boolean {
  return anySpeaks([text], foldingOf(text))
}

function anySpeaks(sections: readonly string[], fold: Fold): boolean {
  const folded = sections.map((text) => text.split('\n').map(fold))
  const sentences = folded.flat(2)
  if (hasSign(sentences) || reportsDose(sentences)) return true
  const onTopic = new Set(sentences.filter(namesTopic))
  if (folded.some((lines) => helpLikelihood(lines, (sentence) => onTopic.has(sentence)) > likelyEnough)) return true
  return onTopic.size > 0 && !learnedLanguages.has(languageOf(sections))
}

/**
 * Whether the reply to a page must be the help message, or is: a model may have found what this code did not. No model
 * reads such a page.
 */
export function needsHelp(
  page: Partial<EntryTexts> & { aiResponse?: string | null },
  fold = foldingOf(wholeText(page)),
): boolean {
  return (
    anySpeaks(
      sectionNames.map((name) => page[name] ?? ''),
      fold,
    ) || isHelpMessage(page.aiResponse)
  )
}

/** All sections, one below the other. */
export function wholeText(page: Partial<EntryTexts>): string {
  return sectionNames.map((name) => page[name] ?? '').join('\n')
}
