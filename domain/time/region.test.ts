import { afterEach, expect, it } from 'vitest'
import { setRegion } from './formats.ts'
import { localDate, longDate, shortDate } from './local-date.ts'
import { exampleOf, inRegion } from './region.ts'
import { offsetAt, timeInWords } from './wall-clock.ts'
import { periodLabel } from './week.ts'

afterEach(() => void setRegion())

const week = { first: '2026-11-15', last: '2026-11-21' }
const shown = () => [shortDate('2026-11-08'), longDate('2026-11-21'), periodLabel(week), timeInWords('18:05')]
const specified = ['Nov 08, 2026', 'Saturday, November 21, 2026', 'Nov 15 – 21, 2026', '6:05 PM']

it.each(['US', undefined])('dates and times have the specified form in %s', (region) => {
  expect(inRegion(region, shown)).toEqual(specified)
})

it('dates and times have the order and the clock of a region, and English words', () => {
  for (const region of ['GB', 'DE', 'FR'])
    expect(inRegion(region, shown)).toEqual([
      '08 Nov 2026',
      expect.stringMatching(/^Saturday,? 21 November 2026$/),
      '15 – 21 Nov 2026',
      '18:05',
    ])
  expect(inRegion('IN', shown).at(-1)).toBe('6:05 pm')
})

it('a region that no English is known of has the specified form', () => {
  expect(inRegion('ZZ', shown)).toEqual(specified)
})

it.each([
  ['US', 'Nov 28, 2026, 7:10 PM'],
  ['DE', '28 Nov 2026, 19:10'],
])('the example of %s is %s', (region, example) => {
  expect(exampleOf(region)).toBe(example)
})

it('the region of one person is not that of the next, also after a failure', () => {
  expect(() =>
    inRegion('GB', () => {
      throw new Error('no mail')
    }),
  ).toThrow('no mail')
  expect(shown()).toEqual(specified)
})

it('what code reads is the same in every region', () => {
  const instant = Date.UTC(2026, 10, 8, 3)
  for (const region of ['US', 'GB', 'SA', 'IR'])
    inRegion(region, () => {
      expect(localDate(instant, 'America/New_York')).toBe('2026-11-07')
      expect(offsetAt(instant, 'America/New_York')).toBe(-5 * 3_600_000)
    })
})
