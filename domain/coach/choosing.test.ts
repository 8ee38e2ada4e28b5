import { expect, it } from 'vitest'
import { addDays } from '../time/local-date.ts'
import { choicesFor, sentenceId } from './choosing.ts'

const date = '2026-11-24'
const list = (count: number, begin: string) => Array.from({ length: count }, (_, at) => `${begin}${at} `)
/** What is chosen day by day, with what was chosen before. */
function chosenOn<Choice>(days: number, choose: (choices: ReturnType<typeof choicesFor>) => Choice): Choice[] {
  const recent: string[] = []
  return Array.from({ length: days }, (_, day) => {
    const choices = choicesFor({ personId: 'maria', date: addDays(date, day), recentSentences: recent })
    const choice = choose(choices)
    recent.push(...choices.used)
    return choice
  })
}

it.each([
  [8, 8],
  [9, 8],
  [8, 9],
  [3, 6],
])('%i heads with %i tails are as many sentences as there are pairs', (heads, tails) => {
  const halves = [list(heads, 'head'), list(tails, 'tail')] as const
  expect(new Set(chosenOn(heads * tails, (choices) => choices.choose('slot', halves))).size).toBe(heads * tails)
})

it('neither the head nor the tail is that of the day before', () => {
  const pairs = chosenOn(64, (choices) => choices.choose('slot', [list(9, 'head'), list(8, 'tail')]).split(' '))
  for (const [day, [head, tail]] of pairs.slice(1).entries()) {
    expect(head).not.toBe(pairs[day]![0])
    expect(tail).not.toBe(pairs[day]![1])
  }
})

it('a list that may be left out gives each sentence once, and then none', () => {
  const sentences = chosenOn(8, (choices) => choices.choose('slot', list(5, 'one')))
  expect(new Set(sentences.slice(0, 5)).size).toBe(5)
  expect(sentences.slice(5)).toEqual(['', '', ''])
})

it('another list gives each sentence once, and then the one whose use is oldest', () => {
  const two = (choices: ReturnType<typeof choicesFor>) => [1, 2].map(() => choices.one('slot', list(5, 'one')))
  const sentences = chosenOn(6, two).flat()
  expect(new Set(sentences.slice(0, 5)).size).toBe(5)
  expect(sentences.slice(5, 10)).toEqual(sentences.slice(0, 5))
})

it('begins elsewhere for another person', () => {
  const of = (personId: string) => choicesFor({ personId, date }).one('slot', list(50, 'one'))
  expect(new Set(['ann', 'bob', 'eve', 'joe'].map(of)).size).toBeGreaterThan(2)
})

it('names what it chose, in order', () => {
  const choices = choicesFor({ personId: 'maria', date })
  const chosen = [choices.one('first', list(5, 'one')), choices.choose('second', list(5, 'two'))]
  expect(choices.used).toEqual(chosen.map((sentence) => sentenceId(sentence)))
})
