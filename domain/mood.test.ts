import { expect, test } from 'vitest'
import { isMood, moodLabelled, moodLabels, moods } from './mood.ts'

test('each mood has a label by which it is found again', () => {
  for (const mood of moods) {
    expect(moodLabelled(` ${moodLabels[mood].toUpperCase()} `)).toBe(mood)
    expect(isMood(mood)).toBe(true)
  }
  expect(moodLabelled('Tired')).toBeUndefined()
  for (const value of [0, 6, 2.5, '3', null, undefined]) expect(isMood(value)).toBe(false)
})
