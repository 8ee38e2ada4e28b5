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

it('a list gives each sentence once, and then the one whose use is oldest', () => {
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
  const chosen = [choices.one('first', list(5, 'one')), choices.one('second', list(5, 'two'))]
  expect(choices.used).toEqual(chosen.map((sentence) => sentenceId(sentence)))
})
