import { expect, test } from 'vitest'
import { choicesInWords, emptyMarks, joinedMarks, marksIn } from './entry-marks.ts'

test('choices are read as words, and none beside the help message', () => {
  expect(choicesInWords({ ...emptyMarks, mood: 4 })).toEqual(['How the day felt: light'])
  expect(choicesInWords({ ...emptyMarks, mood: 4, tone: 'help' })).toEqual([])
})

test('data from elsewhere marks a day with what is a value only', () => {
  expect(marksIn({ mood: 3, doneItems: ['Walk', 1], other: 1 })).toEqual({ mood: 3, doneItems: ['Walk'] })
  for (const mood of [0, 6, 2.5, '3', null, undefined]) expect(marksIn({ mood })).toEqual({})
})

test('of two pieces of a day the earlier choice stays, and the ticks of both', () => {
  const joined = joinedMarks({ doneItems: ['Walk'] }, { mood: 2, doneItems: ['Read'] })
  expect(joined).toEqual({ mood: 2, doneItems: ['Walk', 'Read'] })
  expect(joinedMarks({ mood: 4 }, { mood: 2 })).toMatchObject({ mood: 4 })
})
