import { describe, expect, it } from 'vitest'
import { harmIn } from '#domain/coach/harmful-plans'
import { foldingOf } from '#domain/coach/phrases'
import { dangerIn, speaksOfSelfHarm } from '#domain/coach/self-harm'
import { readFiles, readTexts, type Text } from './texts.ts'

const mayNeedHelp = (text: string) => dangerIn([text], foldingOf(text)) !== undefined

const learned = readTexts()
const unseen = readTexts(readFiles('unseen'))
const shareOf = (list: readonly Text[], holds: (text: string) => boolean) => {
  expect(list.length).toBeGreaterThan(10)
  return list.filter(({ text }) => holds(text)).length / list.length
}

describe.each(['de', 'en', 'es', 'fr'])('of texts that nothing was made with, in %s,', (language) => {
  const labelled = (label: string, ...files: string[]) =>
    unseen.filter((text) => text.label === label && files.some((file) => text.file === `${language}-${file}.tsv`))
  const asWritten = (text: string) => text
  const oneLineEach = (text: string) => text.replaceAll(/(?<=[.!?…])\s+/gu, '\n')

  it.each([
    ['as they were written', asWritten],
    ['with each sentence on its own line', oneLineEach],
  ])('%s, seven of eight that need help get the help message or the quiet letter', (_, written) =>
    expect(shareOf(labelled('help', '1', '2'), (text) => mayNeedHelp(written(text)))).toBeGreaterThanOrEqual(0.875),
  )

  it('so do half of those that only hint at it', () =>
    expect(shareOf(labelled('help', 'hints'), mayNeedHelp)).toBeGreaterThanOrEqual(0.5))

  it('few others get the help message, and one in ten pages the quiet letter', () => {
    expect(shareOf(labelled('none', '1', '2', 'hints'), speaksOfSelfHarm)).toBeLessThanOrEqual(0.035)
    expect(shareOf(labelled('none', 'pages'), mayNeedHelp)).toBeLessThanOrEqual(0.12)
  })
})

describe.each([
  ['must-help', true],
  ['must-none', false],
])('the text of the label %s', (label, needsHelp) => {
  const texts = learned.filter((text) => text.label === label).map(({ text }) => text)

  it.each(texts)('%s', (text) => expect(needsHelp ? mayNeedHelp(text) : speaksOfSelfHarm(text)).toBe(needsHelp))
})

describe('of the texts of strangers', () => {
  const outside = Map.groupBy(
    learned.filter(({ isOutside }) => isOutside),
    ({ language, set, label }) => `${language} ${set}: ${label}`,
  )
  const ordinary = [...outside].filter(([set]) => set.endsWith('none'))

  it.each(ordinary)('%s, at most two in a hundred get the help message', (_, texts) =>
    expect(shareOf(texts, speaksOfSelfHarm)).toBeLessThanOrEqual(0.02),
  )

  it.each(ordinary)('%s, at most one in ten gets the quiet letter', (_, texts) =>
    expect(shareOf(texts, mayNeedHelp)).toBeLessThanOrEqual(0.1),
  )
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
