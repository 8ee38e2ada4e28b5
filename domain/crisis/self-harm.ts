import { sectionNames, type EntryTexts } from '../entry-sections.ts'
import { dutch, italian, portuguese } from './european.ts'
import { english } from './english.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import { indexPhrases } from './phrase-index.ts'
import { compilePhrases, foldLetters, foldSentences, type LanguageRules } from './phrases.ts'
import { otherLanguages } from './other-languages.ts'
import { spanish } from './spanish.ts'

const languages: readonly LanguageRules[] = [
  english,
  german,
  french,
  spanish,
  italian,
  portuguese,
  dutch,
  otherLanguages,
]

const signs = languages.flatMap(({ signs, sets }) => compilePhrases(signs, sets))
const exceptions = languages.flatMap(({ exceptions = [], sets }) => compilePhrases(exceptions, sets))
const mayHaveSign = indexPhrases(languages)
const anywhere = languages.flatMap(({ anywhere = [] }) => anywhere.map(foldLetters))
const anywhereExceptions = languages.flatMap(({ anywhereExceptions = [] }) => anywhereExceptions.map(foldLetters))

/**
 * Whether a text speaks of harming oneself, decided by phrases alone and before any model reads it.
 * In doubt the answer is yes: a help message too many costs little, one too few may cost a life.
 */
export function speaksOfSelfHarm(text: string): boolean {
  return foldSentences(text).some((sentence) => hasSign(sentence) || hasSignAnywhere(sentence))
}

/** Whether the reply to a page must be the help message. No model reads such a page. */
export function needsHelp(texts: Partial<EntryTexts>): boolean {
  return speaksOfSelfHarm(sectionNames.map((name) => texts[name] ?? '').join('\n'))
}

function hasSign(sentence: string): boolean {
  if (!mayHaveSign(sentence)) return false
  const excepted = spansOf(exceptions, sentence)
  return spansOf(signs, sentence).some(([from, to]) => !excepted.some(([start, end]) => start <= from && to <= end))
}

function hasSignAnywhere(sentence: string): boolean {
  const meant = anywhereExceptions.reduce((rest, exception) => rest.replaceAll(exception, ' '), sentence)
  return anywhere.some((sign) => meant.includes(sign))
}

function spansOf(patterns: readonly RegExp[], sentence: string): [from: number, to: number][] {
  return patterns.flatMap((pattern) =>
    [...sentence.matchAll(pattern)].map(({ 0: { length }, index }): [number, number] => [index, index + length]),
  )
}
