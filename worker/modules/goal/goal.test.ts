import { describe, expect, it } from 'vitest'
import { milestonesOf, type Goal } from '#domain/goal'
import { newId } from '#domain/id'
import { inSameDatabase, ownJournal } from '../../testing/journals.ts'
import { signUpAs } from '../../testing/people.ts'
import { everyRow } from '../../testing/stored.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestClient } from '../../testing/test-client.ts'

const app = createTestApp()
const premium = () => signUpAs(app, 'premium')

async function create(client: TestClient, goal: object = {}): Promise<Goal> {
  const reply = await client.post('/api/goals', { title: 'Run the river loop', ...goal })
  expect(reply.status).toBe(201)
  return reply.json<Goal>()
}
const read = async (client: TestClient, { id }: Goal) => (await client.get(`/api/goals/${id}`)).json<Goal>()

describe('creating a goal', () => {
  it('stores the defaults of the spec, and ignores keys that it does not know', async () => {
    const { client, user } = await premium()
    const goal = await create(client, { userId: 'another-person', status: 'completed', isEmployee: true, category: '' })
    expect(goal).toMatchObject({
      userId: user.id,
      title: 'Run the river loop',
      description: '',
      category: 'personal',
      priority: 'medium',
      targetDate: null,
      status: 'active',
      reminderEnabled: false,
      reminderFrequency: 'weekly',
      isSmartGoal: false,
      progress: 0,
      milestones: [],
      milestonesDone: [],
      version: 1,
    })
    expect(goal).not.toHaveProperty('deletedAt')
    expect(await (await client.get('/api/goals')).json()).toEqual([goal])
  })

  it('drops empty milestones', async () => {
    const { client } = await premium()
    expect((await create(client, { milestones: ['One', '', ' ', 'Two'] })).milestones).toEqual(['One', 'Two'])
  })

  it('stores a goal once, however often and at how many places it is sent', async () => {
    const { client } = await premium()
    const body = { id: newId(app.clock.now()), title: 'Once' }
    const replies = await Promise.all(Array.from({ length: 20 }, () => client.post('/api/goals', body)))
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(new Set(await Promise.all(replies.map(async (reply) => (await reply.json<Goal>()).id)))).toEqual(
      new Set([body.id]),
    )
    expect(await (await client.get('/api/goals')).json()).toHaveLength(1)
  })

  it('takes a new id where the sent one belongs to another person', async () => {
    const one = await premium()
    const other = await inSameDatabase(one, premium)
    const goal = await create(one.client)
    const copy = await create(other.client, { id: goal.id, title: 'Mine' })
    expect(copy.id).not.toBe(goal.id)
    expect(await read(one.client, goal)).toEqual(goal)
  })

  it('ends at 500 goals for a person', async () => {
    const { client, user } = await premium()
    const { goals } = await ownJournal(app, user)
    const first = await create(client)
    const { userId: _, ...row } = (await goals.find(first.id))!
    await goals.add(Array.from({ length: 499 }, () => ({ ...row, id: newId(app.clock.now()) })))
    const refused = await client.post('/api/goals', { title: 'One more' })
    expect(refused.status).toBe(409)
    expect(await refused.json()).toMatchObject({ error: { code: 'goals.too_many' } })
  })
})

describe('changing a goal', () => {
  it('keeps status and progress in agreement', async () => {
    const { client } = await premium()
    const goal = await create(client)
    const change = async (progress: number) =>
      (await client.patch(`/api/goals/${goal.id}`, { progress, status: 'active' })).json<Goal>()
    expect(await change(100)).toMatchObject({ progress: 100, status: 'completed', version: 2 })
    expect(await change(99)).toMatchObject({ progress: 99, status: 'active', version: 3 })
  })

  it('keeps the progress of each day', async () => {
    const { client } = await premium()
    const goal = await create(client)
    const today = goal.progressHistory[0]!.date
    await client.patch(`/api/goals/${goal.id}`, { progress: 10 })
    await client.patch(`/api/goals/${goal.id}`, { progress: 20 })
    expect((await read(client, goal)).progressHistory).toEqual([{ date: today, progress: 20 }])
    app.clock.advance(86_400_000)
    await client.patch(`/api/goals/${goal.id}`, { progress: 30 })
    expect((await read(client, goal)).progressHistory).toMatchObject([{ date: today, progress: 20 }, { progress: 30 }])
  })

  it('refuses a change that names an old version, and returns the current goal', async () => {
    const { client } = await premium()
    const goal = await create(client)
    await client.patch(`/api/goals/${goal.id}`, { title: 'First', version: 1 })
    const stale = await client.patch(`/api/goals/${goal.id}`, { title: 'Second', version: 1 })
    expect(stale.status).toBe(409)
    expect(await stale.json()).toMatchObject({
      error: { code: 'goals.has_changed' },
      current: { title: 'First', version: 2 },
    })
    expect((await read(client, goal)).title).toBe('First')
    // The same change again, because the response was lost, does not conflict.
    expect((await client.patch(`/api/goals/${goal.id}`, { title: 'First', version: 1 })).status).toBe(200)
  })

  it('stores one of many changes of the same version', async () => {
    const { client } = await premium()
    const goal = await create(client)
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        client.patch(`/api/goals/${goal.id}`, { title: `Title ${index}`, version: 1 }),
      ),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await read(client, goal)).version).toBe(2)
  })

  it('stores all of many changes that name no version', async () => {
    const { client } = await premium()
    const goal = await create(client)
    const changes = ['description', 'specific', 'measurable', 'achievable', 'relevant', 'timeBound']
    await Promise.all(changes.map((name) => client.patch(`/api/goals/${goal.id}`, { [name]: name })))
    const stored = await read(client, goal)
    expect(stored).toMatchObject(Object.fromEntries(changes.map((name) => [name, name])))
    expect(stored.version).toBe(1 + changes.length)
  })

  it('ticks the second of two milestones with the same words, and no milestone that does not exist', async () => {
    const { client } = await premium()
    const goal = await create(client, { milestones: ['Run', 'Run'] })
    const second = milestonesOf(goal)[1]!.tick
    await client.patch(`/api/goals/${goal.id}`, { milestonesDone: [second, 'Never'] })
    const stored = await read(client, goal)
    expect(milestonesOf(stored).map(({ isDone }) => isDone)).toEqual([false, true])
    expect(stored.milestonesDone).toHaveLength(1)
  })

  it('drops the tick of a milestone that is removed', async () => {
    const { client } = await premium()
    const goal = await create(client, { milestones: ['One', 'Two'], milestonesDone: ['One', 'Two'] })
    await client.patch(`/api/goals/${goal.id}`, { milestones: ['Two'] })
    expect(await read(client, goal)).toMatchObject({ milestones: ['Two'], milestonesDone: ['Two'] })
  })
})

describe('deleting a goal', () => {
  it('can be restored until the cron job purges the goal', async () => {
    const { client } = await premium()
    const goal = await create(client)
    expect((await client.delete(`/api/goals/${goal.id}?version=1`)).status).toBe(200)
    expect((await client.get(`/api/goals/${goal.id}`)).status).toBe(404)
    expect(await (await client.get('/api/goals')).json()).toEqual([])
    // Sent again, because the response was lost.
    expect((await client.delete(`/api/goals/${goal.id}?version=1`)).status).toBe(200)
    expect(await (await client.post(`/api/goals/${goal.id}/restore`)).json()).toEqual(goal)

    await client.delete(`/api/goals/${goal.id}`)
    app.clock.advance(61_000)
    await app.cron()
    expect((await client.post(`/api/goals/${goal.id}/restore`)).status).toBe(404)
  })

  it('stays deleted when the goal is sent again as new, because the response was lost', async () => {
    const { client } = await premium()
    const body = { id: newId(app.clock.now()), title: 'Once' }
    await create(client, body)
    await client.delete(`/api/goals/${body.id}`)
    const again = await client.post('/api/goals', body)
    expect([again.status, await again.json()]).toMatchObject([404, { error: { code: 'goals.deleted' } }])
    expect(await (await client.get('/api/goals')).json()).toEqual([])
  })

  it('refuses an old version and shows the current goal', async () => {
    const { client } = await premium()
    const goal = await create(client)
    await client.patch(`/api/goals/${goal.id}`, { title: 'Changed' })
    const refused = await client.delete(`/api/goals/${goal.id}?version=1`)
    expect(refused.status).toBe(409)
    expect(await refused.json()).toMatchObject({ current: { title: 'Changed' } })
  })
})

it('refuses a goal call that names another person, and changes nothing', async () => {
  const [{ client }, { user: other }] = [await premium(), await premium()]
  const [goal, deleted] = [await create(client), await create(client)]
  await client.delete(`/api/goals/${deleted.id}`)
  const before = await everyRow()
  const named = { headers: { 'X-Firstlight-Person': other.id } }
  for (const [method, path, body] of [
    ['POST', '/api/goals', { title: 'Another' }],
    ['PATCH', `/api/goals/${goal.id}`, { progress: 50, version: 1 }],
    ['DELETE', `/api/goals/${goal.id}?version=1`],
    ['POST', `/api/goals/${deleted.id}/restore`],
    ['POST', '/api/import/goals', { goals: [{ id: newId(1), title: 'Another' }] }],
  ] as const) {
    const reply = await client.request(method, path, body, named)
    expect([reply.status, await reply.json()], path).toMatchObject([409, { error: { code: 'session.other_person' } }])
    expect(await everyRow(), path).toEqual(before)
  }
})

describe('who may use goals', () => {
  it.each(['free', 'lapsed'] as const)('%s: may read and delete, and neither create nor change', async (role) => {
    const { client, user } = await premium()
    const goal = await create(client)
    const { client: other } = await signUpAs(app, role)
    expect((await other.post('/api/goals', { title: 'Mine' })).status).toBe(403)
    // The same person after the plan has ended.
    await app.services.users.change(user.id, { subscriptionStatus: 'free', subscriptionEndDate: 1 })
    expect((await client.patch(`/api/goals/${goal.id}`, { progress: 50 })).status).toBe(403)
    expect(await read(client, goal)).toEqual(goal)
    expect((await client.delete(`/api/goals/${goal.id}`)).status).toBe(200)
  })

  it("answers the same for another person's goal as for none", async () => {
    const [one, other] = [await premium(), await premium()]
    const { id } = await create(one.client)
    const replies = [
      other.client.get(`/api/goals/${id}`),
      other.client.patch(`/api/goals/${id}`, { progress: 5 }),
      other.client.delete(`/api/goals/${id}`),
      other.client.post(`/api/goals/${id}/restore`),
      other.client.get('/api/goals/unknown'),
    ]
    const bodies = await Promise.all(
      (await Promise.all(replies)).map(async (reply) => [reply.status, await reply.text()]),
    )
    expect(new Set(bodies.map(String)).size).toBe(1)
    expect(bodies[0]![0]).toBe(404)
  })
})
