import { beforeEach, describe, expect, it } from 'vitest'
import type { User } from '#domain/user'
import { addDays } from '#domain/time/local-date'
import { emptyTables } from '../../testing/journals.ts'
import { logOf } from '../../testing/message-log.ts'
import { testDay, writeMorning } from '../../testing/mornings.ts'
import { mailsTo } from '../../testing/outbox.ts'
import { changeRow, signUpAs, type TestPerson } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { createTestClock, dawn, day, hour, minute } from '../../testing/test-clock.ts'

let app: TestApp
beforeEach(async () => {
  await emptyTables('users', 'schedule', 'goals', 'messages')
  app = createTestApp({ clock: createTestClock(dawn) })
})

/** A subscriber with a daily reminder, whose prompt is due in an hour. */
async function subscriber(): Promise<TestPerson> {
  const person = await signUpAs(app, 'premium')
  await changeRow(person.user.id, { emailVerifiedAt: dawn - day, planChanges: 1 })
  await person.client.post('/api/goals', { title: 'Read', reminderEnabled: true, reminderFrequency: 'daily' })
  await app.cron()
  return person
}

const goAway = async ({ client }: TestPerson, awayUntil: string) => {
  const reply = await client.patch('/api/user/settings', { awayUntil })
  expect(reply.status).toBe(200)
  return (await reply.json<User>()).awayUntil
}

/** Every minute around the time of the prompt, on so many days. */
async function live(days: number): Promise<void> {
  for (let index = 0; index < days; index += 1) {
    await app.cron()
    app.clock.advance(hour + minute)
    await app.cron()
    await app.runWaiting()
    app.clock.advance(day - hour - minute)
  }
}

const sentOn = async (person: TestPerson) =>
  (await logOf(person)).filter(({ state }) => state === 'sent').map(({ kind, date }) => `${kind} ${date}`)

describe('a pause', () => {
  it('holds back every message until its last day is over, and they come again by themselves', async () => {
    const person = await subscriber()
    // Sunday is among the days.
    expect(await goAway(person, addDays(testDay, 3))).toBe(addDays(testDay, 3))
    await live(3)
    expect(await logOf(person)).toEqual([])
    expect((await mailsTo(person.user)).filter(({ subject }) => !/confirm/i.test(subject))).toEqual([])
    await live(1)
    expect((await sentOn(person)).sort()).toEqual([`goal ${addDays(testDay, 3)}`, `prompt ${addDays(testDay, 3)}`])
  })

  it('holds back what was claimed before', async () => {
    const person = await subscriber()
    app.clock.advance(hour + minute)
    await app.cron()
    await goAway(person, addDays(testDay, 3))
    await app.runWaiting()
    expect((await logOf(person)).map(({ state, reason }) => [state, reason])).toEqual([
      ['skipped', 'away'],
      ['skipped', 'away'],
    ])
  })

  it('ends by a press, and the next message is planned at once', async () => {
    const person = await subscriber()
    await goAway(person, addDays(testDay, 30))
    await live(1)
    expect(await goAway(person, '')).toBe('')
    await live(1)
    expect(await sentOn(person)).toContain(`prompt ${addDays(testDay, 1)}`)
  })

  it('ends by the page of today, and by no earlier one', async () => {
    const person = await subscriber()
    await goAway(person, addDays(testDay, 30))
    const awayUntil = async () => (await (await person.client.get('/api/user')).json<User>()).awayUntil
    await writeMorning(person.client, { date: addDays(testDay, -1) })
    expect(await awayUntil()).toBe(addDays(testDay, 30))
    await writeMorning(person.client)
    expect(await awayUntil()).toBe('')
    await live(2)
    expect(await sentOn(person)).toContain(`prompt ${addDays(testDay, 1)}`)
  })

  it('does not break the run of days', async () => {
    const person = await subscriber()
    for (const days of [-2, -1, 0]) await writeMorning(person.client, { date: addDays(testDay, days) })
    app.clock.advance(day)
    await goAway(person, addDays(testDay, 11))
    app.clock.advance(10 * day)
    await writeMorning(person.client, { date: addDays(testDay, 11) })
    const { bestRun } = await (await person.client.get('/api/entries/stats')).json<{ bestRun: number }>()
    expect(bestRun).toBe(4)
  })

  it.each(['2026-02-30', 'tomorrow', 7])('refuses %o', async (awayUntil) => {
    const { client } = await subscriber()
    expect((await client.patch('/api/user/settings', { awayUntil })).status).toBe(400)
  })
})
