import { beforeEach, describe, expect, it } from 'vitest'
import type { Goal } from '#domain/goal'
import { emptyTables, journalWith, ownJournal } from '../../testing/journals.ts'
import { mailsTo, stopAddressIn } from '../../testing/outbox.ts'
import { changeRow, signUpAs, type TestPerson } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { createTestClock, dawn, day, hour, minute } from '../../testing/test-clock.ts'

let app: TestApp
beforeEach(async () => {
  await emptyTables('users', 'schedule', 'messages', 'goals')
  app = createTestApp({ clock: createTestClock(dawn) })
})

/** Their preferred time is 6:00. */
async function personWithGoals(titles: string[], goal: object = {}): Promise<TestPerson> {
  const person = await signUpAs(app, 'premium')
  await changeRow(person.user.id, {
    emailVerifiedAt: dawn - day,
    promptByEmail: false,
    weeklyByEmail: false,
    planChanges: 1,
  })
  for (const title of titles) {
    const daily = { title, reminderEnabled: true, reminderFrequency: 'daily', ...goal }
    expect((await person.client.post('/api/goals', daily)).status).toBe(201)
  }
  return person
}

const names = (count: number) => Array.from({ length: count }, (_, index) => `Goal ${index + 1}`)
const goalsOf = async ({ client }: TestPerson) => (await client.get('/api/goals')).json<Goal[]>()

describe('recurring reminders', () => {
  it('come apart up to five', async () => {
    const person = await personWithGoals(names(5))
    await app.runAt(dawn, dawn + hour)
    expect((await mailsTo(person.user)).map(({ subject }) => subject).sort()).toEqual(
      names(5).map((title) => `Your goal: ${title}`),
    )
  })

  it('come in one mail when there are more than five', async () => {
    const person = await personWithGoals(names(25))
    await app.runAt(dawn, dawn + hour, dawn + hour + minute)
    const mails = await mailsTo(person.user)
    expect(mails.map(({ subject }) => subject)).toEqual(['Your goals: 25 for today'])
    expect(mails[0]!.text).toContain('\n\nGoal 1\n\n')
    expect(mails[0]!.text).toContain('And 5 more.')
    expect(await (await ownJournal(app, person.user)).messages.list()).toMatchObject([{ subject: '', state: 'sent' }])
    const stored = await (await journalWith(app, person.user)).remindedGoals.listReminded([person.user.id])
    expect(new Set(stored.map(({ lastReminderSent }) => lastReminderSent))).toEqual(new Set([dawn + hour]))

    await app.runAt(dawn + day + hour)
    expect(await mailsTo(person.user)).toHaveLength(2)
  })

  it('in one mail are not sent again after the preferred time was changed', async () => {
    const person = await personWithGoals(names(6))
    await app.runAt(dawn, dawn + hour)
    expect((await person.client.patch('/api/user/settings', { preferredTime: '09:00' })).status).toBe(200)
    await app.runAt(dawn + hour + minute, dawn + 4 * hour)
    expect(await mailsTo(person.user)).toHaveLength(1)
  })

  it('in one mail name only goals that still have one, and none that speaks of self-harm', async () => {
    const person = await personWithGoals([...names(6), 'I want to kill myself'])
    await app.runAt(dawn)
    app.clock.set(dawn + hour)
    await app.cron()
    const goal = (await goalsOf(person)).find(({ title }) => title === 'Goal 2')!
    await person.client.patch(`/api/goals/${goal.id}`, { progress: 100 })
    await app.runWaiting()
    const [mail] = await mailsTo(person.user)
    expect(mail!.subject).toBe('Your goals: 5 for today')
    expect(mail!.text).not.toMatch(/Goal 2|kill/)
  })

  it('in one mail are all stopped by its link', async () => {
    const person = await personWithGoals(names(6))
    await app.runAt(dawn, dawn + hour)
    const address = stopAddressIn((await mailsTo(person.user))[0]!)
    for (let time = 0; time < 2; time++) {
      const reply = await app.fetch(new Request(address, { method: 'POST' }))
      expect([reply.status, await reply.json()]).toEqual([200, { stopped: 'goals' }])
    }
    expect((await goalsOf(person)).map(({ reminderEnabled }) => reminderEnabled)).toEqual(Array(6).fill(false))
    await app.runAt(dawn + day, dawn + day + hour)
    expect(await mailsTo(person.user)).toHaveLength(1)
  })
})
