import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isLocalDate } from './local-date.ts'
import {
  addMonths,
  isMonth,
  monthOf,
  monthsOf,
  monthTitle,
  weekdays,
  weekdaysFrom,
  weeksOf,
  weekStarts,
} from './month.ts'

const anyMonth = fc
  .tuple(fc.integer({ min: 1000, max: 9998 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, month]) => `${year}-${String(month).padStart(2, '0')}`)

describe('months', () => {
  it('crosses the end of a year in both directions', () => {
    expect(addMonths('2026-01', -1)).toBe('2025-12')
    expect(addMonths('2025-12', 1)).toBe('2026-01')
    expect(addMonths('2026-11', -120)).toBe('2016-11')
    expect(monthsOf(2026).join(' ')).toMatch(/^2026-01 2026-02 .* 2026-12$/)
    expect(monthTitle('2025-12')).toBe('December 2025')
    expect(monthOf('2026-01-31')).toBe('2026-01')
    expect([isMonth('2026-12'), isMonth('2026-13'), isMonth('26-1')]).toEqual([true, false, false])
  })

  it('is reversible', () => {
    fc.assert(
      fc.property(
        anyMonth,
        fc.integer({ min: -300, max: 300 }),
        (month, by) => addMonths(addMonths(month, by), -by) === month,
      ),
    )
  })

  it('contains each day once, under its weekday', () => {
    fc.assert(
      fc.property(anyMonth, fc.constantFrom(...weekStarts), (month, weekStart) => {
        const weeks = weeksOf(month, weekStart)
        const days = weeks.flat().filter((day) => day !== undefined)
        expect(days).toEqual([...days].sort())
        expect(days.every((day) => isLocalDate(day) && monthOf(day) === month)).toBe(true)
        expect(isLocalDate(`${month}-${String(days.length + 1).padStart(2, '0')}`)).toBe(false)
        for (const week of weeks)
          week.forEach(
            (day, column) =>
              day && expect(weekdays[new Date(`${day}T12:00Z`).getUTCDay()]).toBe(weekdaysFrom(weekStart)[column]),
          )
      }),
    )
  })

  it('shows February 2026 in four whole weeks, and August 2026 in six', () => {
    expect(weeksOf('2026-02', 'Sunday')).toHaveLength(4)
    expect(weeksOf('2026-08', 'Sunday')).toHaveLength(6)
    expect(weeksOf('2026-11', 'Sunday')[0]?.[0]).toBe('2026-11-01')
    expect(weeksOf('2026-11', 'Monday')[0]?.[6]).toBe('2026-11-01')
  })
})
