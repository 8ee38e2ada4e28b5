import { expect, test } from 'vitest'
import { isMood, moodLabelled, moodLabels, moods, moodsInWords } from './mood.ts'

test('each mood has a label by which it is found again', () => {
  for (const mood of moods) {
    expect(moodLabelled(` ${moodLabels[mood].toUpperCase()} `)).toBe(mood)
    expect(isMood(mood)).toBe(true)
  }
  expect(moodLabelled('Tired')).toBeUndefined()
  for (const value of [0, 6, 2.5, '3', null, undefined]) expect(isMood(value)).toBe(false)
})

test.each([
  [[], 'Nothing written.'],
  [[5], '1 day written: 1 bright.'],
  [[null], '1 day written: 1 without a mood.'],
  [[5, null, 1, 5, 3], '5 days written: 2 bright, 1 even, 1 heavy, 1 without a mood.'],
] as const)('the days %j are said in words', (days, words) => {
  expect(moodsInWords(days)).toBe(words)
})
