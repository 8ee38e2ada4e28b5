import { describe, expect, it, vi } from 'vitest'
import type { Entry } from '#domain/entry'
import { mapSections, textsOf } from '#domain/entry-sections'
import { batchesOf, readImportFiles } from '#domain/import/file'
import { addDays } from '#domain/time/local-date'
import { sweepFaults, writesIn } from '../../testing/fault-sweep.ts'
import { newMorning, testDay, writeMorning } from '../../testing/mornings.ts'
import { signUp, signUpAs } from '../../testing/people.ts'
import { everyRow } from '../../testing/stored.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestClient } from '../../testing/test-client.ts'

const importInto = (client: TestClient, days: unknown[]) => client.post('/api/import', { days })
const odd = [
  'plain',
  ' spaces \n',
  '"quotes", \\ and \t',
  '</script>',
  '😀 感恩 شكرا',
  '\u2028\u0001',
  '# 2020-01-01\n```',
]

/** A thousand days, each different. */
const thousandDays = Array.from({ length: 1_000 }, (_, index) => ({
  date: addDays(testDay, -1 - index),
  ...mapSections((name) => `${name} ${index}`),
  gratitudeText: `${index} ${odd[index % odd.length]}`,
  goalsText: index % 5 === 0 ? '' : `goal ${index}`,
  doneItems: index % 5 === 1 ? [`goal ${index}`] : [],
  diaryText: index % 3 === 0 ? `diary ${odd[(index + 1) % odd.length]}` : '',
  aiResponse: index % 2 === 0 ? `reply ${index}` : '',
  respondedAt: index % 2 === 0 ? 1_700_000_000_000 + index : null,
  createdAt: 1_700_000_000_000 + index,
}))

describe('import', () => {
  it('stores days once, in one step, keeps the entry of a day that has one, and asks no coach', async () => {
    const app = createTestApp()
    const { client } = await signUp(app)
    const written = await writeMorning(client, { date: '2026-11-20' })
    const days = [
      { date: '2026-11-18', gratitudeText: 'Only this' },
      { date: '2026-11-19', diaryText: 'A diary from elsewhere' },
      { date: '2026-11-20', gratitudeText: 'Something else' },
    ]
    app.watch.begin()
    expect(await (await importInto(client, days)).json()).toEqual({
      stored: ['2026-11-18', '2026-11-19'],
      same: [],
      kept: ['2026-11-20'],
    })
    // With the room of the database, and the budget of young accounts.
    expect(app.watch.waits('d1')).toBeLessThanOrEqual(4)
    const before = await everyRow()
    expect(await (await importInto(client, days)).json()).toEqual({
      stored: [],
      same: ['2026-11-18', '2026-11-19'],
      kept: ['2026-11-20'],
    })
    expect((await everyRow()).entries).toEqual(before.entries)
    expect(await (await client.get('/api/import')).json()).toEqual({
      dates: ['2026-11-18', '2026-11-19', '2026-11-20'],
    })
    expect(await (await client.get('/api/entries/2026-11-20')).json()).toMatchObject({
      gratitudeText: written.gratitudeText,
    })
    // Reading the day asks no coach for the missing reply.
    expect(await (await client.get('/api/entries/2026-11-18')).json()).toMatchObject({
      goalsText: '',
      aiResponse: '',
      respondedAt: null,
    })
    expect(await (await client.get('/api/entries/2026-11-18')).json()).toMatchObject({ aiResponse: '' })
  })

  it('lets a free person read an imported diary but not change it', async () => {
    const app = createTestApp()
    const yesterday = addDays(testDay, -1)
    const { client } = await signUpAs(app, 'free')
    await importInto(client, [{ date: yesterday, gratitudeText: 'a', diaryText: 'From elsewhere' }])
    const entry = await (await client.get(`/api/entries/${yesterday}`)).json<Entry>()
    expect(entry.diaryText).toBe('From elsewhere')
    expect((await client.patch(`/api/entries/${entry.id}`, { diaryText: 'Changed' })).status).toBe(403)
  })

  it('allows edits of a day without goals, and asks the coach if gratitude changes', async () => {
    const app = createTestApp()
    const { client } = await signUpAs(app, 'premium')
    await importInto(client, [{ date: testDay, gratitudeText: 'a' }])
    const { id } = await (await client.get(`/api/entries/${testDay}`)).json<Entry>()
    expect(await (await client.patch(`/api/entries/${id}`, { diaryText: 'b', version: 1 })).json()).toMatchObject({
      diaryText: 'b',
      aiResponse: '',
    })
    const answered = await (await client.patch(`/api/entries/${id}`, { gratitudeText: 'c', version: 2 })).json<Entry>()
    expect(answered.aiResponse).toBeTruthy()
  })

  it('refuses a batch with an invalid day, and stores nothing of it', async () => {
    const app = createTestApp()
    const { client, user } = await signUp(app)
    const fine = { date: '2026-11-01', gratitudeText: 'fine' }
    for (const bad of [
      { date: '2026-02-30', gratitudeText: 'a' },
      { date: '2026-12-01', gratitudeText: 'a' },
      { date: '2026-11-02' },
      { date: '2026-11-02', gratitudeText: ' \n' },
      { date: '2026-11-02', gratitudeText: 'a\0' },
      { date: '2026-11-02', gratitudeText: 'x'.repeat(4_001) },
      { date: '2026-11-02', gratitudeText: 'a', createdAt: 2 ** 60 },
    ]) {
      expect((await importInto(client, [fine, bad])).status, JSON.stringify(bad).slice(0, 60)).toBe(400)
    }
    expect((await importInto(client, [])).status).toBe(400)
    expect(
      (
        await importInto(
          client,
          Array.from({ length: 51 }, () => fine),
        )
      ).status,
    ).toBe(400)
    expect((await everyRow()).entries!.filter((row) => (row as { user_id: string }).user_id === user.id)).toEqual([])
  })

  it('stores a diary for past days only, and with Premium also for today', async () => {
    const app = createTestApp()
    const past = { date: addDays(testDay, -1), gratitudeText: 'a', diaryText: 'From elsewhere' }
    const free = await signUpAs(app, 'free')
    for (const date of [testDay, addDays(testDay, 1)]) {
      const refused = await importInto(free.client, [past, { ...past, date }])
      expect([refused.status, await refused.json()]).toMatchObject([
        400,
        { error: { message: 'Without Premium, diaries are imported for past days only.' } },
      ])
    }
    expect((await everyRow()).entries!.filter((row) => (row as { user_id: string }).user_id === free.user.id)).toEqual(
      [],
    )
    expect((await importInto(free.client, [past, { date: testDay, gratitudeText: 'a' }])).status).toBe(200)
    const { client } = await signUpAs(app, 'premium')
    expect((await importInto(client, [past, { ...past, date: testDay }])).status).toBe(200)
    expect(await (await client.get(`/api/entries/${testDay}`)).json()).toMatchObject({ diaryText: 'From elsewhere' })
  })

  it('does not store the time of a reply that is not a date or is still to come', async () => {
    const app = createTestApp()
    const { client } = await signUp(app)
    const date = addDays(testDay, -1)
    const future = [2 ** 53 - 1, 8_640_000_000_000_001, app.clock.now() + 1, -1]
    for (const [index, respondedAt] of future.entries()) {
      const day = { date: addDays(date, -index), gratitudeText: 'a', aiResponse: 'b', respondedAt }
      expect((await importInto(client, [day])).status).toBe(200)
      expect(await (await client.get(`/api/entries/${day.date}`)).json()).toMatchObject({
        aiResponse: 'b',
        respondedAt: null,
      })
    }
  })

  it('refuses days before 1900 with a sentence', async () => {
    const app = createTestApp()
    const { client } = await signUp(app)
    const old = { date: '1899-12-31', gratitudeText: 'a', goalsText: 'b' }
    for (const refused of [await importInto(client, [old]), await client.post('/api/entries', old)]) {
      expect(refused.status).toBe(400)
      expect(await refused.text()).toContain('Please choose a day from January 1, 1900')
    }
  })

  it('stores one entry for a day that is sent twice, in one call or at the same moment', async () => {
    const app = createTestApp()
    const { client } = await signUp(app)
    const calls = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        importInto(client, [
          newMorning({ gratitudeText: `one ${index}` }),
          newMorning({ gratitudeText: `two ${index}` }),
        ]),
      ),
    )
    const stored = await Promise.all(calls.map(async (reply) => (await reply.json<{ stored: string[] }>()).stored))
    expect(stored.flat()).toEqual([testDay])
  })

  it('stores a batch as a whole or not at all if any call fails, and completes it if it is sent again', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => {})
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const days = thousandDays.slice(0, 20)
    const calls = await sweepFaults(async () => {
      const app = createTestApp()
      const { client } = await signUp(app)
      const count = async () => (await (await client.get('/api/import')).json<{ dates: string[] }>()).dates.length
      return {
        watch: app.watch,
        async attempt() {
          const { status } = await importInto(client, days)
          app.watch.fault = undefined
          const stored = await count()
          if (status === 200) expect(stored).toBe(20)
          else expect([status, stored === 0 || stored === 20]).toEqual([500, true])
        },
        async recover() {
          expect((await importInto(client, days)).status).toBe(200)
          expect(await count()).toBe(20)
        },
      }
    })
    expect(writesIn(calls)).toBeGreaterThan(0)
  })

  it('reads back an export of a thousand days byte for byte', async () => {
    const app = createTestApp()
    const { client } = await signUp(app)
    for (const days of batchesOf(thousandDays)) expect((await importInto(client, days)).status).toBe(200)
    const reply = await client.get('/api/export')
    const content = await reply.text()
    const exported = (JSON.parse(content) as { entries: Entry[] }).entries
    expect(
      exported.map(({ date, aiResponse, respondedAt, createdAt, ...entry }) => ({
        date,
        ...textsOf(entry),
        doneItems: entry.doneItems,
        aiResponse,
        respondedAt,
        createdAt,
      })),
    ).toEqual(thousandDays)

    const markdown = await client.get('/api/export?format=markdown')
    expect(markdown.headers.get('Content-Disposition')).toBe('attachment; filename="firstlight-2026-11-21.md"')
    const read = readImportFiles([{ name: 'journal.md', text: await markdown.text() }], { zone: 'UTC', today: testDay })
    expect('days' in read && read.days.length).toBe(1_000)

    // The same file into another account, twice.
    const file = readImportFiles([{ name: 'journal.json', text: content }], { zone: 'UTC', today: testDay })
    if ('unreadable' in file) throw new Error(file.unreadable)
    const other = await signUp(app)
    for (const days of batchesOf(file.days)) await importInto(other.client, days)
    const second = (JSON.parse(await (await other.client.get('/api/export')).text()) as { entries: Entry[] }).entries
    expect(second.map(({ id: _id, userId: _user, updatedAt: _at, ...entry }) => entry)).toEqual(
      exported.map(({ id: _id, userId: _user, updatedAt: _at, ...entry }) => entry),
    )
    for (const days of batchesOf(file.days))
      expect((await (await importInto(other.client, days)).json<{ stored: string[] }>()).stored).toEqual([])
  })
})
