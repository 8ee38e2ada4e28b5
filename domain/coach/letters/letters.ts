import type { Language } from '../language.ts'
import type { LetterLines } from '../letter-lines.ts'
import { english } from './english.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import { spanish } from './spanish.ts'

/** A language that has no lines of its own is answered in English. */
const letters: Partial<Record<Language, LetterLines>> = {
  en: english,
  de: german,
  es: spanish,
  fr: french,
}

export function linesOf(language: Language): LetterLines {
  return letters[language] ?? english
}
