import { expect, it } from 'vitest'
import { addDays } from './local-date.ts'
import { daysOf, periodLabel, weekFrom, weekStartOf } from './week.ts'

it.each([
  ['2026-11-22', '2026-11-22'],
  ['2026-11-21', '2026-11-15'],
  ['2027-01-02', '2026-12-27'],
  ['2024-02-29', '2024-02-25'],
  ['1900-01-01', '1899-12-31'],
  // Clocks change in New York on both days.
  ['2026-03-08', '2026-03-08'],
  ['2026-11-01', '2026-11-01'],
])('the week of %s begins on Sunday, %s', (date, first) => {
  expect(weekStartOf(date)).toBe(first)
})

it('every day of four years is in the seven days of its week', () => {
  for (let date = '2023-12-31'; date < '2028-01-01'; date = addDays(date, 1)) {
    expect(daysOf(weekFrom(weekStartOf(date)))).toContain(date)
    expect(new Date(`${weekStartOf(date)}T12:00:00Z`).getUTCDay()).toBe(0)
  }
})

it.each([
  ['2026-11-22', 'Monday', '2026-11-16'],
  ['2026-11-16', 'Monday', '2026-11-16'],
  ['2026-11-20', 'Saturday', '2026-11-14'],
  ['2026-11-21', 'Saturday', '2026-11-21'],
])('the week of %s from %s begins on %s', (date, weekStart, first) => {
  expect(weekStartOf(date, weekStart)).toBe(first)
})

it.each([
  ['2026-11-15', 'Nov 15 – 21, 2026'],
  ['2026-11-29', 'Nov 29 – Dec 5, 2026'],
  ['2026-12-27', 'Dec 27, 2026 – Jan 2, 2027'],
])('the week of %s is labelled %s', (first, label) => {
  expect(periodLabel(weekFrom(first))).toBe(label)
})
