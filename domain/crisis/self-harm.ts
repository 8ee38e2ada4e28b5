import { sectionNames, type EntryTexts } from '../entry-sections.ts'
import { englishHints } from './english-hints.ts'
import { english } from './english.ts'
import { dutch, italian, portuguese } from './european.ts'
import { frenchHints } from './french-hints.ts'
import { french } from './french.ts'
import { germanHints } from './german-hints.ts'
import { german } from './german.ts'
import { isHelpMessage } from './help-openings.ts'
import { otherLanguages } from './other-languages.ts'
import { foldSentences } from './phrases.ts'
import { createRecognizer } from './recognizer.ts'
import { spanishHints } from './spanish-hints.ts'
import { spanish } from './spanish.ts'

/** The phrases by language. */
export const selfHarmRules = {
  english,
  englishHints,
  german,
  germanHints,
  french,
  frenchHints,
  spanish,
  spanishHints,
  italian,
  portuguese,
  dutch,
  otherLanguages,
}

const recognizes = createRecognizer(Object.values(selfHarmRules))

/** Each part that answers a page asks anew, so the same text comes several times in a row. */
let latest: { text: string; found: boolean } | undefined

/**
 * Whether a text speaks of harming oneself, decided by phrases alone and before any model reads it.
 * In doubt the answer is yes: a help message too many costs little, one too few may cost a life.
 */
export function speaksOfSelfHarm(text: string): boolean {
  if (latest?.text !== text) latest = { text, found: recognizes(foldSentences(text)) }
  return latest.found
}

/**
 * Whether the reply to a page must be the help message, or is: a model may have found what the phrases did not. No model
 * reads such a page.
 */
export function needsHelp(page: Partial<EntryTexts> & { aiResponse?: string | null }): boolean {
  if (isHelpMessage(page.aiResponse)) return true
  return speaksOfSelfHarm(sectionNames.map((name) => page[name] ?? '').join('\n'))
}
