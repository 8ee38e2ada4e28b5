import { describe, expect, it } from 'vitest'
import type { Entry } from '#domain/entry'
import { testDay, writeMorning } from '../../testing/mornings.ts'
import { signUp, signUpAs } from '../../testing/people.ts'
import { planOf } from '../../testing/query-plan.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { createTestCoach } from '../../testing/test-coach.ts'

const choose = (client: TestClient, mood: unknown, date = testDay) =>
  client.patch(`/api/entries/${date}/marks`, { mood })
const dayOf = async (client: TestClient) => (await client.get(`/api/entries/${testDay}`)).json<Entry>()

describe('the mood of a day', () => {
  it('is stored, changed and taken back, without a new version and without the coach', async () => {
    const coach = createTestCoach()
    const app = createTestApp({ services: { coach } })
    const { client } = await signUp(app)
    const entry = await writeMorning(client)
    expect(entry.mood).toBeNull()
    app.watch.begin()
    const reply = await choose(client, 4)
    expect([reply.status, await reply.json()]).toEqual([200, { ...entry, mood: 4 }])
    // The session; the limit; the mood; and after the response the account once more.
    expect(app.watch.waits('d1')).toBeLessThanOrEqual(4)
    expect(await dayOf(client)).toEqual({ ...entry, mood: 4 })
    expect(await (await choose(client, 1)).json()).toMatchObject({ mood: 1 })
    expect(await (await choose(client, null)).json()).toEqual(entry)
    expect(coach.asked).toHaveLength(1)
  })

  it('stays when the text is edited, and when the entry is deleted and restored', async () => {
    const { client } = await signUp(createTestApp())
    const { id } = await writeMorning(client)
    await choose(client, 2)
    const edited = await client.patch(`/api/entries/${id}`, { goalsText: 'Rest', version: 1 })
    expect(await edited.json()).toMatchObject({ mood: 2, version: 2 })
    await client.delete(`/api/entries/${id}?version=2`)
    expect((await choose(client, 3)).status).toBe(404)
    expect(await (await client.post(`/api/entries/${id}/restore`)).json()).toMatchObject({ mood: 2, version: 2 })
  })

  it('is in the export, and comes back with an import', async () => {
    const app = createTestApp()
    const { client } = await signUp(app)
    await writeMorning(client, { date: '2026-11-20' })
    await choose(client, 5, '2026-11-20')
    const { entries } = await (await client.get('/api/export')).json<{ entries: Entry[] }>()
    expect(entries).toMatchObject([{ mood: 5 }])
    expect(await (await client.get('/api/export?format=markdown')).text()).toContain('### How the day felt\n\nBright\n')
    const other = await signUp(app)
    expect((await other.client.post('/api/import', { days: entries })).status).toBe(200)
    expect(await (await other.client.get('/api/entries/2026-11-20')).json()).toMatchObject({ mood: 5 })
    const refused = await other.client.post('/api/import', { days: [{ ...entries[0], date: '2026-11-19', mood: 6 }] })
    expect(refused.status).toBe(400)
  })

  it('needs a session, a day with an own entry, and a number from 1 to 5', async () => {
    const app = createTestApp()
    const { client } = await signUp(app)
    await writeMorning(client)
    expect((await choose(app.client(), 3)).status).toBe(401)
    const stranger = await signUp(app)
    expect((await choose(stranger.client, 3)).status).toBe(404)
    expect((await choose(client, 3, '2026-11-20')).status).toBe(404)
    for (const mood of [0, 6, 2.5, '3', undefined, true, [3]]) expect((await choose(client, mood)).status).toBe(400)
    expect((await choose(client, 3, '2026-02-30')).status).toBe(400)
    const other = { headers: { 'X-Firstlight-Person': stranger.user.id } }
    const refusal = await client.patch(`/api/entries/${testDay}/marks`, { mood: 3 }, other)
    expect([refusal.status, await refusal.json()]).toMatchObject([409, { error: { code: 'session.other_person' } }])
    expect((await dayOf(client)).mood).toBeNull()
  })

  it('is bounded within a day, together with other changes', async () => {
    const { client } = await signUp(createTestApp({ limits: { changesPerPerson: 2 } }))
    await writeMorning(client)
    expect((await choose(client, 3)).status).toBe(200)
    expect((await client.patch(`/api/entries/${testDay}/marks`, { done: ['Walk to work'] })).status).toBe(200)
    expect((await choose(client, 4)).status).toBe(429)
    expect((await dayOf(client)).mood).toBe(3)
  })
})

describe('the days of a year', () => {
  it('have a mood, their hour, a ridge and how much the person wrote, the reply not counted, in one round trip', async () => {
    const app = createTestApp()
    const { client } = await signUpAs(app, 'premium')
    for (const date of ['2025-12-31', '2026-01-01', '2026-06-15', '2026-11-21']) await writeMorning(client, { date })
    await client.patch('/api/entries/2026-06-15/diary', { diaryText: 'é'.repeat(500) })
    const { id } = await writeMorning(client, { date: '2026-06-16' })
    await choose(client, 4, '2026-06-16')
    await client.delete(`/api/entries/${id}`)
    await choose(client, 1, '2026-01-01')
    await choose(client, 5, '2026-11-21')
    const stranger = await signUpAs(app, 'employee')
    await writeMorning(stranger.client, { date: '2026-03-03' })
    app.clock.set(Date.UTC(2026, 10, 22, 23))
    await writeMorning(client, { date: '2026-11-22' })

    app.watch.begin()
    const reply = await client.get('/api/entries/year?year=2026')
    expect([reply.status, await reply.json()]).toEqual([
      200,
      {
        year: '2026',
        days: {
          '2026-01-01': { mood: 1, amount: 1, ridge: expect.any(String) },
          '2026-06-15': { mood: null, amount: 4, ridge: expect.any(String) },
          '2026-11-21': { mood: 5, amount: 1, ridge: expect.any(String) },
          '2026-11-22': { mood: null, amount: 1, part: 'dusk', ridge: expect.any(String) },
        },
      },
    ])
    expect(app.watch.waits('d1')).toBe(1)
    const [query] = app.watch.of('d1').flatMap(({ sql }) => sql.filter((text) => text.includes('"mood"')))
    expect(await planOf(query!)).toEqual([expect.stringContaining('INDEX entries_of_a_day')])
  })

  it('are Premium, and need a year', async () => {
    const app = createTestApp()
    const free = await signUp(app)
    expect((await free.client.get('/api/entries/year?year=2026')).status).toBe(403)
    expect((await app.client().get('/api/entries/year?year=2026')).status).toBe(401)
    const { client } = await signUpAs(app, 'premium')
    for (const query of ['', '?year=26', '?year=2026-01', '?year=x'])
      expect((await client.get(`/api/entries/year${query}`)).status, query).toBe(400)
  })
})
