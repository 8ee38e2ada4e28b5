import { expect, it } from 'vitest'
import { harmPhrases } from './signs/harm-phrases.ts'
import { selfHarmRules, speaksOfSelfHarm } from './self-harm.ts'
import { foldLetters, phrasesOf, sourceOf, type LanguageRules } from './phrases.ts'

const rules: Record<string, LanguageRules> = { ...selfHarmRules, ...harmPhrases }

// A phrase is compiled when a word of it appears in a text, so that a mistake in it would fail a request.
it.each(Object.entries(rules))('each phrase is well formed: %s', (_, { sets = {}, signs, exceptions = [] }) => {
  for (const phrase of phrasesOf([...signs, ...exceptions])) {
    expect(phrase.split(' '), phrase).not.toContain('')
    expect(phrase.startsWith('~'), phrase).toBe(false)
    expect(() => new RegExp(sourceOf(phrase, sets)), phrase).not.toThrow()
  }
})

it('a folded text is at most twice as long, whatever its characters, and its phrases are still found', () => {
  for (let code = 0; code <= 0xffff; code += 1) {
    const sign = String.fromCharCode(code)
    if (sign.normalize('NFKD').length < 3) continue
    const text = sign.repeat(50)
    expect(foldLetters(text).length, code.toString(16)).toBeLessThanOrEqual(100)
    expect(speaksOfSelfHarm(`${text}\nI want to kill myself`), code.toString(16)).toBe(true)
  }
})
