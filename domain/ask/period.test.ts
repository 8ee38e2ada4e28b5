import { expect, it } from 'vitest'
import { plainWords } from '../entry-search.ts'
import { isWithin, readPeriod } from './period.ts'

/** A Saturday. */
const today = '2026-11-21'
const periodOf = (question: string) => readPeriod(plainWords(question).join(' '), today).period
const days = (from: string, to = from) => ({ from, to })

it.each([
  ['What did I do yesterday evening?', days('2026-11-20')],
  ['Was habe ich vorgestern geschrieben?', days('2026-11-19')],
  ['Qu’est-ce que j’ai écrit hier ?', days('2026-11-20')],
  ['Wer war hier?', undefined],
  ['¿Qué pasó ayer?', days('2026-11-20')],
  ['What happened last week?', days('2026-11-09', '2026-11-15')],
  ['last weekend', days('2026-11-14', '2026-11-15')],
  ['Am letzten Wochenende?', days('2026-11-14', '2026-11-15')],
  ['O que fiz o mês passado?', days('2026-10-01', '2026-10-31')],
  ['last year', days('2025-01-01', '2025-12-31')],
  ['el año pasado', days('2025-01-01', '2025-12-31')],
  ['in the last two weeks', days('2026-11-03', today)],
  ['three days ago', days('2026-11-18')],
  ['vor einem Jahr', days('2025-09-22', '2026-01-20')],
  ['on Monday', days('2026-11-16')],
  ['last Saturday', days('2026-11-14')],
  ['How was 2019?', days('2019-01-01', '2019-12-31')],
  ['in May 2025', { months: [5], ...days('2025-01-01', '2025-12-31') }],
  ['on the 3rd of March 2026', { months: [3], dayOfMonth: 3, ...days('2026-01-01', '2026-12-31') }],
  ['What happened on July 4?', { months: [7], dayOfMonth: 4, to: today }],
  ['What did I write about Dad in spring', { months: [3, 4, 5], to: today }],
  ['How was my summer?', { months: [6, 7, 8], to: today }],
  ['im Frühling 2025', { months: [3, 4, 5], from: '2025-01-01', to: '2025-12-31' }],
  ['l’été 2025', { months: [6, 7, 8], from: '2025-01-01', to: '2025-12-31' }],
  ['in the winter of 2025', { months: [12, 1, 2], from: '2024-12-01', to: '2025-12-31' }],
  ['Where may I march?', undefined],
  ['When did I do the spring cleaning?', undefined],
  ['J’ai été malade', undefined],
])('reads the days of “%s”', (question, period) => {
  expect(periodOf(question)).toEqual(period)
})

it('is of the days that hold all that is named', () => {
  const spring = { months: [3, 4, 5], to: today }
  expect(['2026-03-01', '2019-05-31', '2026-06-01', '2027-03-01'].map((date) => isWithin(date, spring))).toEqual([
    true,
    true,
    false,
    false,
  ])
})

it('takes the words of the period out of the question', () => {
  expect(readPeriod('what about dad in spring 2025', today).rest.replace(/\s+/g, ' ').trim()).toBe('what about dad')
})
