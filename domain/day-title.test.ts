import { expect, it } from 'vitest'
import { addDays } from './time/local-date.ts'
import { dayParts } from './time/day-part.ts'
import { greetingOf, lineOfStars } from './day-title.ts'

it.each(dayParts)('greets with three phrases, one day after the other, in the part of the day %s', (part) => {
  const week = Array.from({ length: 6 }, (_, day) => greetingOf(addDays('2026-03-01', day), part))
  expect(new Set(week.slice(0, 3)).size).toBe(3)
  expect(week.slice(3)).toEqual(week.slice(0, 3))
})

it('greets with the same three phrases from dawn until the evening', () => {
  const date = '2026-03-01'
  for (let day = 0; day < 3; day += 1)
    expect(greetingOf(addDays(date, day), 'day')).toBe(greetingOf(addDays(date, day), 'dawn'))
})

it('says once how the stars are counted, and once again after a hundred days', () => {
  const days = Array.from({ length: 400 }, (_, index) => index).filter((day) => lineOfStars(day))
  expect(days).toEqual([2, 100])
})
