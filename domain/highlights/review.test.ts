import { expect, it } from 'vitest'
import { isReviewName, reviewPeriod, reviewTitle, reviewToShow } from './review.ts'

it.each([
  ['2026-11', '2026-11-22', '2026-11-01', '2026-11-22'],
  ['2026-10', '2026-11-22', '2026-10-01', '2026-10-31'],
  ['2024-02', '2026-11-22', '2024-02-01', '2024-02-29'],
  ['2026', '2026-11-22', '2026-01-01', '2026-11-22'],
  ['2025', '2026-11-22', '2025-01-01', '2025-12-31'],
  ['2026', '2026-12-31', '2026-01-01', '2026-12-31'],
])('the review of %s, seen on %s, is from %s to %s', (name, today, first, last) => {
  expect(reviewPeriod(name, today)).toEqual({ first, last })
})

it('shows the current month or year in place of a later one', () => {
  expect(reviewToShow('2026-12', 'month', '2026-11-22')).toBe('2026-11')
  expect(reviewToShow('2026-10', 'month', '2026-11-22')).toBe('2026-10')
  expect(reviewToShow(undefined, 'year', '2026-11-22')).toBe('2026')
  expect(reviewToShow('2027', 'year', '2026-11-22')).toBe('2026')
})

it('is named by a month or a year', () => {
  expect(['2026-11', '2026'].map(isReviewName)).toEqual([true, true])
  expect(['2026-13', '26', '2026-11-01', ''].map(isReviewName)).toEqual([false, false, false, false])
  expect(['2026-11', '2026'].map(reviewTitle)).toEqual(['November 2026', '2026'])
})
