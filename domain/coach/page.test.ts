import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sectionNames, type EntryTexts } from '../entry-sections.ts'
import { helpMessage } from './help-message.ts'
import { readPage, toneOfPage, type OrdinaryPage } from './page.ts'
import {
  brightTexts,
  hardTexts,
  harmfulPlans,
  likelyTexts,
  openTexts,
  ordinaryPage,
  type PropertiesOfPage,
} from './test-pages.ts'

const seed = 20_261_124
const line = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 80 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('coffee', 'המשפחה שלי', 'a film about death', 'Meine Familie', 'not', '1.', 'https://example.com/x'),
)
const lines = fc.array(line, { maxLength: 5 }).map((many) => many.join('\n'))
const page: fc.Arbitrary<EntryTexts> = fc.record(Object.fromEntries(sectionNames.map((name) => [name, lines])) as never)
/** No other words cancel one of these. */
const plain = fc.constantFrom(
  'I want to die',
  'i want to kill myself',
  'Ich will nicht mehr leben',
  'je veux mourir',
  'quiero morir',
)

it('a page that needs help is never an ordinary one, in any section and among any lines', () => {
  fc.assert(
    fc.property(page, fc.constantFrom(...sectionNames), plain, lines, (texts, section, words, after) => {
      const found = readPage({ ...texts, [section]: `${texts[section]}\n${words}\n${after}` })
      expect(found.kind).toBe('help')
    }),
    { seed, numRuns: 600 },
  )
})

it('a page whose reply is the help message stays one that needs help', () =>
  expect(readPage({ ...openTexts, aiResponse: helpMessage }).kind).toBe('help'))

it('a page that needs help and plans harm needs help', () =>
  expect(readPage({ gratitudeText: 'I want to die', goalsText: 'drink to forget' }).kind).toBe('help'))

it.each(harmfulPlans)('a plan that harms is not an ordinary page, in either section: %s', (plan) => {
  for (const texts of [
    { gratitudeText: plan, goalsText: 'nap' },
    { gratitudeText: 'tea', goalsText: `nap\n${plan}` },
  ])
    expect(readPage(texts).kind).not.toBe('ordinary')
})

it('a plan that harms is found at the end of a list of which a letter names only the beginning', () => {
  const list = Array.from({ length: 30 }, (_, at) => `walk number ${at}`)
  expect(readPage({ gratitudeText: 'tea', goalsText: [...list, 'drink to forget'].join('\n') }).kind).toBe('harm')
})

it('a plan that harms is found where a comma would make two lines of it', () =>
  expect(readPage({ gratitudeText: 'Kaffee', goalsText: 'ins Casino, alles auf Rot' }).kind).toBe('harm'))

it('any other page is ordinary, also an empty one', () => {
  for (const texts of [{}, { gratitudeText: '', goalsText: '' }, { gratitudeText: '\ud83d' }, openTexts])
    expect(readPage(texts).kind).toBe('ordinary')
})

it('an ordinary page can be made in no other way', () => {
  const read: PropertiesOfPage = ordinaryPage('tea')
  // @ts-expect-error Only readPage makes one.
  const made: OrdinaryPage = read
  expect(made).toEqual({ ...ordinaryPage('tea'), fold: made.fold })
})

it('holds the lines as they were written', () => {
  const { thanks, plans, texts } = ordinaryPage('1. I am grateful for tea\n2. the rope', 'I will nap\nread')
  expect([thanks, plans]).toEqual([
    [{ text: 'I am grateful for tea' }, { text: 'the rope' }],
    [{ text: 'I will nap' }, { text: 'read' }],
  ])
  expect(texts).toEqual({ gratitudeText: '1. I am grateful for tea\n2. the rope', goalsText: 'I will nap\nread' })
})

it('without a sign, in danger by all words together, is an ordinary one that may need help, and is quiet', () => {
  const page = readPage(likelyTexts)
  expect(page).toMatchObject({ kind: 'ordinary', mayNeedHelp: true })
  expect(toneOfPage(page)).toBe('quiet')
  expect(ordinaryPage(openTexts.gratitudeText, openTexts.goalsText).mayNeedHelp).toBe(false)
})

it('is quiet where the diary is likely of a person in danger', () =>
  expect(
    toneOfPage(readPage({ ...openTexts, diaryText: `${likelyTexts.gratitudeText}\n${likelyTexts.goalsText}` })),
  ).toBe('quiet'))

it('holds twelve lines of a section', () => {
  const lines = Array.from({ length: 40 }, (_, at) => `walk number ${at}`)
  const { thanks, plans } = ordinaryPage(lines.join('\n'), lines.join('\n'))
  expect([thanks, plans].map((some) => some.map(({ text }) => text))).toEqual([lines.slice(0, 12), lines.slice(0, 12)])
})

it.each([
  ['help', { gratitudeText: 'I want to die' }],
  ['help', { ...openTexts, diaryText: 'I want to die' }],
  ['quiet', hardTexts],
  ['quiet', { ...openTexts, goalsText: 'drink to forget' }],
  ['quiet', { gratitudeText: 'o abraço da minha irmã\nminha avó morreu ontem' }],
  ['quiet', { gratitudeText: 'o café com meu irmão', goalsText: 'levar minha mãe para a quimioterapia' }],
  [undefined, { gratitudeText: 'o café com minha irmã\nninguém morreu de tédio', goalsText: 'ir à feira sem medo' }],
  [undefined, openTexts],
  [undefined, brightTexts],
  [undefined, {}],
])('the tone is %s for %j', (tone, texts) => expect(toneOfPage(readPage(texts))).toBe(tone))
