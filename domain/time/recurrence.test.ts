import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, localDate } from './local-date.ts'
import { nextOccurrence, occurrenceInWords, type Occurrence, type Recurrence } from './recurrence.ts'

const morning: Recurrence = {
  zone: 'America/New_York',
  time: '06:00',
  frequency: 'daily',
  startDate: '2026-01-31',
  endDate: null,
}

/** All occurrences after the start of a day in UTC, at most `limit`. */
function occurrences(recurrence: Recurrence, from: string, limit: number): Occurrence[] {
  const found: Occurrence[] = []
  for (let after = Date.parse(`${from}T00:00:00Z`); found.length < limit;) {
    const next = nextOccurrence(recurrence, after)
    if (!next) break
    found.push(next)
    after = next.at
  }
  return found
}

const datesOf = (recurrence: Recurrence, from: string, limit: number) =>
  occurrences(recurrence, from, limit).map(({ date }) => date)

describe('a recurrence', () => {
  it('comes monthly on its day, or on the last day of a shorter month', () => {
    expect(datesOf({ ...morning, frequency: 'monthly' }, '2026-01-01', 6)).toEqual([
      '2026-01-31',
      '2026-02-28',
      '2026-03-31',
      '2026-04-30',
      '2026-05-31',
      '2026-06-30',
    ])
    expect(datesOf({ ...morning, frequency: 'monthly' }, '2028-02-01', 2)).toEqual(['2028-02-29', '2028-03-31'])
  })

  it('comes weekly on the weekday of its first day', () => {
    expect(datesOf({ ...morning, frequency: 'weekly' }, '2026-02-05', 3)).toEqual([
      '2026-02-07',
      '2026-02-14',
      '2026-02-21',
    ])
  })

  it('comes once on its day, and never after', () => {
    expect(datesOf({ ...morning, frequency: 'once' }, '2026-01-01', 3)).toEqual(['2026-01-31'])
    expect(datesOf({ ...morning, frequency: 'once' }, '2026-02-01', 3)).toEqual([])
  })

  it('ends on its last day, which is included', () => {
    expect(datesOf({ ...morning, endDate: '2026-02-02' }, '2026-01-01', 9)).toEqual([
      '2026-01-31',
      '2026-02-01',
      '2026-02-02',
    ])
    expect(datesOf({ ...morning, endDate: '2026-01-30' }, '2026-01-01', 9)).toEqual([])
  })

  it('comes later the same day, and not at the instant that is named', () => {
    const at = Date.parse('2026-02-10T11:00:00Z')
    expect(nextOccurrence(morning, at - 1)).toEqual({ at, date: '2026-02-10' })
    expect(nextOccurrence(morning, at)).toEqual({ at: at + 86_400_000, date: '2026-02-11' })
  })

  it('keeps the day of a time that the clocks skip over midnight', () => {
    // Greenland skips the hour from 23:00 on March 28th.
    const skipped = { ...morning, zone: 'America/Nuuk', time: '23:30' }
    expect(occurrences(skipped, '2026-03-28', 3)).toEqual([
      { at: Date.parse('2026-03-28T01:30:00Z'), date: '2026-03-27' },
      { at: Date.parse('2026-03-29T01:00:00Z'), date: '2026-03-28' },
      { at: Date.parse('2026-03-30T00:30:00Z'), date: '2026-03-29' },
    ])
  })

  it('comes once on each day of a year, also when the clocks change', () => {
    const zones = ['Australia/Lord_Howe', 'Africa/Cairo', 'America/Santiago', 'Pacific/Chatham', 'Asia/Kathmandu']
    const minutes = fc.integer({ min: 0, max: 1439 })
    fc.assert(
      fc.property(fc.constantFrom(...zones), minutes, (zone, minute) => {
        const time = new Date(minute * 60_000).toISOString().slice(11, 16)
        const found = occurrences({ ...morning, zone, time, startDate: '2026-01-01' }, '2025-12-31', 365)
        expect(found.map(({ date }) => date)).toEqual(
          Array.from({ length: 365 }, (_, index) => addDays('2026-01-01', index)),
        )
        for (const { at, date } of found) expect(localDate(at, zone)).toBe(date)
      }),
      { numRuns: 12 },
    )
  })

  it('leaves out the day that Samoa left out', () => {
    const apia = { ...morning, zone: 'Pacific/Apia', startDate: '2011-12-29' }
    expect(datesOf(apia, '2011-12-28', 3)).toEqual(['2011-12-29', '2011-12-31', '2012-01-01'])
  })
})

it.each([
  ['2026-11-21', 'today at 6:00 AM'],
  ['2026-11-22', 'tomorrow at 6:00 AM'],
  ['2026-11-29', 'on Sunday, November 29, 2026 at 6:00 AM'],
])('an occurrence on %s is %s in words', (date, words) => {
  expect(occurrenceInWords({ at: 0, date }, morning, '2026-11-21')).toBe(words)
})
