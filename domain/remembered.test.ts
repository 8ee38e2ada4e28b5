import { expect, it } from 'vitest'
import type { Entry } from './entry.ts'
import { emptyTexts } from './entry-sections.ts'
import { rememberedOf } from './remembered.ts'

const page = (changes: Partial<Entry>): Entry => ({
  ...emptyTexts,
  id: 'page',
  userId: 'ada',
  date: '2026-11-22',
  gratitudeText: 'Rain on the roof',
  doneItems: [],
  mood: null,
  aiResponse: '',
  version: 1,
  createdAt: 0,
  updatedAt: 0,
  respondedAt: null,
  ...changes,
})

it.each<[Partial<Entry>, string | undefined]>([
  [{ aiResponse: 'June, good. What did the river say? Go well.' }, 'What did the river say?'],
  [{ aiResponse: 'Was it cold? And then?\n\nGo well.' }, 'And then?'],
  [{ aiResponse: 'June, good.\n\nSleep early.' }, 'Sleep early.'],
  [{ aiResponse: `${'A word '.repeat(30)}?` }, undefined],
  [{ aiResponse: 'What did the river say?', tone: 'quiet' }, undefined],
  [{ aiResponse: 'Please call somebody.', tone: 'help' }, undefined],
  [{ aiResponse: '' }, undefined],
  [{ aiResponse: null }, undefined],
])('of %j the next day remembers %j', (changes, expected) => {
  const passages = rememberedOf(page(changes))
  expect(passages?.map(({ text }) => text).join('')).toBe(expected)
})

it('marks what the sentence quotes of the page', () => {
  expect(rememberedOf(page({ aiResponse: 'Tell me of “Rain on the roof”.' }))).toEqual([
    { text: 'Tell me of ' },
    { text: 'Rain on the roof', item: 'Rain on the roof' },
    { text: '.' },
  ])
})
