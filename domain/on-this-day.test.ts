import { expect, it } from 'vitest'
import type { Entry } from './entry.ts'
import { emptyTexts } from './entry-sections.ts'
import { earlierDays, firstLineOf } from './on-this-day.ts'

it.each([
  ['2026-11-22', ['2026-11-15', '2026-10-22', '2025-11-22']],
  ['2026-03-31', ['2026-03-24', '2026-02-28', '2025-03-31']],
  ['2028-02-29', ['2028-02-22', '2028-01-29', '2027-02-28']],
  ['2028-03-30', ['2028-03-23', '2028-02-29', '2027-03-30']],
  ['2027-01-03', ['2026-12-27', '2026-12-03', '2026-01-03']],
])('a week, a month and a year before %s', (date, days) => {
  expect(earlierDays(date)).toEqual([
    { ago: 'A week ago', date: days[0] },
    { ago: 'A month ago', date: days[1] },
    { ago: 'A year ago', date: days[2] },
  ])
})

const page = (changes: Partial<Entry>): Entry => ({
  ...emptyTexts,
  id: 'page',
  userId: 'ada',
  date: '2025-11-22',
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
  [{ gratitudeText: '1. Rain on the roof\n2. Tea', goalsText: 'Walk' }, 'Rain on the roof'],
  [{ gratitudeText: '  \n', goalsText: '\n- Walk to the river' }, 'Walk to the river'],
  [{ diaryText: 'It was a long day.' }, 'It was a long day.'],
  [{}, undefined],
  [{ gratitudeText: 'Rain', tone: 'help' }, undefined],
  [{ gratitudeText: 'Rain', tone: 'quiet' }, undefined],
  [{ gratitudeText: 'Rain', tone: 'unread' }, undefined],
  [{ gratitudeText: '😀'.repeat(300) }, `${'😀'.repeat(200)}…`],
])('the first line of %j is %s', (changes, line) => {
  expect(firstLineOf(page(changes))).toBe(line)
})
