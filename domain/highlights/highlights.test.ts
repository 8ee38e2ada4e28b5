import { describe, expect, it } from 'vitest'
import type { Tone } from '../entry.ts'
import { highlightsOf, type HighlightsEntry } from './highlights.ts'
import { createThemes } from './themes.ts'
import { slideshow } from '../texts.ts'
import { addDays } from '../time/local-date.ts'
import { weekFrom } from '../time/week.ts'

const sunday = '2026-11-15'
const week = weekFrom(sunday)

type Given = Partial<Omit<HighlightsEntry, 'tone'>> & { tone?: Tone }
const entryOn = (weekday: number, given: Given = {}): HighlightsEntry => ({
  date: addDays(sunday, weekday),
  gratitudeText: 'Sun',
  goalsText: 'Sit',
  diaryText: '',
  eveningText: '',
  ...given,
})

describe('a week worked by hand', () => {
  const entries = [
    entryOn(1, {
      gratitudeText: '1. Coffee with Anna on the balcony\n2. The river at dawn\n3. A letter from Anna',
      goalsText: 'Call Dad\nRun by the river\nPay the electricity bill',
      diaryText: 'Rain all day.',
    }),
    entryOn(0, {
      gratitudeText: 'Warm coffee\nThe dog asleep\nBread from the oven',
      goalsText: 'Run 3 km\nRead one chapter\nBake bread',
    }),
    entryOn(3, { gratitudeText: 'coffee, and Anna’s voice\nthe RIVER', goalsText: 'Walk to work', diaryText: '  \n ' }),
  ]
  const highlights = highlightsOf(entries, week)

  it('counts the entries that have text in each section, and the days', () => {
    expect(highlights.counts).toEqual({ gratitude: 3, goals: 3, diary: 1, total: 3 })
    expect(highlights.days.map(({ isWritten }) => isWritten)).toEqual([true, true, false, true, false, false, false])
    expect(highlights.days.map(({ date }) => date)).toContain('2026-11-21')
  })

  it('names the five words that are written most, and of equal ones those written first, each with its first line', () => {
    expect(highlights.themes).toEqual([
      { name: 'coffee', count: 3, line: 'Warm coffee' },
      { name: 'Anna', count: 2, line: 'Coffee with Anna on the balcony' },
      { name: 'river', count: 2, line: 'The river at dawn' },
      { name: 'warm', count: 1, line: 'Warm coffee' },
      { name: 'asleep', count: 1, line: 'The dog asleep' },
    ])
  })

  it('names the three areas with most items', () => {
    // Run, run, walk; Walk to work; then Read, Bake, Call and Pay with one each, in the order of the areas.
    expect(highlights.areas).toEqual([
      { name: 'Health & Fitness', count: 3 },
      { name: 'Career & Work', count: 1 },
      { name: 'Relationships', count: 1 },
    ])
  })

  it('gives the days as a percentage of seven, rounded', () => {
    expect(highlights.momentum).toBe(43)
  })
})

it.each([
  [0, 0],
  [1, 14],
  [2, 29],
  [4, 57],
  [5, 71],
  [6, 86],
  [7, 100],
])('%i days written are a momentum of %i percent', (days, momentum) => {
  const entries = Array.from({ length: days }, (_, weekday) => entryOn(weekday))
  expect(highlightsOf(entries, week).momentum).toBe(momentum)
})

it('an empty week has no figure but zero', () => {
  expect(highlightsOf([], week)).toMatchObject({
    counts: { gratitude: 0, goals: 0, diary: 0, total: 0 },
    themes: [],
    areas: [],
    momentum: 0,
    hasHelpPage: false,
  })
})

it('entries outside of the week are left out', () => {
  const entries = [entryOn(-1), entryOn(0), entryOn(6), entryOn(7)]
  expect(highlightsOf(entries, week).counts.total).toBe(2)
})

it('a page that speaks of self-harm counts as a day, and no word of it is used', () => {
  const page = entryOn(2, { gratitudeText: 'Nothing, nothing, darkness', goalsText: 'Call nobody', tone: 'help' })
  const highlights = highlightsOf([page], week)
  expect(highlights.counts.total).toBe(1)
  expect(highlights.themes).toEqual([])
  expect(highlights.areas).toEqual([])
  expect(highlights.hasHelpPage).toBe(true)
})

it('no line of a quiet page comes back, and its words do', () => {
  const quiet = entryOn(1, { gratitudeText: 'Letters from Ida, whom I miss', tone: 'quiet' })
  const { themes } = highlightsOf([quiet, entryOn(2, { gratitudeText: 'A walk with Ida' })], week)
  expect(themes.find(({ name }) => name === 'letters')).toEqual({ name: 'letters', count: 1, line: undefined })
  expect(themes.find(({ name }) => name === 'walk')).toMatchObject({ line: 'A walk with Ida' })
})

describe('themes', () => {
  const themesOf = (...lines: string[]) =>
    highlightsOf([entryOn(0, { gratitudeText: lines.join('\n') })], week).themes.map(({ name }) => name)

  it('leaves out words of three characters and less, and stop words', () => {
    expect(themesOf('the cat and the old sea', 'I am so thankful that this morning went well')).toEqual([])
  })

  it('takes words of any script with their accents, in one form', () => {
    expect(themesOf('Ma grand-mère', 'ma grand-me\u0300re')).toEqual(['grand', 'mère'])
    expect(themesOf('Бабушкин сад', 'пирог бабушкин')).toEqual(['бабушкин', 'пирог'])
  })

  it('shows a name as it is written', () => {
    expect(themesOf('Anna laughing', 'a walk with Anna', 'Coffee')).toEqual(['Anna', 'laughing', 'walk', 'coffee'])
  })

  it('counts both forms of the apostrophe as one', () => {
    expect(themesOf("grandma's pie", 'grandma’s garden')[0]).toBe("grandma's")
  })
})

it('the fixed messages are five, and none names the week, because a month and a year end with them too', () => {
  expect(slideshow.encouragements).toHaveLength(5)
  for (const message of slideshow.encouragements) expect(message).not.toMatch(/week/i)
})

it('of very many words the rare ones are forgotten, and the frequent ones counted', () => {
  const themes = createThemes()
  for (let page = 0; page < 100; page += 1) {
    const others = Array.from({ length: 200 }, (_, index) => `word${letters(page * 200 + index)}`).join(' ')
    themes.add(`lantern ${others}`, { isQuotable: false })
  }
  for (let page = 0; page < 100; page += 1) themes.add(`${letters(page)}${'long'.repeat(900)}`, { isQuotable: false })
  const all = themes.list(Infinity)
  expect([all[0], all.length <= 4_000]).toEqual([{ name: 'lantern', count: 100 }, true])
  expect(all.reduce((sum, { name }) => sum + name.length, 0)).toBeLessThanOrEqual(100_000)
})

/** A number as letters, of which words are made. */
const letters = (number: number) => [...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('')
