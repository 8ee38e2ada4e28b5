import { expect, test } from 'vitest'
import type { Mood } from './mood.ts'
import { dayInWords, daysInWords } from './year-words.ts'

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
