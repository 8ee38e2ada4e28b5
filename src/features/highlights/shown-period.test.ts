import { expect, it } from 'vitest'
import { nameAfter, nameIn, shownPeriod, type PeriodKind } from './shown-period.ts'

const clock = { today: '2026-11-22', weekStart: 'Sunday' }
const nameOf = (query: string, weekStart = 'Sunday') =>
  shownPeriod(new URLSearchParams(query), { ...clock, weekStart }).name

it.each([
  ['week=2026-03-11', '2026-03-11'],
  ['week=2026-11-21', '2026-11-21'],
  ['week=1900-01-01', '1900-01-01'],
  ['month=1900-01', '1900-01'],
  ['year=1900', '1900'],
])('the address %s shows the period %s', (query, name) => {
  expect(nameOf(query)).toBe(name)
})

it.each([
  ['', '2026-11-22'],
  ['week=nonsense', '2026-11-22'],
  ['week=2026-02-30', '2026-11-22'],
  ['week=2026-11-23', '2026-11-22'],
  ['week=1899-12-24', '2026-11-22'],
  ['week=0001-01-01', '2026-11-22'],
  ['month=', '2026-11'],
  ['month=2026-13', '2026-11'],
  ['month=0000-01', '2026-11'],
  ['month=1899-12', '2026-11'],
  ['year=2026-11', '2026'],
  ['year=0000', '2026'],
  ['year=9999', '2026'],
])('the address %j names no period that can have a page, and shows the current one, %s', (query, name) => {
  expect(nameOf(query)).toBe(name)
})

it.each<[string, PeriodKind, string | undefined]>([
  ['week=2026-03-08', 'month', '2026-03'],
  ['week=2025-12-28', 'year', '2026'],
  ['week=2026-03-27', 'month', '2026-04'],
  ['month=2026-03', 'week', '2026-03-29'],
  ['month=2024-02', 'year', '2024'],
  ['year=2024', 'month', '2024-12'],
  ['', 'month', undefined],
  ['year=2026', 'week', undefined],
])('from %j, the last day is shown by %s as %s', (query, kind, name) => {
  expect(nameIn(kind, shownPeriod(new URLSearchParams(query), clock), clock)).toBe(name)
})

it.each([
  ['week=2026-11-11', 1, '2026-11-18'],
  ['week=2026-11-18', 1, '2026-11-22'],
  ['week=2026-11-18', -1, '2026-11-11'],
  ['', -1, '2026-11-15'],
  ['month=2026-10', 1, '2026-11'],
  ['year=2026', -1, '2025'],
])('from %j, %i further is %s: the current week follows the last days before it', (query, steps, name) => {
  expect(nameAfter(shownPeriod(new URLSearchParams(query), clock), steps, clock)).toBe(name)
})

it.each([
  ['Sunday', '2026-11-22'],
  ['Monday', '2026-11-16'],
  ['Saturday', '2026-11-21'],
])('a week that begins on %s is that of %s', (weekStart, first) => {
  expect(nameOf('', weekStart)).toBe(first)
})
