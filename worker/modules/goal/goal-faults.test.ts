import { describe, expect, it, vi } from 'vitest'
import type { Goal } from '#domain/goal'
import { newId } from '#domain/id'
import { ownJournal } from '../../testing/journals.ts'
import { sweepFaults, writesIn } from '../../testing/fault-sweep.ts'
import { signUpAs } from '../../testing/people.ts'
import { costOf } from '../../testing/read-cost.ts'
import { seededRandom } from '../../testing/seeded-random.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { day } from '../../testing/test-clock.ts'

const goalsOf = async (client: TestClient) => (await client.get('/api/goals')).json<Goal[]>()
const seed = Date.now() % 1_000_000
console.log(`seed ${seed}`)

describe('reading goals', () => {
  it('costs one read of KV and one round trip to D1, for a list of 200 goals and for one goal', async () => {
    const app = createTestApp()
    const { client, user } = await signUpAs(app, 'premium')
    const first = await (await client.post('/api/goals', { title: 'Goal' })).json<Goal>()
    const { goals } = await ownJournal(app, user)
    const { userId: _, ...row } = (await goals.find(first.id))!
    await goals.add(Array.from({ length: 199 }, () => ({ ...row, id: newId(app.clock.now()) })))
    expect(await goalsOf(client)).toHaveLength(200)
    for (const path of ['/api/goals', `/api/goals/${first.id}`])
      expect(await costOf(app, client, path), path).toEqual({ status: 200, kv: ['get'], d1: 2, waits: 1 })
  })
})

describe('a goal while any call to D1 or KV fails', () => {
  const scene = async () => {
    vi.spyOn(console, 'log').mockImplementation(() => {})
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const app = createTestApp()
    const { client } = await signUpAs(app, 'premium')
    return { app, client, watch: app.watch }
  }

  it('is created once', async () => {
    const calls = await sweepFaults(async () => {
      const { app, client, watch } = await scene()
      const goal = { id: newId(app.clock.now()), title: 'Run the river loop', milestones: ['One'] }
      const create = async () => (await client.post('/api/goals', goal)).status
      return {
        watch,
        async attempt() {
          const status = await create()
          watch.fault = undefined
          const stored = await goalsOf(client)
          if (status < 300) expect(stored).toMatchObject([goal])
          else expect([status, stored.length <= 1]).toEqual([500, true])
        },
        async recover() {
          expect([200, 201]).toContain(await create())
          expect(await goalsOf(client)).toMatchObject([goal])
        },
      }
    })
    expect(writesIn(calls)).toBeGreaterThan(0)
  })

  it('is changed once, status and history included', async () => {
    const calls = await sweepFaults(async () => {
      const { client, watch } = await scene()
      const goal = await (await client.post('/api/goals', { title: 'Run' })).json<Goal>()
      const change = () => client.patch(`/api/goals/${goal.id}`, { progress: 100, version: 1 })
      const changed = { progress: 100, status: 'completed', version: 2 }
      return {
        watch,
        async attempt() {
          const { status } = await change()
          watch.fault = undefined
          const [stored] = await goalsOf(client)
          if (status === 200) expect(stored).toMatchObject(changed)
          else {
            expect(status).toBe(500)
            expectAgreement(stored!)
          }
        },
        async recover() {
          expect((await change()).status).toBe(200)
          expect(await goalsOf(client)).toMatchObject([changed])
        },
      }
    })
    expect(writesIn(calls)).toBeGreaterThan(0)
  })

  it('is deleted once, and is restored as it was', async () => {
    await sweepFaults(async () => {
      const { client, watch } = await scene()
      const goal = await (await client.post('/api/goals', { title: 'Run' })).json<Goal>()
      const remove = async () => (await client.delete(`/api/goals/${goal.id}?version=1`)).status
      return {
        watch,
        async attempt() {
          const status = await remove()
          watch.fault = undefined
          const stored = await goalsOf(client)
          if (status === 200) expect(stored).toEqual([])
          else expect([status, stored.length <= 1]).toEqual([500, true])
        },
        async recover() {
          expect(await remove()).toBe(200)
          expect(await goalsOf(client)).toEqual([])
          expect((await client.post(`/api/goals/${goal.id}/restore`)).status).toBe(200)
          expect(await goalsOf(client)).toEqual([goal])
        },
      }
    })
  })
})

it('status, progress and history agree after any sequence of calls', async () => {
  const app = createTestApp()
  const { client } = await signUpAs(app, 'premium')
  const random = seededRandom(seed)
  let goal = await (await client.post('/api/goals', { title: 'Run', progress: random.pick([0, 40, 100]) })).json<Goal>()
  for (let call = 0; call < 150; call += 1) {
    await anyCall(app, client, goal, random)
    goal = (await goalsOf(client))[0] ?? goal
    expectAgreement(goal)
  }
})

async function anyCall(app: TestApp, client: TestClient, goal: Goal, random: ReturnType<typeof seededRandom>) {
  const path = `/api/goals/${goal.id}`
  const progress = random.pick([0, 1, 50, 99, 100, 100, 101, -1])
  const calls: (() => Promise<unknown>)[] = [
    () => client.patch(path, { progress }),
    () => client.patch(path, { progress, status: random.pick(['active', 'completed']) }),
    () => client.patch(path, { status: 'completed', progressHistory: [] }),
    () => client.patch(path, { title: `Title ${progress}`, version: goal.version - random.whole(2) }),
    () => client.patch(path, { milestones: ['One'], milestonesDone: ['One'], progress }),
    // Two at the same moment.
    () => Promise.all([client.patch(path, { progress }), client.patch(path, { progress: random.whole(101) })]),
    async () => {
      await client.delete(path)
      await client.post(`${path}/restore`)
    },
    async () => app.clock.advance(day),
  ]
  await random.pick(calls)()
}

function expectAgreement({ status, progress, progressHistory }: Goal): void {
  expect(status, `progress ${progress}`).toBe(progress === 100 ? 'completed' : 'active')
  expect(progressHistory.at(-1)?.progress).toBe(progress)
  const dates = progressHistory.map(({ date }) => date)
  expect(dates).toEqual([...new Set(dates)].sort())
}
