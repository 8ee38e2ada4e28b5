import { expect, it } from 'vitest'
import { inDigits, inDollars, inList, inPercent } from '../numbers.ts'
import { price } from '../plan.ts'
import { frame } from '../texts.ts'
import { localDate, longDate, shortDate, shortWeekdayOf } from './local-date.ts'
import { dateOfWeekday, monthTitle, weekdayInWords, weekdayNamed, weekdays } from './month.ts'
import { exampleOf, inRegion } from './region.ts'
import { offsetAt, timeInWords } from './wall-clock.ts'
import { periodLabel } from './week.ts'

/** The tag is all that formats read of a language. */
function inLanguage<Shown>(language: string, show: () => Shown): Shown {
  const before = frame.language
  frame.language = language
  try {
    return show()
  } finally {
    frame.language = before
  }
}

const week = { first: '2026-11-15', last: '2026-11-21' }
const days = () => [longDate('2026-11-08'), shortDate('2026-11-08'), monthTitle('2026-11'), periodLabel(week)]
const numbers = () =>
  [inDigits(12_345), inPercent(86), price.label, inDollars(0)].map((text) => text.replace(/\s/g, ' '))

it.each([
  ['en', ['Sunday, November 8, 2026', 'Nov 08, 2026', 'November 2026', 'Nov 15 – 21, 2026']],
  ['en-XA', ['Sunday, November 8, 2026', 'Nov 08, 2026', 'November 2026', 'Nov 15 – 21, 2026']],
  ['de', ['Sonntag, 8.\u00A0November 2026', '8.\u00A0Nov. 2026', 'November 2026', '15.–21. Nov. 2026']],
  ['fr', ['dimanche 8\u00A0novembre 2026', '8\u00A0nov. 2026', 'novembre 2026', '15–21 nov. 2026']],
  ['es', ['domingo, 8\u00A0de noviembre de 2026', '8\u00A0nov 2026', 'noviembre de 2026', '15–21 nov 2026']],
  [
    'pt',
    ['domingo, 8\u00A0de novembro de 2026', '8\u00A0de nov. de 2026', 'novembro de 2026', '15 – 21 de nov. de 2026'],
  ],
])('days are shown in %s', (language, shown) => {
  expect(inLanguage(language, days)).toEqual(shown)
})

it('the first day of a month has its word in French', () => {
  const first = () => [longDate('2026-11-01'), shortDate('2026-11-01')]
  expect(inLanguage('fr', first)).toEqual(['dimanche 1er\u00A0novembre 2026', '1er\u00A0nov. 2026'])
})

it('no language is shown in the form of the one before', () => {
  for (const language of ['de', 'fr', 'de', 'en'])
    expect(inLanguage(language, () => monthTitle('2026-03'))).toBe(
      { de: 'März 2026', fr: 'mars 2026', en: 'March 2026' }[language],
    )
})

it.each([
  ['en', '6:05 PM', ['12,345', '86%', '$9.99', '$0'], 'a, b, and c'],
  ['en-XA', '6:05 PM', ['12,345', '86%', '$9.99', '$0'], 'a, b, and c'],
  ['de', '18:05', ['12.345', '86 %', '9,99 $', '0 $'], 'a, b und c'],
  ['fr', '18:05', ['12 345', '86 %', '9,99 $US', '0 $US'], 'a, b et c'],
  ['es', '18:05', ['12.345', '86 %', '9,99 US$', '0 US$'], 'a, b y c'],
  ['pt', '18:05', ['12.345', '86%', 'US$ 9,99', 'US$ 0'], 'a, b e c'],
])('times, numbers, money and lists are shown in %s', (language, time, shown, list) => {
  inLanguage(language, () => {
    expect(timeInWords('18:05')).toBe(time)
    expect(numbers()).toEqual(shown)
    expect(inList(['a', 'b', 'c'])).toBe(list)
  })
})

it('the region that a person chose has its clock and its order in a language that is spoken there', () => {
  const moment = (language: string, region: string) => inLanguage(language, () => exampleOf(region))
  expect(moment('es', 'MX')).toBe('28 nov 2026, 7:10 p.m.')
  expect(moment('fr', 'CA')).toBe('28 nov. 2026, 19 h 10')
  expect(moment('pt', 'PT')).toBe('28/11/2026, 19:10')
  for (const region of ['US', 'GB', 'ZZ']) expect(moment('de', region)).toBe('28. Nov. 2026, 19:10')
  expect(moment('en-XA', 'GB')).toBe(moment('en', 'GB'))
})

it('a week has its days in every language, and stored names in none', () => {
  const names = (language: string) =>
    inLanguage(language, () => weekdays.map((day) => `${weekdayInWords(day)} ${shortWeekdayOf(dateOfWeekday(day))}`))
  expect(names('en').slice(0, 2)).toEqual(['Sunday Sun', 'Monday Mon'])
  expect(names('de').slice(0, 2)).toEqual(['Sonntag So', 'Montag Mo'])
  expect(names('fr').slice(0, 2)).toEqual(['dimanche dim', 'lundi lun'])
  expect(inLanguage('de', () => weekdays.map((day) => weekdayNamed(dateOfWeekday(day))))).toEqual(weekdays)
})

it('what code reads is the same in every language', () => {
  const instant = Date.UTC(2026, 10, 8, 3)
  for (const language of ['de', 'fr', 'ar-XB'])
    inLanguage(language, () =>
      inRegion('SA', () => {
        expect(localDate(instant, 'America/New_York')).toBe('2026-11-07')
        expect(offsetAt(instant, 'America/New_York')).toBe(-5 * 3_600_000)
      }),
    )
})
