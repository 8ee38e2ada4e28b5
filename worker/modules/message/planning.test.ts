import { beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#domain/id'
import { changeRow, signUpAs } from '../../testing/people.ts'
import { realEnv } from '../../testing/real-env.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { createTestClock, day } from '../../testing/test-clock.ts'

/** 5:00 in New York. */
const dawn = Date.UTC(2026, 10, 21, 10)

let app: TestApp
beforeEach(async () => {
  await realEnv.DB.batch(['users', 'schedule', 'goals'].map((table) => realEnv.DB.prepare(`delete from ${table}`)))
  app = createTestApp({ clock: createTestClock(dawn) })
})

async function person(reminders = 0) {
  const { client, user } = await signUpAs(app, 'premium')
  await changeRow(user.id, { emailVerifiedAt: dawn - day, planChanges: 1 })
  if (reminders > 0) {
    await client.post('/api/goals', { title: 'Read', reminderEnabled: true, reminderFrequency: 'daily' })
    const { goals } = app.services.journalOf(user.id)
    const { userId: _, ...goal } = (await goals.list())[0]!
    await goals.add(Array.from({ length: reminders - 1 }, () => ({ ...goal, id: newId(dawn) })))
  }
  return user
}

const scheduled = async () => {
  const { results } = await realEnv.DB.prepare(
    `select user_id as id, count(*) as count from schedule where kind = 'goal' group by user_id`,
  ).all<{ id: string; count: number }>()
  return Object.fromEntries(results.map(({ id, count }) => [id, count]))
}
const waiting = () =>
  realEnv.DB.prepare(
    'select (select count(*) from users where plan_changes > 0) + (select count(*) from goals where plan_changes > 0) as count',
  ).first('count')

describe('planning', () => {
  it('writes at most 1,000 rows at once, since they travel as one value', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => person(500)))
    const { schedule } = app.services
    const written: number[] = []
    app.services.schedule = {
      ...schedule,
      replaceOf: (userIds, rows) => {
        written.push(rows.length)
        return schedule.replaceOf(userIds, rows)
      },
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
})
