import { expect, it } from 'vitest'
import { dayPartOf } from './day-part.ts'

it.each([
  ['00:00', 'night'],
  ['03:59', 'night'],
  ['04:00', 'dawn'],
  ['09:59', 'dawn'],
  ['10:00', 'day'],
  ['17:59', 'day'],
  ['18:00', 'dusk'],
  ['20:59', 'dusk'],
  ['21:00', 'night'],
] as const)('%s is in the part %s of the day, where the person lives', (time, part) => {
  expect(dayPartOf(Date.parse(`2026-11-23T${time}:00Z`), 'UTC')).toBe(part)
  expect(dayPartOf(Date.parse(`2026-11-23T${time}:00+09:00`), 'Asia/Tokyo')).toBe(part)
})
