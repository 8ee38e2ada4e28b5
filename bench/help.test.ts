import { describe, expect, it } from 'vitest'
import { speaksOfSelfHarm } from '#domain/crisis/self-harm'
import { readHelpTexts } from './help-texts.ts'

const unseen = readHelpTexts('unseen')

describe.each(['de', 'en', 'es', 'fr'])('of texts that nothing was made with, in %s,', (language) => {
  const texts = unseen.filter(({ file }) => [`${language}-1.tsv`, `${language}-2.tsv`].includes(file))
  const shareFound = (needsHelp: boolean) => {
    const list = texts.filter((text) => text.needsHelp === needsHelp)
    expect(list.length).toBe(200)
    return list.filter(({ text }) => speaksOfSelfHarm(text)).length / list.length
  }

  it('nine of ten that need help are found', () => expect(shareFound(true)).toBeGreaterThanOrEqual(0.9))

  it('at most one of ten others is taken for one', () => expect(shareFound(false)).toBeLessThanOrEqual(0.1))
})
