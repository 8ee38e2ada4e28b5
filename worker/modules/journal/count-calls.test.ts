import { describe, expect, it } from 'vitest'
import type { Entry } from '#domain/entry'
import { emptyTexts } from '#domain/entry-sections'
import type { Goal } from '#domain/goal'
import { counted, type CountedLimit } from '#domain/limits'
import { newId } from '#domain/id'
import { addDays } from '#domain/time/local-date'
import { newMorning, testDay, writeMorning } from '../../testing/mornings.ts'
import { signUpAs } from '../../testing/people.ts'
import { createTestApp, registeredCalls, type TestApp } from '../../testing/test-app.ts'
import { day } from '../../testing/test-clock.ts'

const refusal = {
  error: { message: 'That is more than one day takes. What was stored is safe; please go on in 24 hours.' },
}
const past = addDays(testDay, -9)
/** For the calls that are counted after their body was read. */
const bodies: Record<string, object> = {
  'POST /api/entries': newMorning({ date: past }),
  'PATCH /api/entries/:id': { goalsText: 'Rest' },
  'PATCH /api/entries/:date/diary': { diaryText: 'Rest' },
  'PATCH /api/entries/:date/marks': { done: ['Rest'], undone: [] },
  'POST /api/import': {
    days: [{ date: past, ...emptyTexts, gratitudeText: 'Tea', aiResponse: '', respondedAt: null }],
  },
  'POST /api/import/goals': { goals: [{ id: newId(0), title: 'Run' }] },
  'POST /api/admob/track': { adType: 'banner', action: 'impression', sessionId: 'a' },
}

/** The same session in an app with other limits. */
function clientIn(app: TestApp, cookies: Map<string, string>) {
  const client = app.client()
  for (const [name, value] of cookies) client.cookies.set(name, value)
  return client
}

describe('beyond its limits', () => {
  const app = createTestApp()
  const limits = Object.fromEntries(Object.keys(app.services.config.limits).map((name) => [name, 0]))
  const withoutRoom = createTestApp({ limits })
  // A reply by the coach is written by the composer then.
  const bounded = registeredCalls(app).filter(
    ({ line }) => line.who && line.limits.some((limit) => limit in counted && !limit.startsWith('coach')),
  )

  it.each(bounded)('$call is refused', async ({ call, method, path, line }) => {
    const person = await signUpAs(app, 'employee')
    await writeMorning(person.client)
    const client = clientIn(withoutRoom, person.client.cookies)
    const refused = await client.request(method, path.replace(':date', testDay).replace(':id', 'absent'), bodies[call])
    const [seconds] = line.limits.flatMap((limit) => (limit in counted ? counted[limit as CountedLimit][1] : []))
    expect([refused.status, Number(refused.headers.get('Retry-After'))]).toEqual([429, seconds])
  })

  it('deleting the account is not refused', async () => {
    const { client, registration } = await signUpAs(app, 'premium')
    const deleted = await clientIn(withoutRoom, client.cookies).delete('/api/user', {
      confirmation: registration.email,
    })
    expect(deleted.status).toBe(200)
  })
})

describe('the count of writes', () => {
  it('is one for goals, deletes and settings, and ends with the day', async () => {
    const app = createTestApp({ limits: { writesPerPerson: 4 } })
    const { client } = await signUpAs(app, 'premium')
    const other = await signUpAs(app, 'premium')
    const goal = await (await client.post('/api/goals', { title: 'Run' })).json<Goal>()
    const rename = (title: string) => client.patch(`/api/goals/${goal.id}`, { title })
    for (const reply of [
      await rename('Walk'),
      await client.delete(`/api/goals/${goal.id}`),
      await client.post(`/api/goals/${goal.id}/restore`),
    ])
      expect(reply.status).toBe(200)
    for (const refused of [await rename('Swim'), await client.patch('/api/user/settings', { name: 'Ada' })])
      expect([refused.status, refused.headers.get('Retry-After'), await refused.json()]).toMatchObject([
        429,
        '86400',
        refusal,
      ])
    expect(await (await client.get(`/api/goals/${goal.id}`)).json()).toMatchObject({ title: 'Walk' })
    // The page of the morning has a count of its own, as another person has.
    await writeMorning(client)
    expect((await other.client.post('/api/goals', { title: 'Run' })).status).toBe(201)
    app.clock.advance(day)
    expect((await rename('Swim')).status).toBe(200)
  })

  it('bounds creating and deleting the entry of today in turn', async () => {
    const app = createTestApp({ limits: { writesPerPerson: 3, changesPerPerson: 2 } })
    const { client } = await signUpAs(app, 'free')
    let current = await writeMorning(client)
    for (let time = 0; time < 3; time += 1) {
      expect((await client.delete(`/api/entries/${current.id}`)).status).toBe(200)
      current = await writeMorning(client)
    }
    const refused = await client.delete(`/api/entries/${current.id}`)
    expect([refused.status, await refused.json()]).toMatchObject([429, refusal])
    const again = async () => (await client.post('/api/entries', newMorning())).status
    expect([await again(), await again(), await again()]).toEqual([200, 200, 429])
    expect(await (await client.get(`/api/entries/${testDay}`)).json()).toEqual(current)
  })

  it('has room for a long day: 100 edits, 200 ticks and 500 goals that are sorted', async () => {
    const app = createTestApp({ limits: 'strict' })
    const { client } = await signUpAs(app, 'premium')
    const { id } = await writeMorning(client)
    const statuses = new Set<number>()
    for (let edit = 0; edit < 100; edit += 1)
      statuses.add(
        (await client.patch(`/api/entries/${id}`, { goalsText: `Walk\nLine ${edit}`, reply: 'keep' })).status,
      )
    for (let tick = 0; tick < 200; tick += 1)
      statuses.add(
        (await client.patch(`/api/entries/${testDay}/marks`, { [tick % 2 ? 'undone' : 'done']: ['Walk'] })).status,
      )
    const ids = Array.from({ length: 500 }, (_, index) => newId(index))
    for (let from = 0; from < 500; from += 50) {
      const goals = ids.slice(from, from + 50).map((goalId) => ({ id: goalId, title: 'Run' }))
      statuses.add((await client.post('/api/import/goals', { goals })).status)
    }
    const stored = await (await client.get('/api/goals')).json<Goal[]>()
    expect(stored).toHaveLength(500)
    for (const goal of stored)
      statuses.add((await client.patch(`/api/goals/${goal.id}`, { category: 'health' })).status)
    expect([...statuses]).toEqual([200])
    expect(await (await client.get(`/api/entries/${testDay}`)).json<Entry>()).toMatchObject({
      goalsText: 'Walk\nLine 99',
    })
  }, 120_000)

  it('costs an edit, a tick and a new entry no call to D1', async () => {
    const app = createTestApp()
    const { client } = await signUpAs(app, 'premium')
    app.watch.begin()
    await writeMorning(client)
    await client.patch(`/api/entries/${testDay}/diary`, { diaryText: 'Rest' })
    await client.patch(`/api/entries/${testDay}/marks`, { done: ['Walk to work'], undone: [] })
    const counts = app.watch
      .of('d1')
      .flatMap(({ sql }) => sql.filter((statement) => statement.includes('rate_counters')))
    // Those of changes, and that of the coach.
    expect(counts).toHaveLength(2)
  })
})
