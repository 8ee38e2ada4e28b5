import { expect, it } from 'vitest'
import { toneOf } from './tone.ts'

const ordinary = { gratitudeText: 'Warm bread', goalsText: 'Walk', diaryText: '' }

it('is "help" when any section speaks of self-harm, the diary included', () => {
  for (const section of ['gratitudeText', 'goalsText', 'diaryText', 'eveningText'])
    expect(toneOf({ ...ordinary, [section]: 'I want to die' })).toBe('help')
})

it('is "quiet" for grief, exhaustion and anger', () => {
  expect(toneOf({ ...ordinary, gratitudeText: 'My dad died last Tuesday' })).toBe('quiet')
  expect(toneOf({ ...ordinary, diaryText: 'So exhausted that I cannot think' })).toBe('quiet')
  expect(toneOf({ ...ordinary, goalsText: 'kill him' })).toBe('quiet')
})

it('is "quiet" in other languages, also for a line in another language than its page', () => {
  expect(toneOf({ ...ordinary, gratitudeText: 'Vater gestorben' })).toBe('quiet')
  expect(toneOf({ ...ordinary, gratitudeText: 'Murió mi abuela' })).toBe('quiet')
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
