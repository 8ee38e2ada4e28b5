import { describe, expect, it } from 'vitest'
import type { Entry } from '#domain/entry'
import { testDay, writeMorning } from '../../testing/mornings.ts'
import { signUp } from '../../testing/people.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { createTestCoach } from '../../testing/test-coach.ts'

async function setUp(options: Parameters<typeof createTestApp>[0] = {}) {
  const coach = createTestCoach()
  const app = createTestApp({ ...options, services: { coach } })
  const { client } = await signUp(app)
  return { app, client, coach }
}

const tick = (client: TestClient, body: unknown, date = testDay) => client.patch(`/api/entries/${date}/marks`, body)
const dayOf = async (client: TestClient) => (await client.get(`/api/entries/${testDay}`)).json<Entry>()

describe('ticks of small wins', () => {
  it('are stored, taken back, and stored again, without a new version and without the coach', async () => {
    const { app, client, coach } = await setUp()
    const entry = await writeMorning(client)
    expect(entry.doneItems).toEqual([])
    app.watch.begin()
    const reply = await tick(client, { done: ['Walk to work'] })
    expect([reply.status, await reply.json()]).toEqual([200, { ...entry, doneItems: ['Walk to work'] }])
    // The session; the entry and the limit; the ticks; and after the response the account once more.
    expect(app.watch.waits('d1')).toBeLessThanOrEqual(4)
    expect(await (await tick(client, { done: ['Walk to work'] })).json()).toMatchObject({ doneItems: ['Walk to work'] })
    expect(await (await tick(client, { done: ['Call my sister'], undone: ['Walk to work'] })).json()).toMatchObject({
      doneItems: ['Call my sister'],
    })
    expect(await dayOf(client)).toEqual({ ...entry, doneItems: ['Call my sister'] })
    expect(coach.asked).toHaveLength(1)
  })

  it('are all kept when two tabs tick at the same moment, also while the text is edited', async () => {
    const { client } = await setUp()
    const wins = ['One', 'Two', 'Three']
    const { id } = await writeMorning(client, { goalsText: wins.join('\n') })
    const replies = await Promise.all([
      ...wins.map((win) => tick(client, { done: [win] })),
      client.patch(`/api/entries/${id}`, { eveningText: 'The walk', version: 1 }),
      client.patch(`/api/entries/${id}`, { goalsText: ['New', ...wins].join('\n') }),
    ])
    expect(replies.map(({ status }) => status).filter((status) => status !== 200 && status !== 409)).toEqual([])
    expect(await dayOf(client)).toMatchObject({ doneItems: wins, goalsText: ['New', ...wins].join('\n') })
  })

  it('are discarded when an edit removes their item, and refer to nothing else', async () => {
    const { client } = await setUp()
    const { id } = await writeMorning(client)
    await tick(client, { done: ['Walk to work', 'Call my sister', 'Warm bread', 'Something else'] })
    expect((await dayOf(client)).doneItems).toEqual(['Call my sister', 'Walk to work'])
    const edited = await client.patch(`/api/entries/${id}`, { goalsText: 'Walk to work\nRest', version: 1 })
    expect(await edited.json()).toMatchObject({ doneItems: ['Walk to work'], version: 2 })
  })

  it('need a session, a day with an own entry, and items of one day', async () => {
    const { app, client } = await setUp()
    await writeMorning(client)
    expect((await tick(app.client(), { done: ['Walk to work'] })).status).toBe(401)
    const stranger = await signUp(app)
    expect((await tick(stranger.client, { done: ['Walk to work'] })).status).toBe(404)
    expect((await tick(client, { done: ['x'] }, '2026-11-20')).status).toBe(404)
    const refused = [
      { done: 'Walk to work' },
      { done: [1] },
      { done: ['half \ud83c'] },
      { done: ['x'.repeat(4_001)] },
      { undone: Array.from({ length: 2_001 }, () => 'x') },
    ]
    for (const body of refused) expect((await tick(client, body)).status).toBe(400)
    expect((await tick(client, { done: ['x'] }, '2026-02-30')).status).toBe(400)
    expect((await tick(client, { done: Array.from({ length: 20 }, () => 'x'.repeat(3_900)) })).status).toBe(413)
    const other = { headers: { 'X-Firstlight-Person': stranger.user.id } }
    const refusal = await client.patch(`/api/entries/${testDay}/marks`, { done: ['Walk to work'] }, other)
    expect([refusal.status, await refusal.json()]).toMatchObject([409, { error: { code: 'session.other_person' } }])
    expect((await dayOf(client)).doneItems).toEqual([])
  })

  it('are bounded within a day', async () => {
    const { client } = await setUp({ limits: { changesPerPerson: 2 } })
    await writeMorning(client)
    expect((await tick(client, { done: ['Walk to work'] })).status).toBe(200)
    expect((await tick(client, { undone: ['Walk to work'] })).status).toBe(200)
    expect((await tick(client, { done: ['Walk to work'] })).status).toBe(429)
  })
})

describe('the lines of the evening', () => {
  it('are stored for everyone, at any plan, and the coach is not asked', async () => {
    const { client, coach } = await setUp()
    const { id, aiResponse } = await writeMorning(client)
    await tick(client, { done: ['Walk to work'] })
    const reply = await client.patch(`/api/entries/${id}`, { eveningText: 'The walk home', version: 1 })
    expect([reply.status, await reply.json()]).toMatchObject([
      200,
      { eveningText: 'The walk home', doneItems: ['Walk to work'], aiResponse, version: 2 },
    ])
    expect(coach.asked).toHaveLength(1)
    expect((await client.patch(`/api/entries/${id}`, { eveningText: 'x', version: 1 })).status).toBe(409)
    expect((await client.patch(`/api/entries/${id}`, { eveningText: 'x'.repeat(4_001) })).status).toBe(400)
  })

  it('decide what is shown beside the page, as every section does', async () => {
    const { client } = await setUp()
    const { id } = await writeMorning(client)
    const write = async (eveningText: string) =>
      (await (await client.patch(`/api/entries/${id}`, { eveningText })).json<Entry>()).tone
    expect(await write('So exhausted that I cannot think')).toBe('quiet')
    expect(await write('I want to kill myself')).toBe('help')
    expect(await write('The walk home')).toBeUndefined()
  })
})
