import { expect, it } from 'vitest'
import { hardTexts } from './coach/test-pages.ts'
import { toneOf } from './tone.ts'

const ordinary = { gratitudeText: 'Warm bread', goalsText: 'Walk', diaryText: '' }

it('is "help" when any section speaks of self-harm, the diary included', () => {
  for (const section of ['gratitudeText', 'goalsText', 'diaryText', 'eveningText'])
    expect(toneOf({ ...ordinary, [section]: 'I want to die' })).toBe('help')
})

it('is "quiet" for a page that is plainly hard, in any language that was learned, and for a plan that harms', () => {
  expect(toneOf(hardTexts)).toBe('quiet')
  const german = 'Seit dem Tod von Papa schlafe ich kaum\nMeine Schwester war bei der Beerdigung neben mir'
  expect(toneOf({ gratitudeText: german, goalsText: 'Bestatter anrufen\nNicht wieder weinen' })).toBe('quiet')
  expect(toneOf({ ...ordinary, goalsText: 'kill him' })).toBe('quiet')
})

it('is absent when something hard is over', () => {
  expect(toneOf({ ...ordinary, gratitudeText: 'Cancer-free for two years' })).toBeUndefined()
  expect(toneOf({ ...ordinary, gratitudeText: 'No panic attack this week' })).toBeUndefined()
})

it('is absent for an ordinary page, a part of one, and an empty one', () => {
  expect(toneOf(ordinary)).toBeUndefined()
  expect(toneOf({ gratitudeText: 'Warm bread' })).toBeUndefined()
  expect(toneOf({})).toBeUndefined()
})
