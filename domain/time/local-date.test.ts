import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import {
  addDays,
  clockTime,
  dateOfDay,
  dayNumber,
  dayOfPerson,
  dayOfYear,
  isLocalDate,
  isTimeZone,
  localDate,
  longDate,
} from './local-date.ts'

const zones = [
  'America/New_York',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Chatham',
  'Asia/Kathmandu',
  'Africa/Cairo',
  'America/Santiago',
  'America/St_Johns',
  'Pacific/Kiritimati',
  'Pacific/Niue',
  'UTC',
]
const day = 86_400_000
const zone = fc.constantFrom(...zones)
const instant = fc.integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2100, 0, 1) })
const date = instant.map((at) => new Date(at).toISOString().slice(0, 10))

describe('the local date', () => {
  it('exists and is at most one day away from the date in UTC', () => {
    fc.assert(
      fc.property(instant, zone, (now, where) => {
        const there = localDate(now, where)
        expect(isLocalDate(there)).toBe(true)
        const greenwich = new Date(now).toISOString().slice(0, 10)
        expect([addDays(greenwich, -1), greenwich, addDays(greenwich, 1)]).toContain(there)
      }),
    )
  })

  it('never decreases as time passes', () => {
    fc.assert(
      fc.property(instant, fc.integer({ min: 0, max: 3 * day }), zone, (now, later, where) => {
        expect(localDate(now + later, where) >= localDate(now, where)).toBe(true)
      }),
    )
  })

  it.each([
    // The half hour by which Lord Howe changes its clocks, on both sides of midnight.
    ['2026-11-21T12:59:59Z', 'Australia/Lord_Howe', '2026-11-21'],
    ['2026-11-21T13:00:00Z', 'Australia/Lord_Howe', '2026-11-22'],
    ['2026-07-21T13:29:59Z', 'Australia/Lord_Howe', '2026-07-21'],
    ['2026-07-21T13:30:00Z', 'Australia/Lord_Howe', '2026-07-22'],
    // Samoa left out December 30th, 2011.
    ['2011-12-30T09:59:59Z', 'Pacific/Apia', '2011-12-29'],
    ['2011-12-30T10:00:00Z', 'Pacific/Apia', '2011-12-31'],
    ['2026-11-21T10:14:59Z', 'Pacific/Chatham', '2026-11-21'],
    ['2026-11-21T10:15:00Z', 'Pacific/Chatham', '2026-11-22'],
    ['2026-11-21T18:15:00Z', 'Asia/Kathmandu', '2026-11-22'],
    ['2026-11-21T04:59:59Z', 'America/New_York', '2026-11-20'],
    ['2026-11-21T05:00:00Z', 'America/New_York', '2026-11-21'],
  ])('at %s in %s is %s', (at, where, expected) => {
    expect(localDate(Date.parse(at), where)).toBe(expected)
  })
})

it('keeps a bounded number of formatters, however many spellings of a zone it meets', () => {
  const made = vi.spyOn(Intl, 'DateTimeFormat')
  try {
    const formattersFor = (spellings: string[]) => {
      made.mockClear()
      for (const spelling of spellings) localDate(0, spelling)
      return made.mock.calls.length
    }
    const letters = 'america/new_york'
    const spelling = (number: number) =>
      [...letters].map((letter, place) => (number & (1 << place) ? letter.toUpperCase() : letter)).join('')
    const first = spelling(0)
    formattersFor([first])
    expect(formattersFor([first, first])).toBe(0)
    formattersFor(Array.from({ length: 500 }, (_, number) => spelling(number + 1)))
    expect(formattersFor([first])).toBe(1)
  } finally {
    made.mockRestore()
  }
})

describe('counting days', () => {
  it('is reversible, and consecutive days are a day apart', () => {
    fc.assert(
      fc.property(date, fc.integer({ min: -4_000, max: 4_000 }), (from, days) => {
        expect(addDays(addDays(from, days), -days)).toBe(from)
        expect(Date.parse(addDays(from, 1)) - Date.parse(from)).toBe(day)
      }),
    )
  })

  it('handles leap years', () => {
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29')
    expect(addDays('2023-02-28', 1)).toBe('2023-03-01')
    expect(dayOfYear('2024-12-31')).toBe(366)
    expect(dayOfYear('2023-12-31')).toBe(365)
    expect(dayOfYear('2026-01-01')).toBe(1)
  })
})

it.each([
  '2023-02-29',
  '2026-13-01',
  '2026-00-10',
  '2026-04-31',
  '26-04-01',
  '2026-4-1',
  '2026-04-01T00:00',
  ' 2026-04-01',
  '',
  '２０２６-04-01',
])('takes %j for no day', (written) => expect(isLocalDate(written)).toBe(false))

it('formats a long date in any zone', () => {
  expect(longDate('2026-11-21')).toBe('Saturday, November 21, 2026')
})

it('recognizes time zones', () => {
  for (const name of zones) expect(isTimeZone(name), name).toBe(true)
  for (const name of ['', 'Mars/Olympus', 'America/New York', '../etc']) expect(isTimeZone(name), name).toBe(false)
})

it.each([
  ['00:00', true],
  ['23:59', true],
  ['24:00', false],
  ['6:00', false],
  ['06:60', false],
  ['06:00 ', false],
])('takes %j as a time of day: %s', (written, fits) => expect(clockTime.test(written)).toBe(fits))

describe('the number of a day', () => {
  it.each([
    ['1970-01-01', 0],
    ['1969-12-31', -1],
    ['1900-01-01', -25_567],
    ['2028-02-29', 21_243],
  ])('%s is %i, and leads back to its date', (date, number) => {
    expect(dayNumber(date)).toBe(number)
    expect(dateOfDay(number)).toBe(date)
  })
})

it('counts the days of a person where the person lives, from the first on', () => {
  // Still November 24th in New York.
  const person = { createdAt: Date.UTC(2025, 10, 25, 3), timezone: 'America/New_York' }
  expect(dayOfPerson(person, '2025-11-24')).toBe(1)
  expect(dayOfPerson(person, '2026-11-19')).toBe(361)
  expect(dayOfPerson(person, '2025-11-20')).toBeLessThan(1)
})
