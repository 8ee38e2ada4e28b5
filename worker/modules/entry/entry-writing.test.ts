import { describe, expect, it } from 'vitest'
import type { Entry } from '#domain/entry'
import { newId } from '#domain/id'
import { newMorning, testDay, writeMorning } from '../../testing/mornings.ts'
import { signUp, signUpAs } from '../../testing/people.ts'
import { everyRow } from '../../testing/stored.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { createTestClock, minute } from '../../testing/test-clock.ts'
import { createTestVoice } from '../../testing/test-voice.ts'

function setUp() {
  const coach = createTestVoice()
  const clock = createTestClock()
  // Waiting takes no time here, and still passes.
  const pause = async (milliseconds: number) => clock.advance(milliseconds)
  return { coach, app: createTestApp({ clock, services: { coach, pause } }) }
}

describe('writing a morning', () => {
  it('stores it and answers it', async () => {
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
      aiResponse: 'Reply 1 to Ada.',
      respondedAt: app.clock.now(),
      version: 1,
      createdAt: app.clock.now(),
      updatedAt: app.clock.now(),
    })
    expect(await (await client.get(`/api/entries/${testDay}`)).json()).toEqual(entry)
  })

  it('answers the same again with what stands, and another text with a conflict', async () => {
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

  it('knows a first try that arrives after the entry was edited', async () => {
    const { app } = setUp()
    const { client } = await signUp(app)
    const id = newId(app.clock.now())
    await writeMorning(client, { id })
    const edited = await (await client.patch(`/api/entries/${id}`, { goalsText: 'Rest', version: 1 })).json<Entry>()
    const reply = await client.post('/api/entries', newMorning({ id }))
    expect([reply.status, await reply.json()]).toEqual([200, edited])
  })

  it('gives an id that is in use elsewhere to nobody', async () => {
    const { app } = setUp()
    const one = await signUp(app)
    const other = await signUp(app)
    const { id } = await writeMorning(one.client)
    const entry = await writeMorning(other.client, { id })
    expect(entry.id).not.toBe(id)
    const yesterday = await writeMorning(one.client, { id, date: '2026-11-20' })
    expect(yesterday.id).not.toBe(id)
    expect((await one.client.get(`/api/entries/${testDay}`)).status).toBe(200)
  })

  it('takes any real day up to tomorrow where the person is', async () => {
    const { app } = setUp()
    app.clock.set(Date.UTC(2026, 10, 21, 3))
    const { client } = await signUp(app, { timezone: 'America/New_York' })
    const statusOn = async (date: unknown) => (await client.post('/api/entries', { ...newMorning(), date })).status
    expect(await statusOn('2026-11-21')).toBe(201)
    expect(await statusOn('2026-11-22')).toBe(400)
    expect(await statusOn('1999-02-28')).toBe(201)
    for (const date of ['2026-02-29', '2026-13-01', '21.11.2026', '', 20261121, null]) expect(await statusOn(date)).toBe(400)
  })

  it('refuses what would not be stored as it was written', async () => {
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
      expect(Object.keys((await reply.json<{ error: { fields: object } }>()).error.fields)).toEqual(Object.keys(changes))
    }
    expect(await (await client.get('/api/entries')).json()).toEqual([])
  })

  it('makes one entry and one call to the coach of fifty at once', async () => {
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

describe('editing', () => {
  it('asks the coach again for other words, and only then', async () => {
    const { app, coach } = setUp()
    const { client } = await signUpAs(app, 'premium')
    const { id } = await writeMorning(client)
    const edit = async (changes: object) => (await client.patch(`/api/entries/${id}`, changes)).json<Entry>()
    expect(await edit({ gratitudeText: 'Rain', version: 1 })).toMatchObject({ version: 2, gratitudeText: 'Rain', aiResponse: expect.stringContaining('Reply 2') })
    expect(await edit({ diaryText: 'Dear diary', version: 2 })).toMatchObject({ version: 3, diaryText: 'Dear diary', aiResponse: expect.stringContaining('Reply 2') })
    expect(await edit({ gratitudeText: 'Rain', version: 3 })).toMatchObject({ version: 3 })
    expect(await edit({})).toMatchObject({ version: 3 })
    expect(await edit({ goalsText: 'Without a version' })).toMatchObject({ version: 4 })
    expect(coach.asked).toHaveLength(3)
  })

  it('overwrites nothing unseen, and knows its own change when it is sent again', async () => {
    const { app } = setUp()
    const { client } = await signUp(app)
    const { id } = await writeMorning(client)
    const seen = await (await client.patch(`/api/entries/${id}`, { goalsText: 'One', version: 1 })).json<Entry>()
    const again = await client.patch(`/api/entries/${id}`, { goalsText: 'One', version: 1 })
    expect([again.status, await again.json()]).toEqual([200, seen])
    const stale = await client.patch(`/api/entries/${id}`, { goalsText: 'Two', version: 1 })
    expect([stale.status, await stale.json()]).toMatchObject([409, { error: { code: 'entries.has_changed' }, current: seen }])
  })

  it('lets one of many through at once', async () => {
    const { app } = setUp()
    const { client } = await signUp(app)
    const { id } = await writeMorning(client)
    const replies = await Promise.all(Array.from({ length: 20 }, (_, n) => client.patch(`/api/entries/${id}`, { goalsText: `Try ${n}`, version: 1 })))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(19).fill(409)])
  })

  it('lets a free person change the rest of an entry that has a diary', async () => {
    const { app } = setUp()
    const { client } = await signUp(app)
    await client.post('/api/save-guest-data', { ...newMorning(), diaryText: 'From before' })
    const { id } = await (await client.get(`/api/entries/${testDay}`)).json<Entry>()
    expect((await client.patch(`/api/entries/${id}`, { goalsText: 'Rest', diaryText: 'From before' })).status).toBe(200)
    expect((await client.patch(`/api/entries/${id}`, { goalsText: 'Rest', diaryText: 'Else' })).status).toBe(403)
    expect((await client.patch(`/api/entries/${testDay}/diary`, { diaryText: 'Else' })).status).toBe(403)
    expect(await (await client.get(`/api/entries/${testDay}`)).json()).toMatchObject({ goalsText: 'Rest', diaryText: 'From before' })
  })

  it('keeps the diary of Premium and of employees', async () => {
    for (const role of ['premium', 'employee'] as const) {
      const { app } = setUp()
      const { client } = await signUpAs(app, role)
      const { aiResponse } = await writeMorning(client)
      expect((await client.patch('/api/entries/2026-11-20/diary', { diaryText: 'x' })).status).toBe(404)
      const reply = await client.patch(`/api/entries/${testDay}/diary`, { diaryText: 'Dear diary' })
      expect([reply.status, await reply.json()]).toMatchObject([200, { diaryText: 'Dear diary', aiResponse, version: 2 }])
      expect((await client.patch(`/api/entries/${testDay}/diary`, { diaryText: 'x', version: 1 })).status).toBe(409)
      expect((await client.patch(`/api/entries/${testDay}/diary`, { diaryText: 'x'.repeat(10_001) })).status).toBe(400)
    }
  })
})

describe('deleting', () => {
  it('has a way back for a minute, also when asked for twice', async () => {
    const { app } = setUp()
    const { client } = await signUp(app)
    const entry = await writeMorning(client)
    for (let time = 0; time < 2; time += 1) expect((await client.delete(`/api/entries/${entry.id}`)).status).toBe(200)
    expect((await client.get(`/api/entries/${testDay}`)).status).toBe(404)
    await app.cron()
    for (let time = 0; time < 2; time += 1) {
      const back = await client.post(`/api/entries/${entry.id}/restore`)
      expect([back.status, await back.json()]).toEqual([200, entry])
    }
    expect((await everyRow()).removed_entries).toEqual([])

    await client.delete(`/api/entries/${entry.id}`)
    app.clock.advance(2 * minute)
    await app.cron()
    expect((await client.post(`/api/entries/${entry.id}/restore`)).status).toBe(404)
    expect((await everyRow()).removed_entries).toEqual([])
  })

  it('does not come back over a day that was written anew, under the same id or another, and waits until that makes room', async () => {
    for (const sameId of [false, true]) {
      const { app } = setUp()
      const { client } = await signUp(app)
      const first = await writeMorning(client)
      const { id } = first
      await client.delete(`/api/entries/${id}`)
      app.clock.advance(1_000)
      const current = await writeMorning(client, { goalsText: 'Begin again', ...(sameId && { id }) })
      for (let time = 0; time < 2; time += 1) {
        const back = await client.post(`/api/entries/${id}/restore`)
        expect([back.status, await back.json()]).toMatchObject([409, { current }])
      }
      await client.delete(`/api/entries/${current.id}`)
      expect(await (await client.post(`/api/entries/${current.id}/restore`)).json()).toEqual(current)
      await client.delete(`/api/entries/${current.id}`)
      expect((await client.post(`/api/entries/${id}/restore`)).status).toBe(200)
      expect(await (await client.get(`/api/entries/${testDay}`)).json()).toEqual(sameId ? current : first)
    }
  })

  it('takes nothing away that was written elsewhere unseen', async () => {
    const { app } = setUp()
    const { client, user } = await signUp(app)
    const { id } = await writeMorning(client)
    const current = await (await client.patch(`/api/entries/${id}`, { goalsText: 'From the other tab', version: 1 })).json<Entry>()
    const stale = await client.delete(`/api/entries/${id}?version=1`)
    expect([stale.status, await stale.json()]).toEqual([
      409,
      { error: { code: 'entries.has_changed', message: 'This entry has changed in the meantime.' }, current },
    ])
    expect(await (await client.get(`/api/entries/${testDay}`)).json()).toEqual(current)
    expect((await everyRow()).removed_entries!.filter((row) => (row as { user_id: string }).user_id === user.id)).toEqual([])
    // Sent again because its answer was lost, and from two tabs.
    for (let time = 0; time < 2; time += 1) expect((await client.delete(`/api/entries/${id}?version=2`)).status).toBe(200)
    const back = await Promise.all(Array.from({ length: 8 }, () => client.post(`/api/entries/${id}/restore`)))
    for (const reply of back) expect([reply.status, await reply.json()]).toEqual([200, current])
    expect((await client.delete(`/api/entries/${newId(app.clock.now())}?version=1`)).status).toBe(404)
    for (const version of ['0', '-1', '1.5', 'x', '', '9'.repeat(20)]) {
      expect((await client.delete(`/api/entries/${id}?version=${version}`)).status, version).toBe(400)
    }
  })

  it('and an edit at the same moment: one comes through, and no text is lost', async () => {
    const { app } = setUp()
    for (let round = 0; round < 10; round += 1) {
      const { client } = await signUp(app)
      const { id } = await writeMorning(client)
      const edit = (n: number) => client.patch(`/api/entries/${id}`, { goalsText: `Edit ${n}`, version: 1 })
      // An edit looks before it writes; every other round, who removes takes as long.
      const remove = async () => {
        if (round % 4 > 1) await client.get(`/api/entries/${testDay}`)
        return client.delete(`/api/entries/${id}?version=1`)
      }
      const replies = await Promise.all(Array.from({ length: 8 }, (_, n) => (n % 2 === round % 2 ? edit(n) : remove())))
      const edited = replies.filter(({ status }, n) => n % 2 === round % 2 && status === 200)
      const texts = await Promise.all(edited.map(async (reply) => (await reply.json<Entry>()).goalsText))
      const stored = await client.post(`/api/entries/${id}/restore`)
      expect(stored.status).toBe(200)
      expect(texts.length).toBeLessThanOrEqual(1)
      expect((await stored.json<Entry>()).goalsText).toBe(texts[0] ?? newMorning().goalsText)
    }
  })
})

describe('what is somebody else’s', () => {
  it('answers like what is not there', async () => {
    const { app } = setUp()
    const owner = await signUpAs(app, 'premium')
    const stranger = await signUpAs(app, 'premium')
    const { id } = await writeMorning(owner.client)
    const absent = newId(app.clock.now())
    const calls = (which: string) => [
      stranger.client.get(`/api/entries/${testDay}`),
      stranger.client.patch(`/api/entries/${testDay}/diary`, { diaryText: 'x' }),
      stranger.client.patch(`/api/entries/${which}`, { goalsText: 'x' }),
      stranger.client.delete(`/api/entries/${which}`),
      stranger.client.post(`/api/entries/${which}/restore`),
    ]
    const answers = async (which: string) => Promise.all((await Promise.all(calls(which))).map(async (reply) => [reply.status, await reply.text()]))
    const theirs = await answers(id)
    expect(theirs.map(([status]) => status)).toEqual([404, 404, 404, 404, 404])
    expect(theirs).toEqual(await answers(absent))
    for (const path of ['/api/entries', '/api/entries/search?q=bread', `/api/entries/week/${testDay}`]) {
      expect(await (await stranger.client.get(path)).json()).toEqual([])
    }
    expect(await (await owner.client.get(`/api/entries/${testDay}`)).json()).toMatchObject({ id })
  })
})
