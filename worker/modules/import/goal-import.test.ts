import { describe, expect, it, vi } from 'vitest'
import type { Goal } from '#domain/goal'
import { bytesOfGoal, mapGoalTexts } from '#domain/goal-texts'
import { newId } from '#domain/id'
import { batchesOf, readImportFiles } from '#domain/import/file'
import { ownJournal } from '../../testing/journals.ts'
import { sweepFaults, writesIn } from '../../testing/fault-sweep.ts'
import { testDay } from '../../testing/mornings.ts'
import { signUp, signUpAs, type TestPerson } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { day } from '../../testing/test-clock.ts'

const importGoals = (client: TestClient, goals: unknown[]) => client.post('/api/import/goals', { goals })
const goalsOf = async (client: TestClient) => (await client.get('/api/goals')).json<Goal[]>()
const exportOf = async (client: TestClient) => (await client.get('/api/export')).text()

function goalsIn(content: string) {
  const file = readImportFiles([{ name: 'journal.json', text: content }], { zone: 'America/New_York', today: testDay })
  if ('unreadable' in file) throw new Error(file.unreadable)
  expect(file.leftOut).toEqual([])
  return file.goals
}

/** What an import keeps: everything but whose goal it is and how often it was changed. */
const contentOf = (goals: Goal[]) =>
  goals
    .map(({ id: _id, userId: _userId, version: _version, ...goal }) => goal)
    .sort((one, other) => (one.title < other.title ? -1 : 1))

/** Goals with everything that a goal can have. */
async function makeGoals(app: TestApp, client: TestClient): Promise<Goal[]> {
  const texts = { description: 'For the autumn', specific: '4 km', measurable: 'a', achievable: 'b', timeBound: 'c' }
  const made: Goal[] = []
  for (const goal of [
    { title: 'A plain goal' },
    {
      title: 'Learn “Für Elise” 感恩 </script>',
      ...texts,
      isSmartGoal: true,
      category: 'learning',
      priority: 'high',
      targetDate: '2027-03-01',
      targetTime: '18:30',
      reminderEnabled: true,
      reminderFrequency: 'same-day',
      reminderTime: '07:05',
      milestones: ['One', 'Two', 'Two'],
      milestonesDone: ['Two'],
    },
    { title: 'Run the river loop', reminderEnabled: true, reminderFrequency: 'monthly' },
  ]) {
    app.clock.advance(1_000)
    const reply = await client.post('/api/goals', goal)
    expect(reply.status).toBe(201)
    made.push(await reply.json<Goal>())
  }
  for (const progress of [20, 60, 100]) {
    app.clock.advance(day)
    expect((await client.patch(`/api/goals/${made[2]!.id}`, { progress })).status).toBe(200)
  }
  return goalsOf(client)
}

const aGoal = (changes: object = {}) => ({ id: newId(1_700_000_000_000), title: 'Run the river loop', ...changes })

describe('the import of goals', () => {
  it('gives back the same goals after the account was deleted, on any plan', async () => {
    const app = createTestApp()
    const { client, registration } = await signUpAs(app, 'premium')
    const before = await makeGoals(app, client)
    expect(before.map(({ status, progressHistory }) => [status, progressHistory.length])).toContainEqual([
      'completed',
      4,
    ])
    const file = await exportOf(client)
    const { email: confirmation, password } = registration
    const deleted = await client.delete('/api/user', { confirmation, password })
    expect(deleted.ok).toBe(true)

    app.clock.advance(day)
    const { client: again } = await signUp(app)
    expect(await goalsOf(again)).toEqual([])
    const stored = await importGoals(again, goalsIn(file))
    expect([stored.status, await stored.json()]).toEqual([200, { stored: 3 }])
    expect(contentOf(await goalsOf(again))).toEqual(contentOf(before))
    // And out again.
    expect(contentOf(JSON.parse(await exportOf(again)).goals)).toEqual(contentOf(JSON.parse(file).goals))
  })

  it('stores no goal twice, neither sent again nor sent to the account that it comes from', async () => {
    const app = createTestApp()
    const one = await signUpAs(app, 'premium')
    const goals = goalsIn(await exportOf((await makeGoals(app, one.client), one.client)))
    const outcome = async ({ client }: TestPerson, list: unknown[]) =>
      (await importGoals(client, list)).json<{ stored: number }>()
    expect(await outcome(one, goals)).toEqual({ stored: 0 })
    const other = await signUp(app)
    const sent = await Promise.all(Array.from({ length: 8 }, () => outcome(other, goals)))
    expect(sent.reduce((sum, reply) => sum + reply.stored, 0)).toBe(3)
    expect(await outcome(other, [...goals, ...goals])).toEqual({ stored: 0 })
    expect(await outcome(other, goalsIn(await exportOf(other.client)))).toEqual({ stored: 0 })
    expect(await goalsOf(other.client)).toHaveLength(3)
    expect(contentOf(await goalsOf(one.client))).toEqual(contentOf(await goalsOf(other.client)))
  })

  it('keeps a goal that is here as it is', async () => {
    const app = createTestApp()
    const { client } = await signUpAs(app, 'premium')
    const goal = aGoal()
    await importGoals(client, [goal])
    const [stored] = await goalsOf(client)
    await client.patch(`/api/goals/${stored!.id}`, { title: 'Changed here' })
    expect(await (await importGoals(client, [goal])).json()).toEqual({ stored: 0 })
    expect((await goalsOf(client)).map(({ title }) => title)).toEqual(['Changed here'])
  })

  it('is free, while changing an imported goal is Premium', async () => {
    const app = createTestApp()
    const { client } = await signUpAs(app, 'free')
    expect((await importGoals(client, [aGoal()])).status).toBe(200)
    const [goal] = await goalsOf(client)
    expect((await client.patch(`/api/goals/${goal!.id}`, { progress: 5 })).status).toBe(403)
    expect((await client.delete(`/api/goals/${goal!.id}`)).status).toBe(200)
  })

  it('ends at 500 goals for a person, and stores nothing of a call beyond', async () => {
    const app = createTestApp()
    const { client } = await signUp(app)
    const many = Array.from({ length: 499 }, (_, index) => aGoal({ title: `Goal ${index}` }))
    for (const goals of batchesOf(many)) expect((await importGoals(client, goals)).status).toBe(200)
    const refused = await importGoals(client, [aGoal(), aGoal()])
    expect([refused.status, await refused.json()]).toMatchObject([409, { error: { code: 'goals.too_many' } }])
    expect((await importGoals(client, [...many.slice(0, 49), aGoal()])).status).toBe(200)
    expect(await goalsOf(client)).toHaveLength(500)
  })

  it('ends at 500 goals for a person when twenty imports and creations run at once', async () => {
    const app = createTestApp()
    const { client, user } = await signUpAs(app, 'premium')
    const goals = () => Array.from({ length: 50 }, () => aGoal())
    await importGoals(client, goals())
    const statuses = await Promise.all([
      ...Array.from({ length: 18 }, async () => (await importGoals(client, goals())).status),
      ...Array.from({ length: 2 }, async () => (await client.post('/api/goals', { title: 'Goal' })).status),
    ])
    const imported = statuses.filter((status) => status === 200).length
    const created = statuses.filter((status) => status === 201).length
    expect((await (await ownJournal(app, user)).goals.size()).count).toBe(50 + 50 * imported + created)
    expect(50 + 50 * imported + created).toBeLessThanOrEqual(500)
    expect(imported).toBeGreaterThanOrEqual(8)
    expect(statuses.filter((status) => status === 409).length).toBe(20 - imported - created)
  })

  it('ends at 1 MB for a person, for imports at the same moment, a new goal and a change too', async () => {
    const app = createTestApp()
    const { client, user } = await signUpAs(app, 'premium')
    const { goals } = await ownJournal(app, user)
    const texts = mapGoalTexts((_name, { maxLength }) => '感'.repeat(maxLength))
    await Promise.all(Array.from({ length: 30 }, () => importGoals(client, [aGoal(texts)])))
    const [first, ...others] = await goals.list()
    const full = await goals.size()
    expect(full).toEqual({ count: 27, bytes: 27 * bytesOfGoal(first!) })
    expect(full.bytes + bytesOfGoal(first!)).toBeGreaterThan(1_000_000)
    const refused = await client.post('/api/goals', { title: 'Run the river loop', ...texts })
    expect([refused.status, await refused.json()]).toMatchObject([413, { error: { code: 'goals.full' } }])

    const small = await (await client.post('/api/goals', { title: 'Small' })).json<Goal>()
    expect((await client.patch(`/api/goals/${small.id}`, texts)).status).toBe(413)
    expect((await client.patch(`/api/goals/${others[0]!.id}`, { description: 'Shorter' })).status).toBe(200)
  })

  it('ends at 1 MB for a person, for 80 changes at the same moment, of which none is refused for another', async () => {
    const app = createTestApp()
    const { client, user } = await signUpAs(app, 'premium')
    const { goals } = await ownJournal(app, user)
    for (const some of batchesOf(Array.from({ length: 80 }, () => aGoal()))) await importGoals(client, some)
    const texts = mapGoalTexts((_name, { maxLength }) => '感'.repeat(maxLength))
    const change = async ({ id }: { id: string }, changes: object) => {
      const reply = await client.patch(`/api/goals/${id}`, changes)
      return [reply.status, await reply.json()]
    }
    const before = await goals.list()
    const outcomes = await Promise.all(before.map((goal) => change(goal, texts)))
    const stored = outcomes.filter(([status]) => status === 200)
    const isFull = [413, { error: { code: 'goals.full', message: expect.stringContaining('1 MB') } }]
    expect(outcomes.filter(([status]) => status !== 200)).toEqual(
      Array.from({ length: 80 - stored.length }, () => isFull),
    )
    const { bytes } = await goals.size()
    expect([bytes <= 1_000_000, bytes + 6 * 2_000 * 3 > 1_000_000]).toEqual([true, true])
    const after = await goals.list()
    expect(after.filter(({ version }) => version === 2)).toHaveLength(stored.length)
    expect(after.filter(({ version }) => version === 1)).toEqual(
      before.filter((_, index) => outcomes[index]![0] !== 200),
    )

    // There is room for one of them: another call finds what is stored, or another version.
    const full = after.find(({ version }) => version === 2)
    await client.patch(`/api/goals/${full!.id}`, { specific: '' })
    const { version, id } = (await goals.find(full!.id))!
    const again = await Promise.all(Array.from({ length: 5 }, () => change({ id }, { specific: texts.specific })))
    expect(again.map(([status]) => status)).toEqual([200, 200, 200, 200, 200])
    expect(await change({ id }, { measurable: 'a', version })).toMatchObject([
      409,
      { error: { code: 'goals.has_changed' } },
    ])
  })

  it('is a write however few goals it has, since each call counts', async () => {
    const { client } = await signUp(createTestApp({ limits: { writesPerPerson: 2 } }))
    const goals = [aGoal()]
    const send = async () => (await client.post('/api/import/goals', { goals })).status
    expect([await send(), await send(), await send()]).toEqual([200, 200, 429])
  })

  it('counts among the days that one person may import within a day', async () => {
    const app = createTestApp({ limits: { importedDaysPerPerson: 3 } })
    const { client } = await signUp(app)
    expect((await importGoals(client, [aGoal(), aGoal()])).status).toBe(200)
    expect((await importGoals(client, [aGoal(), aGoal()])).status).toBe(429)
  })

  it('refuses a call with an invalid goal, and stores nothing of the call', async () => {
    const app = createTestApp()
    const { client } = await signUp(app)
    for (const bad of [
      { id: 'a' },
      { title: ' ' },
      { title: 'a\0' },
      { title: 'a\uD800' },
      { progress: 101 },
      { targetDate: '2026-02-30' },
      { milestonesDone: ['Never'], milestones: [] },
      { progressHistory: [{ date: '2026-02-30', progress: 4 }] },
      { progressHistory: [{ date: '2026-02-20', progress: 400 }] },
      { createdAt: 2 ** 60 },
    ])
      expect((await importGoals(client, [aGoal(), aGoal(bad)])).status, JSON.stringify(bad)).toBe(400)
    expect((await importGoals(client, [])).status).toBe(400)
    expect(
      (
        await importGoals(
          client,
          Array.from({ length: 51 }, () => aGoal()),
        )
      ).status,
    ).toBe(400)
    expect(await goalsOf(client)).toEqual([])
  })

  it('lets no file make status, progress and history disagree, and stores no time that is to come', async () => {
    const app = createTestApp()
    const { client } = await signUp(app, { timezone: 'UTC' })
    const later = app.clock.now() + 1
    const progressHistory = [
      { date: '2026-11-03', progress: 30 },
      { date: '2026-11-01', progress: 10 },
      { date: '2026-11-01', progress: 20 },
      { date: '9999-01-01', progress: 90 },
    ]
    const goal = { progress: 100, progressHistory, lastReminderSent: later, createdAt: later, updatedAt: -1 }
    await importGoals(client, [aGoal({ ...goal, status: 'active', version: 9, userId: 'another' })])
    expect(await goalsOf(client)).toMatchObject([
      {
        status: 'completed',
        progressHistory: [
          { date: '2026-11-01', progress: 20 },
          { date: '2026-11-03', progress: 30 },
          { date: testDay, progress: 100 },
        ],
        lastReminderSent: null,
        createdAt: app.clock.now(),
        updatedAt: app.clock.now(),
        version: 1,
      },
    ])
  })

  it('begins a reminder on the day of the file, or of the import if the file names none or one to come', async () => {
    const app = createTestApp()
    const { client, user } = await signUp(app)
    const since = ['2026-11-01', null, '9999-01-01']
    for (const reminderSince of since) await importGoals(client, [aGoal({ reminderEnabled: true, reminderSince })])
    await importGoals(client, [aGoal()])
    const stored = await (await ownJournal(app, user)).goals.list()
    expect(stored.map(({ reminderSince }) => reminderSince).toSorted()).toEqual(['2026-11-01', testDay, testDay, null])
  })

  it('stores a call as a whole or not at all if any call fails, and completes it if it is sent again', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => {})
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const goals = Array.from({ length: 20 }, (_, index) => aGoal({ title: `Goal ${index}` }))
    const calls = await sweepFaults(async () => {
      const app = createTestApp()
      const { client } = await signUp(app)
      return {
        watch: app.watch,
        async attempt() {
          const { status } = await importGoals(client, goals)
          app.watch.fault = undefined
          const stored = (await goalsOf(client)).length
          if (status === 200) expect(stored).toBe(20)
          else expect([status, stored === 0 || stored === 20]).toEqual([500, true])
        },
        async recover() {
          expect((await importGoals(client, goals)).status).toBe(200)
          expect(await goalsOf(client)).toHaveLength(20)
        },
      }
    })
    expect(writesIn(calls)).toBeGreaterThan(0)
  })
})
