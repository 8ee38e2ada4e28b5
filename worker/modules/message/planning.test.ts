import { beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#domain/id'
import { emptyTables, inEveryDatabase, journalWith, ownJournal } from '../../testing/journals.ts'
import { changeRow, signUpAs } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { createTestClock, dawn, day, hour, minute } from '../../testing/test-clock.ts'
import { planMessages } from './planning.usecases.ts'

let app: TestApp
beforeEach(async () => {
  await emptyTables('users', 'schedule', 'goals')
  app = createTestApp({ clock: createTestClock(dawn) })
})

async function person(reminders = 0) {
  const { client, user } = await signUpAs(app, 'premium')
  await changeRow(user.id, { emailVerifiedAt: dawn - day, planChanges: 1 })
  if (reminders > 0) {
    await client.post('/api/goals', { title: 'Read', reminderEnabled: true, reminderFrequency: 'daily' })
    const { goals } = await ownJournal(app, user)
    const { userId: _, ...goal } = (await goals.list())[0]!
    await goals.add(Array.from({ length: reminders - 1 }, () => ({ ...goal, id: newId(dawn) })))
  }
  return user
}

const scheduled = async () => {
  const results = await inEveryDatabase<{ id: string; count: number }>(
    `select user_id as id, count(*) as count from schedule where kind = 'goal' group by user_id`,
  )
  return Object.fromEntries(results.map(({ id, count }) => [id, count]))
}
const waiting = async () =>
  (
    await inEveryDatabase(
      'select id from users where plan_changes > 0 union all select id from goals where plan_changes > 0',
    )
  ).length

describe('planning', () => {
  it('writes at most 1,000 rows at once, since they travel as one value', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => person(500)))
    const written: number[] = []
    for (const { schedule } of app.services.journals.all()) {
      const { replaceOf } = schedule
      schedule.replaceOf = (userIds, rows) => {
        written.push(rows.length)
        return replaceOf(userIds, rows)
      }
    }
    for (let run = 0; run < 4; run += 1) await app.cron()
    expect(await scheduled()).toEqual(Object.fromEntries(people.map(({ id }) => [id, 500])))
    expect(await waiting()).toBe(0)
    expect(Math.max(...written)).toBeLessThanOrEqual(1_000)
  })

  it('goes on without a person whose plan fails, and a job plans that person once it can', async () => {
    const [broken, other] = [await person(1), await person(1)]
    await changeRow(broken.id, { timezone: 'Nowhere/Here' })
    await app.cron()
    expect(await scheduled()).toEqual({ [other.id]: 1 })
    expect(await waiting()).toBe(0)
    await expect(app.runWaiting()).rejects.toThrow('Nowhere/Here')

    await changeRow(broken.id, { timezone: 'America/New_York' })
    await app.runWaiting()
    expect(await scheduled()).toEqual({ [broken.id]: 1, [other.id]: 1 })
  })

  it('leaves a person for whom something is due until it was claimed', async () => {
    const { id } = await person()
    await app.cron()
    app.clock.advance(hour + 5 * minute)
    await changeRow(id, { planChanges: 1 })
    // The person was moved here after the claim of this run.
    const journal = await journalWith(app, { id })
    await planMessages(app.services, journal)
    expect(await waiting()).toBe(1)
    await app.cron()
    expect(await waiting()).toBe(0)
    expect(await journal.of(id).messages.list()).toMatchObject([{ kind: 'prompt', date: '2026-11-21' }])
  })
})
