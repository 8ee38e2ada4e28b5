import { describe, expect, it } from 'vitest'
import type { Entry } from '#domain/entry'
import type { Goal } from '#domain/goal'
import { addDays } from '#domain/time/local-date'
import type { User } from '#domain/user'
import { newMorning, testDay, writeMorning } from '../../testing/mornings.ts'
import { changeRow, signUpAs, type TestPerson } from '../../testing/people.ts'
import { createTestApp } from '../../testing/test-app.ts'

const app = createTestApp()
type Changes = { user: User; entries: string; goals: string }
const read = async ({ client }: TestPerson) => (await client.get('/api/changes')).json<Changes>()

type Scene = TestPerson & { today: Entry; old: Entry; goal: Goal }
/** Today's page, and an old one behind a week of others. */
async function makeScene(): Promise<Scene> {
  const person = await signUpAs(app, 'premium')
  const { client } = person
  const days = [1, 2, 3, 4, 5, 6].map((back) => ({ date: addDays(testDay, -back), gratitudeText: 'a day' }))
  await client.post('/api/import', { days })
  const old = await writeMorning(client, { date: addDays(testDay, -40) })
  const today = await writeMorning(client)
  const goal = await (await client.post('/api/goals', { title: 'Run' })).json<Goal>()
  return { ...person, today, old, goal }
}

const ofEntries: [string, (scene: Scene) => Promise<Response>][] = [
  ['an edit of today', ({ client, today }) => client.patch(`/api/entries/${today.id}`, { goalsText: 'Rest' })],
  [
    'an edit of an old page by one letter',
    ({ client, old }) =>
      client.patch(`/api/entries/${old.id}`, { goalsText: old.goalsText.replace('Call', 'Tall'), reply: 'keep' }),
  ],
  [
    'a tick on an old page',
    ({ client, old }) => client.patch(`/api/entries/${old.date}/marks`, { done: ['Walk to work'] }),
  ],
  ['a mood of an old page', ({ client, old }) => client.patch(`/api/entries/${old.date}/marks`, { mood: 3 })],
  [
    'the diary of an old page',
    ({ client, old }) => client.patch(`/api/entries/${old.date}/diary`, { diaryText: 'Snow' }),
  ],
  ['the delete of an old page', ({ client, old }) => client.delete(`/api/entries/${old.id}`)],
  ['a page for tomorrow', ({ client }) => client.post('/api/entries', newMorning({ date: addDays(testDay, 1) }))],
  ['a page for an old day', ({ client }) => client.post('/api/entries', newMorning({ date: addDays(testDay, -30) }))],
  [
    'an imported day',
    ({ client }) =>
      client.post('/api/import', { days: [{ date: addDays(testDay, -300), gratitudeText: 'a', diaryText: '' }] }),
  ],
]

const ofGoals: [string, (scene: Scene) => Promise<Response>][] = [
  ['a new goal', ({ client }) => client.post('/api/goals', { title: 'Read' })],
  ['a change of a goal', ({ client, goal }) => client.patch(`/api/goals/${goal.id}`, { progress: 40, version: 1 })],
  ['the delete of a goal', ({ client, goal }) => client.delete(`/api/goals/${goal.id}`)],
]

describe('the tag of entries', () => {
  it.each(ofEntries)('is another one after %s', async (_, write) => {
    const scene = await makeScene()
    const before = await read(scene)
    expect((await write(scene)).ok).toBe(true)
    const after = await read(scene)
    expect(after.entries).not.toBe(before.entries)
    expect(after.goals).toBe(before.goals)
  })
})

describe('the tag of goals', () => {
  it.each(ofGoals)('is another one after %s', async (_, write) => {
    const scene = await makeScene()
    const before = await read(scene)
    expect((await write(scene)).ok).toBe(true)
    expect((await read(scene)).goals).not.toBe(before.goals)
  })
})

describe('what has changed', () => {
  it('is the same until something is written, and brings the person as stored', async () => {
    const scene = await makeScene()
    const before = await read(scene)
    expect(await read(scene)).toEqual(before)
    expect(before.user).toEqual(await (await scene.client.get('/api/user')).json())
    await changeRow(scene.user.id, { cancelAtPeriodEnd: true })
    expect(await read(scene)).toEqual({ ...before, user: { ...before.user, cancelAtPeriodEnd: true } })
  })

  it('is not moved by another person', async () => {
    const [one, other] = [await makeScene(), await makeScene()]
    const before = await read(one)
    await other.client.patch(`/api/entries/${other.today.id}`, { goalsText: 'Rest' })
    expect(await read(one)).toEqual(before)
  })

  it('is read in one round trip, of few rows, and writes nothing', async () => {
    const scene = await makeScene()
    app.watch.begin()
    await read(scene)
    expect(app.watch.waits('d1')).toBe(1)
    const sent = app.watch.of('d1').flatMap(({ sql }) => sql)
    expect(sent).toHaveLength(4)
    expect(sent.filter((statement) => !statement.startsWith('select'))).toEqual([])
    expect(sent.filter((statement) => statement.includes('from "entries"'))).toEqual([
      expect.stringMatching(/limit \?$/),
    ])
  })
})
