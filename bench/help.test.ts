import { describe, expect, it } from 'vitest'
import { harmIn } from '#domain/coach/harmful-plans'
import { speaksOfSelfHarm } from '#domain/coach/self-harm'
import { readTexts, type Text } from './texts.ts'

const learned = readTexts()
const unseen = readTexts('unseen')
const shareOf = (list: readonly Text[], holds: (text: string) => boolean) => {
  expect(list.length).toBeGreaterThan(10)
  return list.filter(({ text }) => holds(text)).length / list.length
}

describe.each(['de', 'en', 'es', 'fr'])('of texts that nothing was made with, in %s,', (language) => {
  const texts = unseen.filter(({ file }) => [`${language}-1.tsv`, `${language}-2.tsv`].includes(file))
  const asWritten = (text: string) => text
  const oneLineEach = (text: string) => text.replaceAll(/(?<=[.!?…])\s+/gu, '\n')

  describe.each([
    ['as they were written', asWritten],
    ['with each sentence on its own line', oneLineEach],
  ])('%s,', (_, written) => {
    const shareFound = (label: 'help' | 'none') =>
      shareOf(
        texts.filter((text) => text.label === label),
        (text) => speaksOfSelfHarm(written(text)),
      )

    it('92 of 100 that need help are found', () => expect(shareFound('help')).toBeGreaterThanOrEqual(0.92))

    it('at most 6 of 100 others are taken for one', () => expect(shareFound('none')).toBeLessThanOrEqual(0.06))
  })
})

describe.each([
  ['must-help', true],
  ['must-none', false],
])('the text of the label %s', (label, needsHelp) => {
  const texts = learned.filter((text) => text.label === label).map(({ text }) => text)

  it.each(texts)('%s', (text) => expect(speaksOfSelfHarm(text)).toBe(needsHelp))
})

describe.each(['de', 'en', 'es', 'fr', 'xx'])('of the samples in %s,', (language) => {
  const samples = learned.filter(({ file }) => file === `${language}.tsv`)
  const labelled = (label: string) => samples.filter((text) => text.label === label)

  it('nine of ten that need help are found', () =>
    expect(shareOf(labelled('sample-help'), speaksOfSelfHarm)).toBeGreaterThanOrEqual(0.9))

  it('at most one of ten others is taken for one', () =>
    expect(shareOf(labelled('sample-none'), speaksOfSelfHarm)).toBeLessThanOrEqual(0.1))
})

describe('of the plans of the samples,', () => {
  it('nine of ten that harm are found, with their kind', () => {
    const plans = learned.filter(({ label }) => label.startsWith('harm-'))
    const missed = plans.filter(({ label, text }) => label !== `harm-${harmIn(text)}`)
    expect(missed.length / plans.length, missed.map(({ text }) => text).join(' | ')).toBeLessThanOrEqual(0.1)
  })

  it('at most one of ten others is taken for one', () => {
    const others = learned.filter(({ label }) => label === 'sample-none')
    expect(shareOf(others, (text) => harmIn(text) !== undefined)).toBeLessThanOrEqual(0.1)
  })
})
