import { sectionNames, type EntryTexts } from '../entry-sections.ts'
import { english } from './english.ts'
import { dutch, italian, portuguese } from './european.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import { helpLikelihood } from './help-likelihood.ts'
import { isHelpMessage } from './help-openings.ts'
import { otherLanguages } from './other-languages.ts'
import { languageOf } from './page-language.ts'
import { foldLines } from './phrases.ts'
import { createRecognizer } from './recognizer.ts'
import { spanish } from './spanish.ts'

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
export const namesTopic = (sentence: string): boolean => hasTopic([sentence])

/** Above this a text needs help, as the logarithm of the odds. */
const likelyEnough = 0.2
/** The languages of the texts that the weights were learned from. */
const learnedLanguages: readonly string[] = ['en', 'de', 'es', 'fr']

/** Each part that answers a page asks anew, so the same text comes several times in a row. */
let latest: { text: string; found: boolean } | undefined

/**
 * Whether a text speaks of harming oneself, decided before any model reads it. A plain statement is a phrase, and no
 * other words cancel it. All else is decided by likelihood. In a language without weights, a topic is enough.
 */
export function speaksOfSelfHarm(text: string): boolean {
  if (latest?.text !== text) latest = { text, found: decide(text) }
  return latest.found
}

function decide(text: string): boolean {
  const lines = foldLines(text)
  const sentences = lines.flat()
  if (hasSign(sentences) || helpLikelihood(lines, namesTopic) > likelyEnough) return true
  return hasTopic(sentences) && !learnedLanguages.includes(languageOf(text))
}

/**
 * Whether the reply to a page must be the help message, or is: a model may have found what this code did not. No model
 * reads such a page.
 */
export function needsHelp(page: Partial<EntryTexts> & { aiResponse?: string | null }): boolean {
  if (isHelpMessage(page.aiResponse)) return true
  return speaksOfSelfHarm(sectionNames.map((name) => page[name] ?? '').join('\n'))
}
