import { expect, test } from 'vitest'
import type { Mood } from './mood.ts'
import { amountOf, amounts, dayInWords, daysInWords, skyOfDayOfYear } from './year.ts'

test('more bytes are a larger amount', () => {
  expect([0, 80, 81, 240, 241, 800, 801, 100_000].map(amountOf)).toEqual([1, 1, 2, 2, 3, 3, 4, 4])
})

test('more words are a sky of more lines', () => {
  const skies = amounts.map((amount) => skyOfDayOfYear({ mood: 5, amount }))
  expect(skies.map(({ ridges }) => ridges.length)).toEqual([2, 3, 5, 6])
  for (const sky of skies) expect(sky).toMatchObject({ part: 'dawn', mood: 5, isWritten: true })
})

test('a day has the sky of the part in which it was written', () => {
  expect(skyOfDayOfYear({ mood: null, amount: 2, part: 'dusk' }).part).toBe('dusk')
})

test('a day is said in words', () => {
  expect(dayInWords({ mood: 4, amount: 2 })).toBe('a short page, light')
  expect(dayInWords({ mood: null, amount: 4 })).toBe('a long page')
})

test.each([
  [[], 'Nothing written.'],
  [[5], '1 day written: 1 bright.'],
  [[null], '1 day written: 1 without a mood.'],
  [[5, null, 1, 5, 3], '5 days written: 2 bright, 1 even, 1 heavy, 1 without a mood.'],
] as [(Mood | null)[], string][])('the days %j are said in words', (moods, words) => {
  expect(daysInWords(moods.map((mood) => ({ mood, amount: 1 as const })))).toBe(words)
})
