import { expect, it } from 'vitest'
import { harmPhrases } from './signs/harm-phrases.ts'
import { longestPhrase } from './phrase-index.ts'
import { selfHarmRules } from './self-harm.ts'
import { sourceOf, type LanguageRules, type Sets } from './phrases.ts'

const rules: Record<string, LanguageRules> = { ...selfHarmRules, ...harmPhrases }

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
