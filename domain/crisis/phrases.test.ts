import { expect, it } from 'vitest'
import { englishHints } from './english-hints.ts'
import { english } from './english.ts'
import { dutch, italian, portuguese } from './european.ts'
import { frenchHints } from './french-hints.ts'
import { french } from './french.ts'
import { germanHints } from './german-hints.ts'
import { german } from './german.ts'
import { harmPhrases } from './harm-phrases.ts'
import { otherLanguages } from './other-languages.ts'
import { longestPhrase } from './phrase-index.ts'
import { sourceOf, type LanguageRules, type Sets } from './phrases.ts'
import { spanishHints } from './spanish-hints.ts'
import { spanish } from './spanish.ts'

const rules: Record<string, LanguageRules> = {
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
  ...harmPhrases,
}

// A phrase is compiled when its first word appears in a text, so that a mistake in it would fail a request.
it.each(Object.entries(rules))('each phrase is well formed: %s', (_, { sets = {}, signs, exceptions = [] }) => {
  for (const phrase of [...signs, ...exceptions]) {
    expect(phrase.split(' '), phrase).not.toContain('')
    expect(phrase.startsWith('~'), phrase).toBe(false)
    expect(longest(phrase, sets), phrase).toBeLessThanOrEqual(longestPhrase)
    expect(() => new RegExp(sourceOf(phrase, sets)), phrase).not.toThrow()
  }
})

function longest(phrase: string, sets: Sets): number {
  const words = phrase.split(' ').map((token) => {
    const members = sets[token.replace(/[<>?]/g, '')]
    if (token.startsWith('<') && members) return Math.max(...members.map((member) => longest(member, sets)))
    return token === '~' ? 4 : 1
  })
  return words.reduce((sum, count) => sum + count, 0)
}
