import { expect, it } from 'vitest'
import type { Entry, EntryStats } from '#domain/entry'
import type { Goal } from '#domain/goal'
import { answerFrom } from '#domain/kept-days'
import { addDays } from '#domain/time/local-date'
import { writeMorning, testDay } from '../../testing/mornings.ts'
import { signUpAs } from '../../testing/people.ts'
import { createTestApp } from '../../testing/test-app.ts'

/** Days before the test's day, also those of the earlier pages. */
const written = [0, 1, 2, 7, 11, 31, 40, 89]
const texts = ['Warm bread', 'Éclair with Ida', 'A walk along the river, and 100 % sun. '.repeat(8)]

it('a device answers each read as the server does', async () => {
  const app = createTestApp()
  const { client, user } = await signUpAs(app, 'premium')
  // The evening in New York, so that the page of this day is not written at dawn.
  app.clock.set(Date.UTC(2026, 10, 21, 23))
  for (const [index, before] of written.entries())
    await writeMorning(client, { date: addDays(testDay, -before), gratitudeText: texts[index % texts.length]! })
  const fetched = async <Body>(path: string) => (await client.get(path)).json<Body>()
  const days = {
    entries: await fetched<Entry[]>('/api/entries?limit=100'),
    stats: await fetched<EntryStats>('/api/entries/stats'),
    goals: await fetched<Goal[]>('/api/goals'),
    user,
    since: '2020-01-01',
  }
  for (const path of [
    '/api/entries?limit=10',
    '/api/entries?limit=3',
    `/api/entries?limit=20&before=${addDays(testDay, -7)}`,
    '/api/entries/stats',
    `/api/entries/calendar?month=${testDay.slice(0, 7)}`,
    '/api/entries/calendar?month=2020-01',
    `/api/entries/on-this-day?date=${testDay}`,
    `/api/entries/year?year=${testDay.slice(0, 4)}`,
    '/api/entries/year?year=2020',
    `/api/entries/week/${addDays(testDay, -9)}`,
    `/api/entries/${addDays(testDay, -11)}`,
    '/api/entries/search?q=eclair',
    '/api/entries/search?q=walk%20river',
    `/api/entries/search?q=bread&before=${addDays(testDay, -7)}`,
    '/api/entries/search?q=%25',
    '/api/entries/search?q=nowhere',
    '/api/goals',
  ])
    expect(answerFrom(days, new URL(path, 'http://device')), path).toEqual(await fetched(path))
})

it('a device does not know that nothing was written on days that it may lack', async () => {
  const app = createTestApp()
  const { client, user } = await signUpAs(app, 'premium')
  const entry = await writeMorning(client, { date: testDay })
  const days = { entries: [entry], stats: undefined, goals: undefined, user, since: undefined }
  const answerTo = (since: string | undefined, path: string) =>
    answerFrom({ ...days, since }, new URL(path, 'http://device'))
  const dayOf = (date: string) => `/api/entries?limit=1&before=${addDays(date, 1)}`
  // Only what was shown is kept.
  expect(answerTo(undefined, dayOf(testDay))).toEqual([entry])
  for (const path of [
    dayOf(addDays(testDay, 1)),
    dayOf(addDays(testDay, -1)),
    '/api/entries',
    '/api/entries/search?q=a',
  ])
    expect(answerTo(undefined, path), path).toBeUndefined()
  // The last days are kept.
  const since = addDays(testDay, -9)
  expect(answerTo(since, dayOf(addDays(testDay, 1)))).toEqual([entry])
  expect(answerTo(since, dayOf(since))).toEqual([])
  for (const path of [dayOf(addDays(since, -1)), '/api/entries/year?year=2020', '/api/entries/calendar?month=2020-01'])
    expect(answerTo(since, path), path).toBeUndefined()
})

it('a device knows nothing of other calls', () => {
  const nothing = { entries: [], stats: undefined, goals: undefined, user: undefined, since: undefined }
  for (const path of ['/api/user', '/api/entries/stats', '/api/goals', `/api/entries/${testDay}`, '/api/highlights/x'])
    expect(answerFrom(nothing, new URL(path, 'http://device')), path).toBeUndefined()
})
