import { describe, expect, it } from 'vitest'
import type { Entry } from '#domain/entry'
import { newId } from '#domain/id'
import { databases, inSameDatabase } from '../../testing/journals.ts'
import { newMorning, testDay, writeMorning } from '../../testing/mornings.ts'
import { signUp, signUpAs } from '../../testing/people.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { createTestClock } from '../../testing/test-clock.ts'
import { createTestCoach } from '../../testing/test-coach.ts'
import { isWrite } from '../../testing/watched-env.ts'

function setUp() {
  const coach = createTestCoach()
  const clock = createTestClock()
  // A wait takes no real time; the clock advances instead.
  const pause = async (milliseconds: number) => clock.advance(milliseconds)
  return { coach, app: createTestApp({ clock, services: { coach, pause } }) }
}

describe('a new entry', () => {
  it('is stored and answered', async () => {
    const { app } = setUp()
    const { client, user } = await signUp(app, { name: 'Ada' })
    const id = newId(app.clock.now())
    const reply = await client.post('/api/entries', { ...newMorning(), id, userId: 'somebody else' })
    expect(reply.status).toBe(201)
    const entry = await reply.json<Entry>()
    expect(entry).toEqual({
      ...newMorning(),
      id,
      userId: user.id,
      diaryText: '',
      eveningText: '',
      doneItems: [],
      mood: null,
      aiResponse: 'Reply 1 to Ada.',
      respondedAt: app.clock.now(),
      version: 1,
      createdAt: app.clock.now(),
      updatedAt: app.clock.now(),
    })
    expect(await (await client.get(`/api/entries/${testDay}`)).json()).toEqual(entry)
  })

  it('that the composer answers is stored with its reply, in the second of two round trips to D1', async () => {
    const app = createTestApp()
    const { client } = await signUp(app)
    app.watch.begin()
    const reply = await client.post('/api/entries', newMorning())
    const { aiResponse } = await reply.json<Entry>()
    expect([reply.status, aiResponse]).toEqual([201, expect.stringMatching(/\w/)])
    const writes = app.watch.of('d1').filter(isWrite)
    expect(writes.map(({ sql }) => sql[0])).toEqual([expect.stringMatching(/^insert into "entries"/)])
    // A journal in another database is read beside the session, in a call of its own.
    expect(app.watch.of('d1')).toHaveLength(databases.size === 1 ? 2 : 3)
    expect((await (await client.get(`/api/entries/${testDay}`)).json<Entry>()).aiResponse).toBe(aiResponse)
  })

  it('returns the current entry for the same text, and a conflict for other text', async () => {
    const { app, coach } = setUp()
    const { client } = await signUp(app)
    const id = newId(app.clock.now())
    const entry = await writeMorning(client, { id })
    for (const again of [newMorning({ id }), newMorning(), newMorning({ id: newId(app.clock.now()) })]) {
      const reply = await client.post('/api/entries', again)
      expect([reply.status, await reply.json()]).toEqual([200, entry])
    }
    for (const other of [newMorning({ goalsText: 'Rest' }), newMorning({ id, goalsText: 'Rest' })]) {
      const reply = await client.post('/api/entries', other)
      expect([reply.status, await reply.json()]).toEqual([
        409,
        { error: { code: 'entries.day_is_written', message: 'This day already has an entry.' }, current: entry },
      ])
    }
    expect(coach.asked).toHaveLength(1)
  })

  it('accepts a first request that arrives after the entry was edited', async () => {
    const { app } = setUp()
    const { client } = await signUp(app)
    const id = newId(app.clock.now())
    await writeMorning(client, { id })
    const edited = await (await client.patch(`/api/entries/${id}`, { goalsText: 'Rest', version: 1 })).json<Entry>()
    const reply = await client.post('/api/entries', newMorning({ id }))
    expect([reply.status, await reply.json()]).toEqual([200, edited])
  })

  it('gets a new id if its id is in use', async () => {
    const { app } = setUp()
    const one = await signUp(app)
    const other = await inSameDatabase(one, () => signUp(app))
    const { id } = await writeMorning(one.client)
    const entry = await writeMorning(other.client, { id })
    expect(entry.id).not.toBe(id)
    for (const date of ['2026-11-20', '2026-11-02'])
      expect((await writeMorning(one.client, { id, date })).id).not.toBe(id)
    expect((await one.client.get(`/api/entries/${testDay}`)).status).toBe(200)
  })

  it('can be stored for any day up to tomorrow in the person’s zone', async () => {
    const { app } = setUp()
    app.clock.set(Date.UTC(2026, 10, 21, 3))
    const { client } = await signUp(app, { timezone: 'America/New_York' })
    const statusOn = async (date: unknown) => (await client.post('/api/entries', { ...newMorning(), date })).status
    expect(await statusOn('2026-11-21')).toBe(201)
    expect(await statusOn('2026-11-22')).toBe(400)
    expect(await statusOn('1999-02-28')).toBe(201)
    for (const date of ['2026-02-29', '2026-13-01', '21.11.2026', '', 20261121, null])
      expect(await statusOn(date)).toBe(400)
  })

  it('is refused if it would not be stored unchanged', async () => {
    const { app } = setUp()
    const { client } = await signUp(app)
    const bad = [
      { gratitudeText: ' \n ' },
      { goalsText: '' },
      { gratitudeText: 'a\0b' },
      { goalsText: 'half \ud83c of it' },
      { gratitudeText: 'x'.repeat(4001) },
      { id: 'mine' },
      { id: crypto.randomUUID() },
    ]
    for (const changes of bad) {
      const reply = await client.post('/api/entries', { ...newMorning(), ...changes })
      expect(reply.status, JSON.stringify(changes).slice(0, 60)).toBe(400)
      expect(Object.keys((await reply.json<{ error: { fields: object } }>()).error.fields)).toEqual(
        Object.keys(changes),
      )
    }
    expect(await (await client.get('/api/entries')).json()).toEqual([])
  })

  it('is stored once with one call to the coach, for fifty requests at the same moment', async () => {
    const { app, coach } = setUp()
    const { client } = await signUp(app)
    const replies = await Promise.all(Array.from({ length: 50 }, () => client.post('/api/entries', newMorning())))
    const bodies = await Promise.all(replies.map((reply) => reply.json<Entry>()))
    expect(replies.map(({ status }) => status).sort()).toEqual([...Array<number>(49).fill(200), 201])
    expect(new Set(bodies.map(({ id, aiResponse }) => `${id} ${aiResponse}`)).size).toBe(1)
    expect(coach.asked).toHaveLength(1)
    expect(await (await client.get('/api/entries')).json()).toHaveLength(1)
  })
})

describe('an edit', () => {
  it('asks the coach again only if the sections that the coach reads changed', async () => {
    const { app, coach } = setUp()
    const { client } = await signUpAs(app, 'premium')
    const { id } = await writeMorning(client)
    const edit = async (changes: object) => (await client.patch(`/api/entries/${id}`, changes)).json<Entry>()
    expect(await edit({ gratitudeText: 'Rain', version: 1 })).toMatchObject({
      version: 2,
      gratitudeText: 'Rain',
      aiResponse: expect.stringContaining('Reply 2'),
    })
    expect(await edit({ diaryText: 'Dear diary', version: 2 })).toMatchObject({
      version: 3,
      diaryText: 'Dear diary',
      aiResponse: expect.stringContaining('Reply 2'),
    })
    expect(await edit({ gratitudeText: 'Rain', version: 3 })).toMatchObject({ version: 3 })
    expect(await edit({})).toMatchObject({ version: 3 })
    expect(await edit({ goalsText: 'Without a version' })).toMatchObject({ version: 4 })
    expect(coach.asked).toHaveLength(3)
  })

  it('leaves the reply as it is if the person keeps it, but a page that needs help gets the help message', async () => {
    const { app, coach } = setUp()
    const { client } = await signUp(app)
    const { id, aiResponse, respondedAt } = await writeMorning(client)
    const edit = async (changes: object) => (await client.patch(`/api/entries/${id}`, changes)).json<Entry>()
    expect(await edit({ gratitudeText: 'Rain', reply: 'keep', version: 1 })).toMatchObject({
      version: 2,
      gratitudeText: 'Rain',
      aiResponse,
      respondedAt,
    })
    expect(coach.asked).toHaveLength(1)
    expect((await edit({ goalsText: 'Rest', reply: 'new', version: 2 })).aiResponse).toContain('Reply 2')
    const helped = await edit({ gratitudeText: 'I want to kill myself', reply: 'keep', version: 3 })
    expect(helped).toMatchObject({ tone: 'help' })
    expect(helped.aiResponse).not.toContain('Reply 2')
    // A help message is not kept.
    expect((await edit({ gratitudeText: 'Rain', reply: 'keep', version: 4 })).aiResponse).toContain('Reply 3')
    expect((await client.patch(`/api/entries/${id}`, { goalsText: 'x', reply: 'perhaps' })).status).toBe(400)
  })

  it('is refused if it names an old version, and accepted again if it was stored before', async () => {
    const { app } = setUp()
    const { client } = await signUp(app)
    const { id } = await writeMorning(client)
    const seen = await (await client.patch(`/api/entries/${id}`, { goalsText: 'One', version: 1 })).json<Entry>()
    const again = await client.patch(`/api/entries/${id}`, { goalsText: 'One', version: 1 })
    expect([again.status, await again.json()]).toEqual([200, seen])
    const stale = await client.patch(`/api/entries/${id}`, { goalsText: 'Two', version: 1 })
    expect([stale.status, await stale.json()]).toMatchObject([
      409,
      { error: { code: 'entries.has_changed' }, current: seen },
    ])
  })

  it('succeeds once, for many at the same moment', async () => {
    const { app } = setUp()
    const { client } = await signUp(app)
    const { id } = await writeMorning(client)
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, n) => client.patch(`/api/entries/${id}`, { goalsText: `Try ${n}`, version: 1 })),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(19).fill(409)])
  })

  it('of the other sections is free for an entry with a diary', async () => {
    const { app } = setUp()
    const { client } = await signUp(app)
    await client.post('/api/save-guest-data', { ...newMorning(), diaryText: 'From before' })
    const { id } = await (await client.get(`/api/entries/${testDay}`)).json<Entry>()
    expect((await client.patch(`/api/entries/${id}`, { goalsText: 'Rest', diaryText: 'From before' })).status).toBe(200)
    expect((await client.patch(`/api/entries/${id}`, { goalsText: 'Rest', diaryText: 'Else' })).status).toBe(403)
    expect((await client.patch(`/api/entries/${testDay}/diary`, { diaryText: 'Else' })).status).toBe(403)
    expect(await (await client.get(`/api/entries/${testDay}`)).json()).toMatchObject({
      goalsText: 'Rest',
      diaryText: 'From before',
    })
  })

  it('of the diary requires Premium or an employee', async () => {
    for (const role of ['premium', 'employee'] as const) {
      const { app } = setUp()
      const { client } = await signUpAs(app, role)
      const { aiResponse } = await writeMorning(client)
      expect((await client.patch('/api/entries/2026-11-20/diary', { diaryText: 'x' })).status).toBe(404)
      const reply = await client.patch(`/api/entries/${testDay}/diary`, { diaryText: 'Dear diary' })
      expect([reply.status, await reply.json()]).toMatchObject([
        200,
        { diaryText: 'Dear diary', aiResponse, version: 2 },
      ])
      expect((await client.patch(`/api/entries/${testDay}/diary`, { diaryText: 'x', version: 1 })).status).toBe(409)
      expect((await client.patch(`/api/entries/${testDay}/diary`, { diaryText: 'x'.repeat(10_001) })).status).toBe(400)
    }
  })
})

describe('an entry of another person', () => {
  it('is answered like an entry that does not exist', async () => {
    const { app } = setUp()
    const owner = await signUpAs(app, 'premium')
    const stranger = await signUpAs(app, 'premium')
    const { id } = await writeMorning(owner.client)
    const absent = newId(app.clock.now())
    const calls = (which: string) => [
      stranger.client.get(`/api/entries/${testDay}`),
      stranger.client.patch(`/api/entries/${testDay}/diary`, { diaryText: 'x' }),
      stranger.client.patch(`/api/entries/${testDay}/marks`, { done: ['Walk to work'] }),
      stranger.client.patch(`/api/entries/${which}`, { goalsText: 'x' }),
      stranger.client.delete(`/api/entries/${which}`),
      stranger.client.post(`/api/entries/${which}/restore`),
    ]
    const answers = async (which: string) =>
      Promise.all((await Promise.all(calls(which))).map(async (reply) => [reply.status, await reply.text()]))
    const theirs = await answers(id)
    expect(theirs.map(([status]) => status)).toEqual([404, 404, 404, 404, 404, 404])
    expect(theirs).toEqual(await answers(absent))
    for (const path of ['/api/entries', '/api/entries/search?q=bread', `/api/entries/week/${testDay}`]) {
      expect(await (await stranger.client.get(path)).json()).toEqual([])
    }
    expect(await (await owner.client.get(`/api/entries/${testDay}`)).json()).toMatchObject({ id })
  })
})
