import { describe, expect, it } from 'vitest'
import { addDays } from './local-date.ts'
import { instantOf, isMorningOf, offsetAt, timeInWords } from './wall-clock.ts'

/** Zones that change their clocks by half an hour, at midnight, at odd hours, not at all, or that left out a day. */
const zones = [
  'UTC',
  'America/New_York',
  'America/St_Johns',
  'America/Santiago',
  'America/Nuuk',
  'America/Havana',
  'Europe/London',
  'Africa/Cairo',
  'Africa/Casablanca',
  'Asia/Beirut',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'Pacific/Apia',
  'Pacific/Kiritimati',
  'Pacific/Niue',
]
const times = ['00:05', '01:30', '02:15', '02:45', '23:45']
const day = 86_400_000

const shownAt = (instant: number, zone: string) =>
  new Date(instant + offsetAt(instant, zone)).toISOString().slice(0, 16).replace('T', ' ')

const daysOf = (year: number) => Array.from({ length: 366 }, (_, index) => addDays(`${year}-01-01`, index))

describe('the instant of a time on a day', () => {
  it.each([2011, 2026])('is the first at which clocks show it, or the first after what they skip, in %i', (year) => {
    const withoutInstant = new Set<string>()
    for (const zone of zones)
      for (const date of daysOf(year))
        for (const time of times) {
          const wanted = `${date} ${time}`
          const at = instantOf({ date, time, zone })
          if (at === undefined) {
            withoutInstant.add(`${zone} ${date}`)
            continue
          }
          const said = `${wanted} in ${zone}`
          if (shownAt(at, zone) === wanted) {
            // Only a change of the clocks shows a time twice.
            if (offsetAt(at - day, zone) === offsetAt(at + day, zone)) continue
            const shownBefore = [30, 60, 90, 120, 180].map((minutes) => shownAt(at - minutes * 60_000, zone))
            expect(shownBefore, said).not.toContain(wanted)
          } else {
            expect(shownAt(at, zone) > wanted, said).toBe(true)
            expect(shownAt(at - 1000, zone) < wanted, said).toBe(true)
          }
        }
    // Samoa left out December 30th, 2011.
    expect([...withoutInstant]).toEqual(year === 2011 ? ['Pacific/Apia 2011-12-30'] : [])
  })

  it.each([
    ['2026-03-08', '02:30', 'America/New_York', '2026-03-08T07:00:00Z'],
    ['2026-11-01', '01:30', 'America/New_York', '2026-11-01T05:30:00Z'],
    ['2026-04-24', '00:30', 'Africa/Cairo', '2026-04-23T22:00:00Z'],
    ['2026-10-04', '02:15', 'Australia/Lord_Howe', '2026-10-03T15:30:00Z'],
    ['2026-04-05', '01:45', 'Australia/Lord_Howe', '2026-04-04T14:45:00Z'],
    ['2026-09-27', '02:50', 'Pacific/Chatham', '2026-09-26T14:00:00Z'],
    ['2026-06-01', '06:00', 'Asia/Kathmandu', '2026-06-01T00:15:00Z'],
  ])('%s %s in %s is %s', (date, time, zone, instant) => {
    expect(new Date(instantOf({ date, time, zone })!)).toEqual(new Date(instant))
  })
})

it.each([
  ['00:00', '12:00 AM'],
  ['06:05', '6:05 AM'],
  ['12:00', '12:00 PM'],
  ['23:59', '11:59 PM'],
])('the time %s in words is %s', (time, words) => {
  expect(timeInWords(time)).toBe(words)
})

it.each([
  ['2026-11-21T08:59Z', false],
  ['2026-11-21T09:00Z', true],
  ['2026-11-21T16:59Z', true],
  ['2026-11-21T17:00Z', false],
  ['2026-11-22T02:55Z', false],
  ['2026-11-22T12:00Z', false],
])('at %s the morning of November 21 in New York is there: %s', (now, isMorning) =>
  expect(isMorningOf('2026-11-21', { now: Date.parse(now), zone: 'America/New_York' })).toBe(isMorning),
)
