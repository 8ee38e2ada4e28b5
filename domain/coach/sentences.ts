import type { Language } from './language.ts'
import { english } from './sentences/english.ts'
import { french } from './sentences/french.ts'
import { german } from './sentences/german.ts'
import { neutral } from './sentences/neutral.ts'
import { portuguese } from './sentences/portuguese.ts'
import type { Sentences } from './sentences/sentences.ts'
import { spanish } from './sentences/spanish.ts'

const written: Partial<Record<Language, Sentences>> = {
  en: english,
  de: german,
  es: spanish,
  fr: french,
  pt: portuguese,
}

/**
 * The sentences for a page. A language that is not read has some that fit every page; what speaks of danger or of harm is
 * in English there, which is better than nothing.
 */
export function sentencesIn(language: Language): Sentences {
  const found = neutral[language]
  if (!found) return written[language] ?? english
  const { plain, telling = [], marks = english.marks } = found
  return {
    ...english,
    marks,
    telling,
    others: [],
    plan: [],
    glad: [],
    plain,
    hard: plain,
    quiet: plain,
    ending: { ordinary: plain, hard: plain },
    about: {},
  }
}
