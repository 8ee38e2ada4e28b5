import { expect, it } from 'vitest'
import { emptyTexts } from '../entry-sections.ts'
import { searchTextOfEntry } from '../entry-search.ts'
import { chooseDays, needlesOf } from './candidates.ts'
import { readQuestion } from './question.ts'
import { rankPassages } from './ranking.ts'

const pageOn = (date: string, diaryText: string) => ({ date, texts: { ...emptyTexts, diaryText } })

function ask(asked: string, pages: ReturnType<typeof pageOn>[], most = 5) {
  const question = readQuestion(asked, '2026-11-21')
  const needles = needlesOf(question.concepts)
  const days = pages.map(({ date, texts }) => {
    const stored = searchTextOfEntry(texts)
    const has = (some: string[]) => Number(some.some((needle) => stored.includes(needle)))
    const mask = needles.reduce(
      (sum, { own, alike }, at) => sum + (has(own) << (2 * at)) + (has(alike) << (2 * at + 1)),
      0,
    )
    return { date, mask, bytes: stored.length }
  })
  const { dates, weights } = chooseDays(question, days)
  return rankPassages(question, { pages: pages.filter(({ date }) => dates.includes(date)), weights, most })
}

const others = Array.from({ length: 30 }, (_, at) =>
  pageOn(`2026-01-${String(at + 1).padStart(2, '0')}`, 'Tea and rain.'),
)

it('gives the sentence that was found, with its day and section', () => {
  const pages = [...others, pageOn('2026-03-02', 'Slow morning.\nThe museum called. I may begin in May!')]
  expect(ask('When did the museum call?', pages)).toEqual([
    { date: '2026-03-02', section: 'diaryText', text: 'The museum called.' },
  ])
})

it('finds nothing where only a small part of the question is found', () => {
  const pages = [...others, pageOn('2026-03-02', 'A long walk.')]
  expect(ask('Did I walk with Katharina in Norway?', pages)).toEqual([])
  expect(ask('Katharina?', pages)).toEqual([])
  expect(ask('How am I?', pages)).toEqual([])
})

it('takes the newest of the days that suit, and the oldest where the first is asked for', () => {
  const slept = [
    pageOn('2026-02-03', 'Slept well in the hut with the others.'),
    pageOn('2026-05-01', 'Slept well.'),
    pageOn('2026-09-09', 'Slept well beside the river.'),
  ]
  const dates = (question: string) => ask(question, [...others, ...slept]).map(({ date }) => date)
  expect(dates('Did I sleep well?')).toEqual(['2026-05-01', '2026-09-09', '2026-02-03'])
  expect(dates('When did I last sleep well?')).toEqual(['2026-09-09', '2026-05-01', '2026-02-03'])
  expect(dates('When did I sleep well for the first time?')).toEqual(['2026-02-03', '2026-05-01', '2026-09-09'])
})

it('forgives a word that is on no page, and no name', () => {
  const pages = [...others, pageOn('2026-03-02', 'The quince bent over the wall.')]
  expect(ask('Did the quince bloom early?', pages)).toHaveLength(1)
  expect(ask('Did I see the quince of Katharina Bloom?', pages)).toEqual([])
})

it('keeps to the days that the question names', () => {
  const pages = ['2026-04-01', '2026-07-01'].map((date) => pageOn(date, `Dad and his beans on ${date}`))
  expect(ask('What did I write about Dad in spring?', [...others, ...pages]).map(({ date }) => date)).toEqual([
    '2026-04-01',
  ])
  expect(ask('What did I write on July 1?', [...others, ...pages]).map(({ date }) => date)).toEqual(['2026-07-01'])
})

it('says a line that stands on many days once', () => {
  const pages = ['2026-04-01', '2026-07-01'].map((date) => pageOn(date, 'Ring Dad'))
  expect(ask('Dad?', pages).map(({ date }) => date)).toEqual(['2026-07-01'])
})

it('cuts a text without full stops around what was found', () => {
  const [passage] = ask('lighthouse', [
    ...others,
    pageOn('2026-04-01', `${'word '.repeat(300)}lighthouse ${'word '.repeat(300)}`),
  ])
  expect(passage!.text).toMatch(/^…word.* lighthouse .*word…$/)
  expect(passage!.text.length).toBeLessThanOrEqual(302)
})

it('reads a hundred thousand characters in time that grows with them', () => {
  const pages = [
    pageOn('2026-04-01', 'a'.repeat(10_000)),
    pageOn('2026-04-02', '!'.repeat(10_000)),
    pageOn('2026-04-03', 'a.'.repeat(5_000)),
  ]
  expect(ask('aaaa?', pages)).toEqual([])
})
