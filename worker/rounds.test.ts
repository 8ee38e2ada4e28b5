import { expect, it, vi } from 'vitest'
import { firstIdAt } from '#domain/id'
import { signUp } from './testing/people.ts'
import { databaseOf, inEveryDatabase } from './testing/journals.ts'
import { tracesOf } from './testing/stored.ts'
import { createTestApp } from './testing/test-app.ts'
import { createTestClock, day } from './testing/test-clock.ts'

const now = Date.UTC(2026, 10, 21, 12)

/** Many rows of the message log, which are older than it goes back. */
const addMessages = async (userId: string, count: number) =>
  (await databaseOf({ id: userId }))
    .prepare(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < ?1)
     insert into messages (id, user_id, kind, channel, subject, date, state, due_at, tries)
     select ?2 || printf('%06d', i), ?3, 'goal', 'email', 'goal' || i, '2026-01-01', 'sent', 0, 1 from n`,
    )
    .bind(count, firstIdAt(now - 100 * day).slice(0, -6), userId)
    .run()
const left = async () => (await inEveryDatabase('select id from messages')).length

it('a purge deletes 2,000 rows in one statement, and 40,000 in a run; the next run goes on', async () => {
  const app = createTestApp({ clock: createTestClock(now) })
  await addMessages('somebody', 45_000)
  const statements = () =>
    app.watch.of('d1').filter(({ key, sql }) => key === 'DB' && sql[0]?.startsWith('delete from "messages"')).length
  await app.cron()
  expect([await left(), statements()]).toEqual([5_000, 20])
  app.watch.begin()
  await app.cron()
  expect([await left(), statements()]).toEqual([0, 3])
})

it('an erasure deletes 40,000 rows of a table in one step, and queues the next', async () => {
  using _log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const app = createTestApp({ clock: createTestClock(now) })
  const { client, user, registration } = await signUp(app)
  await addMessages(user.id, 45_000)
  expect((await client.delete('/api/user', { confirmation: registration.email })).status).toBe(200)
  expect([await left(), app.waiting]).toEqual([
    5_000,
    [{ job: 'eraseAccount', userId: user.id, journal: expect.any(Number) }],
  ])
  await app.runWaiting()
  expect(await tracesOf(user.id)).toEqual([])
})
