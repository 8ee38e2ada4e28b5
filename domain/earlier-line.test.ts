import { expect, it } from 'vitest'
import { earlierLineOf } from './earlier-line.ts'
import type { Entry } from './entry.ts'
import { emptyMarks } from './entry-marks.ts'
import { emptyTexts } from './entry-sections.ts'

const today = '2026-11-21'
const entryOn = (date: string, gratitudeText: string, changes: Partial<Entry> = {}): Entry => ({
  ...emptyTexts,
  ...emptyMarks,
  ...{ id: date, userId: 'ada', date, gratitudeText, goalsText: 'Sweep the stairs and the yard' },
  ...{ aiResponse: 'A letter.', version: 1, createdAt: Date.parse(`${date}T12:00Z`), updatedAt: 0, respondedAt: 0 },
  ...changes,
})
const lineFor = (page: Entry, ...earlier: Entry[]) => {
  const found = earlierLineOf(page, earlier)
  return found && `${found.entry.date} ${found.line}`
}
const page = entryOn(today, 'Dad called from the train\nRain', { goalsText: 'Call the bank' })

it('is the newest line of thanks about the same person or the same thing, in other words', () => {
  const photograph = entryOn('2026-11-18', 'Bread\nAn old photograph of dad in the book')
  expect(lineFor(page, photograph)).toBe('2026-11-18 An old photograph of dad in the book')
  const called = entryOn('2026-11-19', 'Called the bank at last\nTea')
  expect(lineFor(page, called, photograph)).toBe('2026-11-19 Called the bank at last')
  expect(lineFor(page, entryOn('2026-11-19', 'Tea'))).toBeUndefined()
  // A plan is no thanks.
  expect(lineFor(page, entryOn('2026-11-19', 'Tea', { goalsText: 'Call the bank and the dentist' }))).toBeUndefined()
})

it('is no line with the same words, of the same day, of a later one, or of long ago', () => {
  for (const [date, line] of [
    ['2026-11-20', 'dad called from the train'],
    [today, 'The photograph of dad'],
    ['2026-11-22', 'The photograph of dad'],
    ['2026-10-21', 'The photograph of dad'],
  ] as const)
    expect(lineFor(page, entryOn(date, line)), `${date} ${line}`).toBeUndefined()
  expect(lineFor(page, entryOn('2026-10-22', 'The photograph of dad'))).toBeDefined()
})

it('is no line of a page in danger or of a heavy day, and stands beside no such page', () => {
  const line = 'The photograph of dad'
  const hard = [{ tone: 'help' }, { tone: 'quiet' }, { tone: 'unread' }, { mood: 1 }, { mood: 2 }] as const
  expect(lineFor({ ...page, mood: 3 }, entryOn('2026-11-18', line, { mood: 3 }))).toBeDefined()
  for (const changes of hard) {
    expect(lineFor(page, entryOn('2026-11-18', line, changes)), JSON.stringify(changes)).toBeUndefined()
    expect(lineFor({ ...page, ...changes }, entryOn('2026-11-18', line)), JSON.stringify(changes)).toBeUndefined()
  }
})

it('takes no word of another language for a person', () => {
  const dutch = entryOn(today, 'De wandeling met papa door het bos', { goalsText: 'Brief schrijven' })
  const english = entryOn('2026-11-18', 'Papa laughed at the dog')
  expect(lineFor({ ...dutch, gratitudeText: 'The walk with papa in the wood' }, english)).toBeDefined()
  expect(lineFor(dutch, english)).toBeUndefined()
})
