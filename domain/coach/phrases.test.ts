import { expect, it } from 'vitest'
import { harmPhrases } from './signs/harm-phrases.ts'
import { selfHarmRules } from './self-harm.ts'
import { phrasesOf, sourceOf, type LanguageRules } from './phrases.ts'

const rules: Record<string, LanguageRules> = { ...selfHarmRules, ...harmPhrases }

// A phrase is compiled when a word of it appears in a text, so that a mistake in it would fail a request.
it.each(Object.entries(rules))('each phrase is well formed: %s', (_, { sets = {}, signs, exceptions = [] }) => {
  for (const phrase of phrasesOf([...signs, ...exceptions])) {
    expect(phrase.split(' '), phrase).not.toContain('')
    expect(phrase.startsWith('~'), phrase).toBe(false)
    expect(() => new RegExp(sourceOf(phrase, sets)), phrase).not.toThrow()
  }
})
