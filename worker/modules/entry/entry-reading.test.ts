import { describe, expect, it } from 'vitest'
import type { Entry, EntryStats } from '#domain/entry'
import { searchTerms, searchTextOf } from '#domain/entry-search'
import { addDays } from '#domain/time/local-date'
import { firstDataAt } from '../../testing/first-data.ts'
import { databaseOf, databases } from '../../testing/journals.ts'
import { newMorning, testDay, writeMorning } from '../../testing/mornings.ts'
import { changeRow, signUp, signUpAs } from '../../testing/people.ts'
import { planOf } from '../../testing/query-plan.ts'
import { costOf } from '../../testing/read-cost.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestClient } from '../../testing/test-client.ts'

const datesOf = async (reply: Response) => (await reply.json<Entry[]>()).map(({ date }) => date)

async function writeDays(client: TestClient, dates: string[]) {
  for (const date of dates) await writeMorning(client, { date })
}

/** Days up to the test's day, without a call for each. The first one has the word `lighthouse`. */
async function writeYears(userId: string, { days, text }: { days: number; text: string }) {
  const db = await databaseOf({ id: userId })
  await db
    .prepare(
      `with recursive n(i) as (select 0 union all select i + 1 from n where i + 1 < ?1)
     insert into entries (id, user_id, date, gratitude_text, goals_text, diary_text, version, created_at, updated_at, search_text)
     select ?2 || i, ?2, date(?3, '-' || i || ' days'), ?4, '', '', 1, 1, 1, ?5 || iif(i + 1 = ?1, char(1) || 'lighthouse', '') from n`,
    )
    .bind(days, userId, testDay, text, searchTextOf(text))
    .run()
}

describe('reading', () => {
  it('costs one KV read and one D1 round trip', async () => {
    const app = createTestApp()
    const { client } = await signUp(app)
    await writeMorning(client)
    const month = testDay.slice(0, 7)
    for (const path of [testDay, '', 'stats', `calendar?month=${month}`].map((rest) =>
      `/api/entries/${rest}`.replace(/\/$/, ''),
    )) {
      // Counting travels with what is counted, and a day with the person, where one database has both.
      const d1 = path.endsWith(testDay) && databases.size === 1 ? 1 : 2
      expect(await costOf(app, client, path), path).toEqual({ status: 200, kv: ['get'], d1, waits: 1 })
    }
  })

  it('counts from an index of days alone', async () => {
    const app = createTestApp()
    const { client } = await signUp(app)
    app.watch.begin()
    await client.get('/api/entries/stats')
    const counts = app.watch.of('d1').flatMap(({ sql }) => sql.filter((statement) => statement.includes('"entries"')))
    expect(counts).toHaveLength(1)
    for (const statement of counts)
      expect((await planOf(statement)).join()).toMatch(/USING COVERING INDEX entries_days/)
  })

  it('lists the newest first, in pages', async () => {
    const app = createTestApp()
    const { client } = await signUp(app)
    await writeDays(client, ['2026-11-19', '2026-11-21', '2026-11-20', '2025-12-31'])
    expect(await datesOf(await client.get('/api/entries'))).toEqual([
      '2026-11-21',
      '2026-11-20',
      '2026-11-19',
      '2025-12-31',
    ])
    expect(await datesOf(await client.get('/api/entries?limit=2'))).toEqual(['2026-11-21', '2026-11-20'])
    expect(await datesOf(await client.get('/api/entries?limit=2&before=2026-11-20'))).toEqual([
      '2026-11-19',
      '2025-12-31',
    ])
    for (const query of [
      'limit=0',
      'limit=101',
      'limit=-1',
      'limit=1.5',
      'limit=9007199254740993',
      'limit=',
      'before=2026-02-30',
    ]) {
      expect((await client.get(`/api/entries?${query}`)).status, query).toBe(400)
    }
  })

  it('returns the days of a month, the entries of a week, and the counts', async () => {
    const app = createTestApp()
    // Still the 20th in New York.
    app.clock.set(Date.UTC(2026, 10, 21, 3))
    const { client } = await signUpAs(app, 'premium')
    await writeDays(client, [
      '2026-11-21',
      '2026-11-20',
      '2026-11-14',
      '2026-11-13',
      '2026-10-31',
      '2026-10-22',
      '2026-10-21',
      '2025-11-01',
    ])
    expect(await (await client.get('/api/entries/calendar?month=2026-10')).json()).toEqual({
      month: '2026-10',
      dates: ['2026-10-21', '2026-10-22', '2026-10-31'],
    })
    expect(await (await client.get('/api/entries/calendar?month=2026-02')).json()).toEqual({
      month: '2026-02',
      dates: [],
    })
    expect((await client.get('/api/entries/calendar?month=2026-13')).status).toBe(400)
    expect(await datesOf(await client.get('/api/entries/week/2026-11-14'))).toEqual(['2026-11-14', '2026-11-20'])
    expect((await client.get('/api/entries/week/2026-11-31')).status).toBe(400)
    expect(await (await client.get('/api/entries/stats')).json()).toEqual({
      total: 8,
      firstDate: '2025-11-01',
      years: [2025, 2026],
      lastThirtyDays: 5,
      lastSevenDays: 2,
      bestRun: 2,
    })
  })

  it('counts the best run in all days that the total counts, those that were filled in later included', async () => {
    const app = createTestApp()
    const { client } = await signUp(app)
    const bestRun = async () => (await (await client.get('/api/entries/stats')).json<EntryStats>()).bestRun
    expect(await bestRun()).toBe(0)
    // The clock is on the 21st. The 22nd was today before the person moved west.
    await writeDays(client, ['2026-11-22'])
    expect(await bestRun()).toBe(1)
    await writeDays(client, ['2026-11-21', '2026-11-20', '2026-11-16', '2026-11-15', '2026-11-14'])
    expect(await bestRun()).toBe(3)
    await writeDays(client, ['2026-11-18'])
    expect(await bestRun()).toBe(7)
    await writeDays(client, ['2026-11-19'])
    expect(await bestRun()).toBe(8)
  })

  it('returns how the pages of a week, a month and a year ago begin, in one query, and none that needs help or is of grief', async () => {
    const app = createTestApp()
    const { client, user } = await signUpAs(app, 'premium')
    const stranger = await signUpAs(app, 'premium')
    await writeMorning(stranger.client, { date: '2026-11-14', gratitudeText: 'Their words' })
    await writeMorning(client, { date: '2026-11-14', gratitudeText: 'Rain on the roof\nTea' })
    await writeMorning(client, { date: '2026-10-21', gratitudeText: 'Nothing. I want to kill myself' })
    await writeMorning(client, { date: '2025-11-21', gratitudeText: 'A letter from Ida\nTea' })
    await writeMorning(client, { date: '2025-11-20', gratitudeText: 'Another day' })
    const pagesOf = async (date: string) => (await client.get(`/api/entries/on-this-day?date=${date}`)).json()
    app.watch.begin()
    app.watch.d1Delay = 20
    expect(await pagesOf(testDay)).toEqual([
      { ago: 'A week ago', date: '2026-11-14', line: 'Rain on the roof' },
      { ago: 'A year ago', date: '2025-11-21', line: 'A letter from Ida' },
    ])
    expect(app.watch.of('d1').filter(({ sql }) => sql.join(' ').includes('"entries"'))).toHaveLength(1)
    expect(app.watch.waits('d1')).toBe(1)
    app.watch.d1Delay = 0
    expect(await pagesOf('2026-11-28')).toEqual([])
    await writeMorning(client, { date: '2026-11-13', gratitudeText: 'My mother died on Tuesday' })
    expect(await pagesOf('2026-11-20')).toEqual([{ ago: 'A year ago', date: '2025-11-20', line: 'Another day' }])
    expect((await client.get('/api/entries/on-this-day')).status).toBe(400)
    await changeRow(user.id, { subscriptionStatus: 'free', subscriptionEndDate: 1 })
    expect((await client.get(`/api/entries/on-this-day?date=${testDay}`)).status).toBe(403)
  })

  it('answers 404 for a day without an entry and 400 for a date that does not exist', async () => {
    const app = createTestApp()
    const { client } = await signUp(app)
    expect((await client.get(`/api/entries/${testDay}`)).status).toBe(404)
    for (const date of ['2026-02-29', 'today', '2026-1-1', '%00'])
      expect((await client.get(`/api/entries/${date}`)).status, date).toBe(400)
  })
})

describe('search', () => {
  it('finds words by their beginnings, and any part in scripts without spaces, in the person’s own entries', async () => {
    const app = createTestApp()
    const { client } = await signUpAs(app, 'premium')
    const stranger = await signUpAs(app, 'employee')
    await writeMorning(stranger.client, { gratitudeText: 'Their café' })
    await writeMorning(client, { date: '2026-11-19', gratitudeText: 'A Café at dawn' })
    await writeMorning(client, {
      date: '2026-11-20',
      gratitudeText: '今天我很感恩我的家人',
      goalsText: '100% of it_all, "quoted" \\ * it\'s',
    })
    await client.patch('/api/entries/2026-11-19/diary', { diaryText: 'What a secret' })
    const find = async (q: string) => datesOf(await client.get(`/api/entries/search?${new URLSearchParams({ q })}`))
    expect(await find('cafe')).toEqual(['2026-11-19'])
    expect(await find('CAF dawn')).toEqual(['2026-11-19'])
    expect(await find('secret')).toEqual(['2026-11-19'])
    expect(await find('afe')).toEqual([])
    for (const q of ['感恩', '100%', '%', '_all', '"quoted', '\\', '*', "it's", '我很感恩我的家人'])
      expect(await find(q), q).toEqual(['2026-11-20'])
    expect(await find('感'.repeat(67))).toEqual([])
    expect(await find('cafe_')).toEqual([])
    expect(await find('  ')).toEqual([])
    expect(await find('a'.repeat(200))).toEqual([])
  })

  it('finds the edited text', async () => {
    const app = createTestApp()
    const { client } = await signUpAs(app, 'premium')
    const { id } = await writeMorning(client, { gratitudeText: 'Lilac' })
    await client.patch(`/api/entries/${id}`, { gratitudeText: 'Jasmine' })
    expect(await datesOf(await client.get('/api/entries/search?q=lilac'))).toEqual([])
    expect(await datesOf(await client.get('/api/entries/search?q=jasmine'))).toEqual([testDay])
  })

  it('reads only the rows of the person', async () => {
    const app = createTestApp()
    const { client, user } = await signUpAs(app, 'premium')
    const stranger = await signUpAs(app, 'premium')
    for (let n = 1; n <= 20; n += 1)
      await writeMorning(stranger.client, { date: `2026-10-${String(n).padStart(2, '0')}` })
    for (let n = 1; n <= 5; n += 1) await writeMorning(client, { date: `2026-10-0${n}` })
    app.watch.begin()
    expect(await datesOf(await client.get('/api/entries/search?q=bread%20sister'))).toHaveLength(5)
    const { sql } = app.watch.of('d1').find((call) => call.sql.join().includes('instr'))!
    const before = [user.id, '9999-99']
    const db = await databaseOf(user)
    const { meta } = await db
      .prepare(sql.find((statement) => statement.includes('instr'))!)
      .bind(...before, '', ...before, 8_000_000, ...searchTerms('bread sister'), 100)
      .run()
    // Once for their size and once for their texts. One more row is read to find the end of the index range.
    expect(meta.rows_read).toBeLessThanOrEqual(2 * (5 + 1))
  })

  const nextOf = (reply: Response) => reply.headers.get('Link')?.match(/^<(\?q=.+&before=.+)>; rel="next"$/)?.[1]

  it('reads so many bytes, and says where it goes on', async () => {
    const app = createTestApp({ limits: { searchedKilobytes: 1 } })
    const { client } = await signUpAs(app, 'premium')
    for (let n = 1; n <= 9; n += 1) {
      const gratitudeText = n === 2 || n === 9 ? `Lilac ${'a'.repeat(300)}` : 'b'.repeat(300)
      await writeMorning(client, { date: `2026-10-0${n}`, gratitudeText, goalsText: 'c' })
    }
    const found: string[][] = []
    for (let next: string | undefined = '?q=lilac'; next !== undefined;) {
      const reply: Response = await client.get(`/api/entries/search${next}`)
      next = nextOf(reply)
      found.push(await datesOf(reply))
    }
    // Three days have less than a kilobyte, and the fourth is read to its end.
    expect(found).toEqual([['2026-10-09'], ['2026-10-02'], []])
  })

  it('reads less at once for more terms', async () => {
    const app = createTestApp({ limits: { searchedKilobytes: 4 } })
    const { client } = await signUpAs(app, 'premium')
    for (let n = 1; n <= 9; n += 1)
      await writeMorning(client, { date: `2026-10-0${n}`, gratitudeText: 'b'.repeat(300), goalsText: 'c' })
    const endOf = async (terms: string) => nextOf(await client.get(`/api/entries/search?q=${terms}`))
    expect([await endOf('b'), await endOf('b c d')]).toEqual([undefined, undefined])
    expect(await endOf('b c d e f g h i j k l m')).toContain('before=2026-10-06')
  })

  it('goes on behind a list that is full', async () => {
    const app = createTestApp()
    const { client, user } = await signUpAs(app, 'premium')
    await writeYears(user.id, { days: 150, text: 'bread' })
    const first = await client.get('/api/entries/search?q=bread')
    expect(await datesOf(first)).toHaveLength(100)
    const second = await client.get(`/api/entries/search${nextOf(first)}`)
    expect([(await datesOf(second)).length, nextOf(second)]).toEqual([50, undefined])
  })

  it('reads ten years of 2,000 characters a day at once', async () => {
    const app = createTestApp({ limits: 'strict' })
    const { client, user } = await signUpAs(app, 'premium')
    await writeYears(user.id, { days: 3_650, text: 'Rain on the roof. '.repeat(111) })
    const reply = await client.get('/api/entries/search?q=lighthouse')
    expect([await datesOf(reply), nextOf(reply)]).toEqual([[addDays(testDay, -3_649)], undefined])
  })

  it('refuses a query that cannot be stored', async () => {
    const app = createTestApp()
    const { client } = await signUpAs(app, 'premium')
    for (const query of ['', 'q=%00', `q=${'a'.repeat(201)}`])
      expect((await client.get(`/api/entries/search?${query}`)).status, query).toBe(400)
  })

  it('requires Premium', async () => {
    const app = createTestApp()
    for (const [role, status] of [
      ['free', 403],
      ['lapsed', 403],
      ['premium', 200],
      ['employee', 200],
    ] as const) {
      const { client } = await signUpAs(app, role)
      expect((await client.get('/api/entries/search?q=a')).status).toBe(status)
      expect((await client.get(`/api/entries/week/${testDay}`)).status).toBe(status)
    }
  })
})

describe('the page', () => {
  it('contains today in the person’s zone, or the day that is asked for', async () => {
    const app = createTestApp()
    for (const [timezone, today] of [
      ['Pacific/Kiritimati', '2026-11-22'],
      ['Pacific/Pago_Pago', '2026-11-20'],
      ['America/New_York', '2026-11-21'],
    ] as const) {
      // Midnight has passed in UTC and long before on Kiritimati.
      app.clock.set(Date.UTC(2026, 10, 21, 10, 30))
      const { client } = await signUp(app, { timezone })
      const entry = await writeMorning(client, { date: today, gratitudeText: '</script><script>alert(1)</script>' })
      for (const path of ['/', '/today', '/today?date=nonsense'])
        expect(await firstDataAt(client, path), path).toMatchObject({ date: today, entry })
      const before = addDays(today, -1)
      expect(await firstDataAt(client, `/?date=${before}`)).toMatchObject({ date: before, entry: null })
      expect(await firstDataAt(client, '/settings')).not.toHaveProperty('entry')
    }
    expect(await firstDataAt(app.client(), '/')).toEqual({
      user: null,
      adUnitId: '',
      now: expect.any(Number),
      opensOffline: true,
    })
  })

  it('contains the day before beside a day without an entry, in every zone', async () => {
    const app = createTestApp()
    for (const [timezone, today] of [
      ['Pacific/Kiritimati', '2026-11-22'],
      ['Pacific/Pago_Pago', '2026-11-20'],
    ] as const) {
      app.clock.set(Date.UTC(2026, 10, 21, 10, 30))
      const { client } = await signUp(app, { timezone })
      const dayBefore = await writeMorning(client, { date: addDays(today, -1) })
      expect(await firstDataAt(client, '/')).toMatchObject({ date: today, entry: null, dayBefore })
      await writeMorning(client, { date: today })
      expect(await firstDataAt(client, '/')).not.toHaveProperty('dayBefore')
    }
  })

  it('reads the entry in the same D1 round trip as the session, and is served without the entry if that fails', async () => {
    const app = createTestApp()
    const { client } = await signUp(app)
    await writeMorning(client)
    app.watch.begin()
    app.watch.d1Delay = 20
    const reply = await client.get('/')
    expect(reply.headers.get('Cache-Control')).toBe('private, no-store')
    expect([app.watch.of('kv').length, app.watch.of('d1').length, app.watch.waits('d1')]).toEqual([1, 2, 1])
    app.watch.fault = ({ sql }) => (sql.some((statement) => statement.includes('entries')) ? 'before' : undefined)
    const without = await firstDataAt(client, '/')
    expect(without.user).not.toBeNull()
    expect(without).not.toHaveProperty('entry')
  })
})

describe('the export', () => {
  it('contains every entry, newest first', async () => {
    const app = createTestApp()
    const { client } = await signUp(app)
    const dates = Array.from({ length: 205 }, (_, index) => addDays(testDay, -index))
    await Promise.all(dates.map((date) => client.post('/api/entries', newMorning({ date }))))
    const { entries } = await (await client.get('/api/export')).json<{ entries: Entry[] }>()
    expect(entries.map(({ date }) => date)).toEqual(dates)
  })
})
