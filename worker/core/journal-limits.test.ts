import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Entry } from '#domain/entry'
import { emptyTexts } from '#domain/entry-sections'
import { batchesOf } from '#domain/import/file'
import { addDays } from '#domain/time/local-date'
import { connect, type Database } from '../db/client.ts'
import { databaseOf, inEveryDatabase, ownJournal } from '../testing/journals.ts'
import { newMorning, testDay, writeMorning } from '../testing/mornings.ts'
import { changeRow, signUp, signUpAs, type TestPerson } from '../testing/people.ts'
import { planOf } from '../testing/query-plan.ts'
import { everyRow } from '../testing/stored.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { createTestClock, day, minute } from '../testing/test-clock.ts'
import { createSizes } from '../modules/operator/operator.repository.ts'
import { entries } from '../modules/entry/entry.table.ts'
import { bytesOf } from './journal-limits.ts'

const imported = (date: string, gratitudeText = 'a') => ({
  date,
  ...emptyTexts,
  gratitudeText,
  aiResponse: '',
  respondedAt: null,
})
const pastDays = (count: number, text?: string) =>
  Array.from({ length: count }, (_, index) => imported(addDays(testDay, -2 - index), text))
const ownRows = async (userId: string) =>
  (await everyRow()).entries!.filter((row) => (row as { user_id: string }).user_id === userId)

describe('what one person may store', () => {
  it('has room for an import of twenty years', async () => {
    const app = createTestApp({ limits: 'strict' })
    const { client, user } = await signUp(app)
    await changeRow(user.id, { emailVerifiedAt: 1 })
    const days = pastDays(20 * 365 + 5, 'Three lines about a day, as people write them. '.repeat(10))
    for (const batch of batchesOf(days)) expect((await client.post('/api/import', { days: batch })).status).toBe(200)
    expect((await (await client.get('/api/import')).json<{ dates: string[] }>()).dates).toHaveLength(days.length)
    await writeMorning(client)
  })

  it('is bounded within a day for imported days', async () => {
    const app = createTestApp({ limits: { importedDaysPerPerson: 60 } })
    const { client, user } = await signUp(app)
    const days = pastDays(100)
    expect((await client.post('/api/import', { days: days.slice(0, 50) })).status).toBe(200)
    const refused = await client.post('/api/import', { days: days.slice(50, 61) })
    expect([refused.status, refused.headers.get('Retry-After'), await refused.json()]).toMatchObject([
      429,
      '86400',
      { error: { message: 'That is more than one day takes. What was stored is safe; please go on in 24 hours.' } },
    ])
    expect(await ownRows(user.id)).toHaveLength(50)
    // Another person has an allowance of their own.
    const other = await signUp(app)
    expect((await other.client.post('/api/import', { days: days.slice(0, 50) })).status).toBe(200)
    app.clock.advance(day)
    expect((await client.post('/api/import', { days: days.slice(50) })).status).toBe(200)
  })

  it('is bounded for imports at the same moment, in days and in bytes', async () => {
    const page = '感'.repeat(1_300)
    const importAtOnce = async (limits: Parameters<typeof createTestApp>[0]) => {
      const { client, user } = await signUp(createTestApp(limits))
      const days = pastDays(40, page)
      const calls = Array.from({ length: 8 }, (_, index) => days.slice(index * 5, index * 5 + 5))
      const replies = await Promise.all(calls.map((call) => client.post('/api/import', { days: call })))
      return [replies.map(({ status }) => status).sort(), (await ownRows(user.id)).length]
    }
    const refusedWith = (status: number) => [200, 200, ...Array.from({ length: 6 }, () => status)]
    expect(await importAtOnce({ limits: { importedDaysPerPerson: 12 } })).toEqual([refusedWith(429), 10])
    expect(await importAtOnce({ limits: { journalKilobytesPerPerson: 80 } })).toEqual([refusedWith(413), 10])
  })

  // Three bytes a character, and the same for the search: 48 kB a day.
  const longTexts = { gratitudeText: '感'.repeat(4_000), goalsText: '恩'.repeat(4_000) }
  const isFull = (limit: string) => [413, { error: { code: 'journal.full', message: expect.stringContaining(limit) } }]
  const outcomesOf = (replies: Response[]) =>
    Promise.all(replies.map(async (reply) => [reply.status, await reply.json()]))
  const bytesStored = async (app: TestApp, user: { id: string }) =>
    (await (await ownJournal(app, user)).entries.countBytes())[0]!.stored

  it('is bounded in bytes for 80 edits at the same moment, which are stored or refused as a whole', async () => {
    const app = createTestApp({ limits: { journalKilobytesPerPerson: 1_000 } })
    const { client, user } = await signUp(app)
    for (const days of batchesOf(pastDays(80))) await client.post('/api/import', { days })
    const ids = (await ownRows(user.id)).map((row) => (row as { id: string }).id)
    const edit = (id: string) => client.patch(`/api/entries/${id}`, { ...longTexts, reply: 'keep' })
    const outcomes = await outcomesOf(await Promise.all(ids.map(edit)))
    const refused = outcomes.filter(([status]) => status !== 200)
    expect(refused).toEqual(refused.map(() => isFull('1 MB')))
    const rows = (await ownRows(user.id)) as { gratitude_text: string; version: number }[]
    expect(rows.map((row) => [row.version, row.gratitude_text.length]).sort()).toEqual(
      outcomes.map(([status]) => (status === 200 ? [2, 4_000] : [1, 1])).sort(),
    )
    expect(await bytesStored(app, user)).toBeLessThanOrEqual(1_000_000)
    expect(outcomes.length - refused.length).toBe(20)
  })

  it('is bounded in bytes for new entries of past days at the same moment, and takes a stored one again', async () => {
    const app = createTestApp({ limits: { journalKilobytesPerPerson: 500 } })
    const { client, user } = await signUp(app)
    const write = (index: number) =>
      client.post('/api/entries', newMorning({ date: addDays(testDay, -2 - index), ...longTexts }))
    const indexes = Array.from({ length: 60 }, (_, index) => index)
    const outcomes = await outcomesOf(await Promise.all(indexes.map(write)))
    const refused = outcomes.filter(([status]) => status !== 201)
    expect(refused).toEqual(refused.map(() => isFull('500 kB')))
    expect(await ownRows(user.id)).toHaveLength(10)
    expect(await bytesStored(app, user)).toBeLessThanOrEqual(500_000)
    const again = await Promise.all(indexes.map(write))
    expect(again.map(({ status }) => status)).toEqual(outcomes.map(([status]) => (status === 201 ? 200 : 413)))
    await writeMorning(client, longTexts)
  })

  it('refuses no edit for its size that another change came before', async () => {
    const app = createTestApp({ limits: { journalKilobytesPerPerson: 70 } })
    const { client } = await signUp(app)
    const texts = { gratitudeText: longTexts.gratitudeText, goalsText: 'Tea\nRest' }
    const { id, version } = await writeMorning(client, { ...texts, gratitudeText: 'Tea' })
    const edits = (edit: object) => Array.from({ length: 5 }, () => client.patch(`/api/entries/${id}`, edit))
    // There is room for the text once. Who comes later finds it stored, or another text and another version.
    const replies = await Promise.all([
      ...edits(texts),
      ...['Tea', 'Rest'].map((done) => client.patch(`/api/entries/${testDay}/marks`, { done: [done] })),
    ])
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 7 }, () => 200))
    const stale = edits({ eveningText: longTexts.goalsText, version })
    expect(await outcomesOf(await Promise.all(stale))).toMatchObject(
      stale.map(() => [409, { error: { code: 'entries.has_changed' } }]),
    )
    const full = edits({ eveningText: longTexts.goalsText, goalsText: longTexts.goalsText })
    expect(await outcomesOf(await Promise.all(full))).toEqual(full.map(() => isFull('70 kB')))
  })

  it('takes an import again that is stored, also when the journal is full', async () => {
    const { client } = await signUp(createTestApp({ limits: { journalKilobytesPerPerson: 20 } }))
    const days = pastDays(2, '感'.repeat(1_300))
    expect((await client.post('/api/import', { days })).status).toBe(200)
    expect(await (await client.post('/api/import', { days })).json()).toMatchObject({
      same: days.map(({ date }) => date),
    })
  })

  it('is 1 MB until the address is proven, and then more', async () => {
    const app = createTestApp({ limits: 'strict' })
    const { client, user } = await signUp(app)
    const texts = { gratitudeText: 'a'.repeat(4_000), goalsText: 'b'.repeat(4_000) }
    const importOne = (index: number) =>
      client.post('/api/import', { days: [{ ...imported(addDays(testDay, -2 - index)), ...texts }] })
    let stored = 0
    while ((await importOne(stored)).status === 200) stored += 1
    // 8 kB of text, and the same for the search.
    expect(stored).toBe(Math.floor(1_000_000 / 16_006))
    const refused = await importOne(stored)
    expect([refused.status, await refused.json()]).toMatchObject([
      413,
      {
        error: {
          code: 'journal.full',
          message:
            'Your journal has reached 1 MB, the most that it holds until you confirm your e-mail in Settings. Nothing of it is lost, and then there is room for more.',
        },
      },
    ])
    const past = newMorning({ date: addDays(testDay, -90), ...texts })
    expect((await client.post('/api/entries', past)).status).toBe(413)
    await writeMorning(client)
    await changeRow(user.id, { emailVerifiedAt: 1 })
    expect((await client.post('/api/entries', past)).status).toBe(201)
    expect((await importOne(stored)).status).toBe(200)
  })

  it('grows with the age of the account, and an import has all of it at once', async () => {
    const app = createTestApp({ limits: { journalKilobytesPerPerson: 1_000 } })
    const { client, user } = await signUp(app)
    await changeRow(user.id, { emailVerifiedAt: 1 })
    let past = 1
    const write = async () =>
      (await client.post('/api/entries', newMorning({ date: addDays(testDay, -(past += 1)), ...longTexts }))).status
    // A tenth: two days of 48 kB. Each day a fiftieth more.
    expect([await write(), await write(), await write()]).toEqual([201, 201, 413])
    const refused = await client.post('/api/entries', newMorning({ date: addDays(testDay, -9), ...longTexts }))
    expect(await refused.json()).toMatchObject({
      error: { message: expect.stringContaining('reached 100 kB, the most that it holds for now.') },
    })
    app.clock.advance(5 * day)
    expect([await write(), await write(), await write()]).toEqual([201, 201, 413])
    const days = Array.from({ length: 3 }, (_, index) => ({ ...imported(addDays(testDay, -50 - index)), ...longTexts }))
    for (const one of days) expect((await client.post('/api/import', { days: [one] })).status).toBe(200)
  })

  it('is one budget a day for all accounts younger than a week, which takes nothing from others and never today', async () => {
    // The other tests of this file take from the budget of their day.
    const clock = createTestClock(Date.UTC(2028, 0, 1, 15))
    const app = createTestApp({ clock, limits: { youngKilobytesPerDay: 100 } })
    const [young, next, old] = [await signUp(app), await signUp(app), await signUp(app)]
    await changeRow(old.user.id, { createdAt: app.clock.now() - 7 * day })
    const write = async ({ client }: TestPerson, daysAgo: number) =>
      (await client.post('/api/entries', newMorning({ date: addDays(testDay, -daysAgo), ...longTexts }))).status
    expect([await write(young, 2), await write(young, 3), await write(young, 4)]).toEqual([201, 201, 429])
    expect((await next.client.post('/api/import', { days: pastDays(1) })).status).toBe(429)
    const { id } = await writeMorning(next.client, { date: '2028-01-01' })
    expect((await next.client.patch(`/api/entries/${id}`, longTexts)).status).toBe(200)
    expect([await write(old, 2), await write(old, 3), await write(old, 4)]).toEqual([201, 201, 201])
    const told = await app.services.failedJobs.list(app.clock.now(), 10)
    expect(told.map(({ job }) => job)).toContain('{"limit":"youngKilobytesPerDay"}')
    app.clock.advance(day)
    expect(await write(young, 4)).toBe(201)
  })

  it('takes a kilobyte of that budget for a day at least, since a short one costs rows too', async () => {
    const app = createTestApp({
      clock: createTestClock(Date.UTC(2028, 1, 1, 15)),
      limits: { youngKilobytesPerDay: 60 },
    })
    const { client } = await signUp(app)
    const days = pastDays(60)
    const send = async (some: typeof days) => (await client.post('/api/import', { days: some })).status
    expect([await send(days.slice(0, 50)), await send(days.slice(50)), await send(pastDays(1))]).toEqual([
      200, 200, 429,
    ])
  })

  it('is the page of the day alone in a database that is nearly full', async () => {
    const app = createTestApp({ services: { isFilling: async () => true } })
    const { client } = await signUpAs(app, 'premium')
    const { id } = await writeMorning(client)
    expect((await client.patch(`/api/entries/${id}`, { goalsText: 'Rest' })).status).toBe(200)
    const refused = [
      await client.post('/api/entries', newMorning({ date: addDays(testDay, -2) })),
      await client.post('/api/import', { days: pastDays(1) }),
    ]
    for (const reply of refused)
      expect([reply.status, await reply.json()]).toMatchObject([413, { error: { code: 'journal.no_room' } }])
  })

  it.each([
    [8_499_999_999, false],
    [8_500_000_000, true],
  ])('knows that a database of %i bytes is nearly full: %s', async (size_after, expected) => {
    const database = { run: async () => ({ meta: { size_after } }) } as unknown as Database
    expect(await createSizes({ databases: new Map([[0, database]]) })(0)).toBe(expected)
  })

  it('counts the text for the search, in which one character can become eighteen', async () => {
    const app = createTestApp({ limits: { journalKilobytesPerPerson: 100 } })
    const { client, user } = await signUp(app)
    // Three bytes as it is typed, 33 in the text for the search.
    const days = pastDays(4, '\ufdfa'.repeat(1_000))
    const statuses = []
    for (const one of days) statuses.push((await client.post('/api/import', { days: [one] })).status)
    expect(statuses).toEqual([200, 200, 413, 413])
    const [sum] = await (await ownJournal(app, user)).entries.countBytes()
    const rows = await inEveryDatabase<{ octets: number }>(
      'select length(cast(gratitude_text || search_text || done_items as blob)) octets from entries where user_id = ?',
      user.id,
    )
    const octets = rows.reduce((whole, row) => whole + row.octets, 0)
    expect([sum!.stored, sum!.stored > 60_000]).toEqual([octets, true])
  })

  it('is bounded within a day for new entries of past days, and never for today', async () => {
    const app = createTestApp({ limits: { changesPerPerson: 2 } })
    const { client } = await signUp(app)
    const write = async (daysAgo: number) =>
      (await client.post('/api/entries', newMorning({ date: addDays(testDay, -daysAgo) }))).status
    expect([await write(2), await write(3), await write(4)]).toEqual([201, 201, 429])
    expect([await write(1), await write(0), await write(-1)]).toEqual([201, 201, 201])
    app.clock.advance(day)
    expect(await write(4)).toBe(201)
  })

  it('is bounded within a day for changes', async () => {
    const app = createTestApp({ limits: { changesPerPerson: 2 } })
    const { client } = await signUpAs(app, 'premium')
    const { id } = await writeMorning(client)
    expect((await client.patch(`/api/entries/${id}`, { goalsText: 'One' })).status).toBe(200)
    expect((await client.patch(`/api/entries/${testDay}/diary`, { diaryText: 'Two' })).status).toBe(200)
    expect((await client.patch(`/api/entries/${id}`, { goalsText: 'Three' })).status).toBe(429)
    expect((await client.patch(`/api/entries/${testDay}/diary`, { diaryText: 'Three' })).status).toBe(429)
    app.clock.advance(day)
    expect((await client.patch(`/api/entries/${id}`, { goalsText: 'Three' })).status).toBe(200)
  })

  it('is bounded in bytes, in all, and never refuses today or a text that gets shorter', async () => {
    const app = createTestApp({ limits: { journalKilobytesPerPerson: 20 } })
    const { client, user } = await signUpAs(app, 'premium')
    // Three bytes a character, and the same for the search.
    const page = '感'.repeat(1_300)
    expect((await client.post('/api/import', { days: pastDays(2, page) })).status).toBe(200)
    const full = { error: { code: 'journal.full', message: expect.stringContaining('20 kB') } }
    const older = addDays(testDay, -9)
    for (const refused of [
      await client.post('/api/import', { days: [imported(older, page)] }),
      await client.post('/api/entries', newMorning({ date: older, gratitudeText: page })),
    ])
      expect([refused.status, await refused.json()]).toMatchObject([413, full])
    expect(await ownRows(user.id)).toHaveLength(2)

    const today = await writeMorning(client, { gratitudeText: page })
    const longer = await client.patch(`/api/entries/${today.id}`, { goalsText: page })
    expect([longer.status, await longer.json()]).toMatchObject([413, full])
    const diary = await client.patch(`/api/entries/${testDay}/diary`, { diaryText: page })
    expect(diary.status).toBe(413)
    const shorter = await client.patch(`/api/entries/${today.id}`, { gratitudeText: 'Tea' })
    expect((await shorter.json<Entry>()).gratitudeText).toBe('Tea')
    // What is deleted makes room once it cannot be restored: otherwise a restore would exceed the limit.
    for (const { id } of await (await client.get('/api/entries')).json<Entry[]>())
      await client.delete(`/api/entries/${id}`)
    expect((await client.post('/api/import', { days: [imported(older, page)] })).status).toBe(413)
    app.clock.advance(2 * minute)
    await app.cron()
    expect((await client.post('/api/import', { days: [imported(older, page)] })).status).toBe(200)
  })
})

describe('the size of a journal', () => {
  const sizeInDatabase = async (app: TestApp, userId: string) =>
    (await (await ownJournal(app, { id: userId })).entries.countBytes())[0]!.stored
  const sizeOfRows = async (userId: string) => {
    const rows = await connect(await databaseOf({ id: userId }))
      .select()
      .from(entries)
      .where(eq(entries.userId, userId))
    return rows.reduce((sum, row) => sum + bytesOf(row), 0)
  }

  it('is the sum of what is stored after writes, edits, replies, deletes, restores and purges', async () => {
    const app = createTestApp()
    const { client, user, registration } = await signUpAs(app, 'premium')
    const agrees = async () => {
      const size = await sizeInDatabase(app, user.id)
      expect(size).toBe(await sizeOfRows(user.id))
      return size
    }
    const { id } = await writeMorning(client, { gratitudeText: '感謝' })
    await client.post('/api/import', { days: pastDays(3, 'ж'.repeat(100)) })
    const before = await agrees()
    await Promise.all([
      client.patch(`/api/entries/${id}`, { goalsText: 'a'.repeat(500) }),
      client.patch(`/api/entries/${id}`, { gratitudeText: '😀'.repeat(300) }),
      client.patch(`/api/entries/${testDay}/diary`, { diaryText: 'é'.repeat(700) }),
      client.post('/api/import', { days: pastDays(5, 'ж'.repeat(100)) }),
    ])
    const after = await agrees()
    expect(after).toBeGreaterThan(before + 500 + 1_200 + 1_400)
    await client.delete(`/api/entries/${id}`)
    expect(await agrees()).toBe(after)
    await client.post(`/api/entries/${id}/restore`)
    expect(await agrees()).toBe(after)
    await client.delete(`/api/entries/${id}`)
    app.clock.advance(2 * minute)
    await app.cron()
    // Two bytes a letter, in the text and in the one for the search, which marks where the word begins.
    expect(await agrees()).toBe(5 * (200 + 201 + '[]'.length))
    await client.delete('/api/user', { confirmation: registration.email })
    expect(await agrees()).toBe(0)
  })

  it('is read from an index that contains it', async () => {
    const app = createTestApp()
    const { client } = await signUp(app)
    const { id } = await writeMorning(client)
    app.watch.begin()
    await client.patch(`/api/entries/${id}`, { goalsText: 'Rest'.repeat(50) })
    await client.post('/api/entries', newMorning({ date: addDays(testDay, -9) }))
    await client.post('/api/import', { days: pastDays(1) })
    const sums = app.watch.of('d1').flatMap(({ sql }) => sql.filter((statement) => statement.includes('sum(')))
    expect(sums).toHaveLength(3)
    for (const statement of sums)
      expect(await planOf(statement)).toContain('SEARCH entries USING COVERING INDEX entries_size (user_id=?)')
  })

  it('costs an edit no call to D1', async () => {
    const app = createTestApp()
    const { client } = await signUpAs(app, 'premium')
    const { id } = await writeMorning(client)
    const callsOf = async (path: string, edit: object) => {
      app.watch.begin()
      expect((await client.patch(path, edit)).status).toBe(200)
      return app.watch.of('d1').filter(({ isLate }) => !isLate).length
    }
    // The session, the entry, the change.
    expect(await callsOf(`/api/entries/${testDay}/diary`, { diaryText: 'Rest' })).toBe(3)
    // Also the sentences of earlier replies, and the reply. The composer has no memory.
    expect(await callsOf(`/api/entries/${id}`, { goalsText: 'Rest' })).toBe(5)
  })
})
