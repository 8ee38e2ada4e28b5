import { expect, it } from 'vitest'
import { groundedSentences } from './answer.ts'

const passages = [
  { date: '2026-10-30', text: 'Slept through the night and woke up fresh' },
  { date: '2026-03-14', text: 'Nine hours of sleep before the race of 2:09' },
  { date: '2026-05-17', text: 'Dad danced with Mum on Sunday' },
]
const said = (reply: string) => groundedSentences(reply, passages)

it('gives each sentence the days of the passages that it names', () => {
  expect(
    said('You slept through the night [1]. Before the race you slept nine hours. [2]\nYou slept well twice [1, 2]!'),
  ).toEqual([
    { text: 'You slept through the night.', dates: ['2026-10-30'] },
    { text: 'Before the race you slept nine hours.', dates: ['2026-03-14'] },
    { text: 'You slept well twice!', dates: ['2026-03-14', '2026-10-30'] },
  ])
})

it.each([
  ['without a number', 'You slept through the night.'],
  ['with a number that no passage has', 'You slept through the night [4].'],
  ['with one such number of two', 'You slept through the night [1][0].'],
  ['of another passage', 'Your father slept through the night [3].'],
  ['with another month', 'In March you slept through the night [1].'],
  ['with another day of the week', 'You slept through the night on a Monday [1].'],
  ['with another year', 'You slept through the night in 2025 [1].'],
  ['with a figure that was not written', 'You slept 8 hours before the race [2].'],
  ['with a link', 'You slept well, see sleep.example.com [1].'],
  ['of marks alone', '[1].'],
  ['that reports nothing', 'NOTHING'],
])('drops a sentence %s', (_what, reply) => {
  expect(said(reply)).toEqual([])
})

it.each([
  'You slept nine hours before the race of 2:09, in March [2].',
  'On a Friday in October you slept through the night [1].',
  'Dad danced with Mum on a Sunday in May [3].',
  'Du bist ausgeruht aufgewacht [1].',
])('keeps what the passage says, also in another language: %s', (reply) => {
  expect(said(reply)).toHaveLength(1)
})

it('gives no sentence to a day whose passage says something else, however a model puts its words and marks', () => {
  const pieces = ['You slept', ' Dad danced', ' [1]', ' [3]', '[7]', '.', '. ', '!', '\n', ' [', ' 3', ' [1, 3]']
  const replies = pieces.flatMap((one) =>
    pieces.flatMap((two) => pieces.flatMap((three) => pieces.map((four) => one + two + three + four))),
  )
  let kept = 0
  for (const reply of replies)
    for (const { text, dates } of said(reply)) {
      kept += 1
      const isOf = { '2026-10-30': /slept/, '2026-05-17': /danced/ } as Record<string, RegExp>
      expect(dates.length, reply).toBeGreaterThan(0)
      for (const date of dates) expect(text, reply).toMatch(isOf[date]!)
    }
  expect(kept).toBeGreaterThan(100)
})
