import { beforeEach, describe, expect, it } from 'vitest'
import type { Goal } from '#domain/goal'
import { createCloudflareMailer } from '../../providers/mail/cloudflare.mailer.ts'
import { emptyTables, journalWith } from '../../testing/journals.ts'
import { createCloudflareStandIn } from '../../testing/cloudflare.stand-in.ts'
import { createResendMailer } from '../../providers/mail/resend.mailer.ts'
import { logOf } from '../../testing/message-log.ts'
import { mailsTo } from '../../testing/outbox.ts'
import { createResendStandIn, resendStandInKey, resendStandInUrl } from '../../testing/resend.stand-in.ts'
import { writeMorning } from '../../testing/mornings.ts'
import { changeRow, signUp, signUpAs, type TestPerson } from '../../testing/people.ts'
import { tracesOf } from '../../testing/stored.ts'
import { forgetTones } from '../../testing/stored-tones.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { createTestClock, dawn, day, hour, minute } from '../../testing/test-clock.ts'

let app: TestApp
beforeEach(async () => {
  await emptyTables('users', 'schedule', 'messages', 'goals')
  app = createTestApp({ clock: createTestClock(dawn) })
})

/** A person with a confirmed address, whose preferred time is 6:00 in New York. */
async function reader(
  role: 'free' | 'premium' = 'free',
  changes: Parameters<typeof signUp>[1] = {},
): Promise<TestPerson> {
  const person = await signUpAs(app, role, changes)
  await changeRow(person.user.id, { emailVerifiedAt: dawn - day, planChanges: 1 })
  return person
}

async function createGoal({ client }: TestPerson, goal: object): Promise<Goal> {
  const reply = await client.post('/api/goals', { title: 'Run the river loop', reminderEnabled: true, ...goal })
  expect(reply.status).toBe(201)
  return reply.json<Goal>()
}

describe('the morning prompt', () => {
  it('comes at the preferred time, once a day', async () => {
    const person = await reader()
    await app.runAt(dawn)
    expect(await mailsTo(person.user)).toEqual([])
    await app.runAt(dawn + hour - minute)
    expect(await mailsTo(person.user)).toEqual([])
    await app.runAt(dawn + hour, dawn + hour, dawn + hour + minute)
    expect(await mailsTo(person.user)).toHaveLength(1)
    await app.runAt(dawn + day + hour)
    expect(await mailsTo(person.user)).toHaveLength(2)
    expect(await logOf(person)).toMatchObject([
      { date: '2026-11-21', state: 'sent' },
      { date: '2026-11-22', state: 'sent' },
    ])
  })

  it('is not sent on a day that is written', async () => {
    const person = await reader()
    await app.runAt(dawn)
    await writeMorning(person.client)
    await app.runAt(dawn + hour)
    expect(await mailsTo(person.user)).toEqual([])
    expect(await logOf(person)).toMatchObject([{ state: 'skipped', reason: 'already-written' }])
  })

  it.each([
    ['an ordinary page', 'Rain on the roof\nTea', 'Yesterday’s page began with “Rain on the roof”.'],
    ['a page with a death', 'My mother died on Tuesday\nTea', undefined],
    ['a page that needs help', 'Nothing. I want to kill myself\nTea', undefined],
    ['a first line that is too long', `${'Rain '.repeat(60)}\nTea`, undefined],
    ['nothing without the choice', 'Rain on the roof\nTea', undefined],
  ])('quotes %s of the day before, or not', async (page, gratitudeText, quoted) => {
    const person = await reader()
    if (!page.startsWith('nothing')) await person.client.patch('/api/user/settings', { quotesYesterday: true })
    await app.runAt(dawn)
    await writeMorning(person.client, { gratitudeText })
    await app.runAt(dawn + hour, dawn + day + hour)
    const [mail] = await mailsTo(person.user)
    if (quoted) expect(mail!.text).toContain(quoted)
    else expect(mail!.text).not.toContain('Yesterday')
    expect(mail!.text).not.toContain('Tea')
  })

  it('quotes no page from before tones were stored until it was read', async () => {
    const person = await reader()
    await person.client.patch('/api/user/settings', { quotesYesterday: true })
    await app.runAt(dawn)
    await writeMorning(person.client, { gratitudeText: 'Rain on the roof' })
    await app.runAt(dawn + hour)
    app.clock.set(dawn + day + hour)
    await app.cron()
    // The job of the schedule has read the page by now.
    await forgetTones(person.user)
    await app.runWaiting()
    const [mail] = await mailsTo(person.user)
    expect(mail!.text).not.toMatch(/Yesterday|Rain/)
  })

  it('is not sent to an address that is not confirmed, or when it is off', async () => {
    const unproven = await signUp(app)
    const off = await reader()
    expect((await off.client.patch('/api/user/settings', { promptByEmail: false })).status).toBe(200)
    await app.runAt(dawn, dawn + hour)
    expect([await logOf(unproven), await logOf(off)]).toEqual([[], []])
  })

  it('follows the preferred time, without a second one on the same day', async () => {
    const person = await reader()
    await app.runAt(dawn, dawn + hour)
    expect((await person.client.patch('/api/user/settings', { preferredTime: '09:00' })).status).toBe(200)
    await app.runAt(dawn + hour + minute, dawn + 4 * hour)
    expect(await logOf(person)).toHaveLength(1)
    await app.runAt(dawn + day + hour)
    expect(await logOf(person)).toHaveLength(1)
    await app.runAt(dawn + day + 4 * hour)
    expect(await logOf(person)).toHaveLength(2)
  })

  it('comes once when the person moves to a zone in which the day begins again', async () => {
    const person = await reader()
    await app.runAt(dawn, dawn + hour)
    expect((await person.client.patch('/api/user/settings', { timezone: 'Pacific/Honolulu' })).status).toBe(200)
    for (let passed = 2 * hour; passed < 12 * hour; passed += hour) await app.runAt(dawn + passed)
    expect(await logOf(person)).toHaveLength(1)
  })

  it('that is up to two hours late is sent; an older one is recorded and not sent', async () => {
    const person = await reader()
    await app.runAt(dawn, dawn + 3 * hour, dawn + day + hour + 2 * hour + minute, dawn + 9 * day)
    expect(await logOf(person)).toMatchObject([
      { date: '2026-11-21', state: 'sent' },
      { date: '2026-11-22', state: 'skipped', reason: 'late' },
      { date: '2026-11-23', state: 'skipped', reason: 'late' },
    ])
    await app.runAt(dawn + 9 * day + hour)
    expect((await logOf(person)).at(-1)).toMatchObject({ date: '2026-11-30', state: 'sent' })
  })
})

it('a prompt that is due and not claimed yet is sent although its person has chosen another time', async () => {
  const person = await reader()
  await app.runAt(dawn)
  app.clock.set(dawn + hour + 30 * minute)
  expect((await person.client.patch('/api/user/settings', { preferredTime: '09:00' })).status).toBe(200)
  await app.runAt(dawn + hour + 30 * minute)
  expect(await logOf(person)).toMatchObject([{ date: '2026-11-21', state: 'sent' }])
})

describe('the reminder of a goal', () => {
  it('comes weekly from the day on which it was switched on, and names the goal', async () => {
    const person = await reader('premium', { preferredTime: '06:30' })
    await createGoal(person, { reminderFrequency: 'weekly' })
    for (let days = 0; days < 15; days++) {
      await app.runAt(dawn + days * day, dawn + days * day + 90 * minute)
    }
    expect((await logOf(person)).filter(({ kind }) => kind === 'goal')).toMatchObject([
      { date: '2026-11-21', state: 'sent' },
      { date: '2026-11-28', state: 'sent' },
      { date: '2026-12-05', state: 'sent' },
    ])
    const subjects = (await mailsTo(person.user)).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject === 'Your goal: Run the river loop')).toHaveLength(3)
  })

  it('comes on the target date at its own time, and then never again', async () => {
    const person = await reader('premium')
    const goal = await createGoal(person, {
      reminderFrequency: 'same-day',
      targetDate: '2026-11-23',
      reminderTime: '18:15',
    })
    await app.runAt(dawn, Date.UTC(2026, 10, 23, 23, 14))
    expect((await logOf(person)).filter(({ kind }) => kind === 'goal')).toEqual([])
    await app.runAt(Date.UTC(2026, 10, 23, 23, 15))
    expect((await logOf(person)).filter(({ kind }) => kind === 'goal')).toMatchObject([
      { state: 'sent', subject: goal.id },
    ])
    expect(await (await journalWith(app, person.user)).schedule.listOf(person.user.id)).toMatchObject([
      { kind: 'prompt' },
      { kind: 'week' },
    ])
  })

  it.each<[string, (person: TestPerson, goal: Goal) => Promise<unknown>]>([
    ['the goal is complete', ({ client }, { id }) => client.patch(`/api/goals/${id}`, { progress: 100 })],
    ['the reminder is off', ({ client }, { id }) => client.patch(`/api/goals/${id}`, { reminderEnabled: false })],
    ['the goal is deleted', ({ client }, { id }) => client.delete(`/api/goals/${id}`)],
    ['the date is past', ({ client }, { id }) => client.patch(`/api/goals/${id}`, { targetDate: '2026-11-21' })],
    [
      'Premium has ended',
      ({ user }) => changeRow(user.id, { subscriptionStatus: 'free', subscriptionEndDate: 1, planChanges: 1 }),
    ],
  ])('stops when %s', async (_, change) => {
    const person = await reader('premium', { preferredTime: '06:30' })
    const goal = await createGoal(person, { reminderFrequency: 'daily' })
    await app.runAt(dawn, dawn + 90 * minute)
    await change(person, goal)
    await app.runAt(dawn + 91 * minute)
    for (let days = 1; days < 4; days++) await app.runAt(dawn + days * day + 90 * minute)
    expect((await logOf(person)).filter(({ kind }) => kind === 'goal')).toMatchObject([
      { date: '2026-11-21', state: 'sent' },
    ])
  })

  it('does not come if the goal changed after it was due', async () => {
    const person = await reader('premium')
    const goal = await createGoal(person, { reminderFrequency: 'daily' })
    await app.runAt(dawn)
    app.clock.set(dawn + hour)
    await app.cron()
    await person.client.patch(`/api/goals/${goal.id}`, { progress: 100 })
    await app.runWaiting()
    expect((await logOf(person)).filter(({ kind }) => kind === 'goal')).toMatchObject([
      { state: 'skipped', reason: 'goal-gone' },
    ])
  })

  it('never names what speaks of self-harm', async () => {
    const person = await reader('premium')
    await createGoal(person, { title: 'I want to kill myself', reminderFrequency: 'daily' })
    await app.runAt(dawn, dawn + hour)
    expect((await logOf(person)).filter(({ kind }) => kind === 'goal')).toMatchObject([
      { state: 'skipped', reason: 'private' },
    ])
  })
})

describe('a message', () => {
  it('that two runs of the cron claim at once exists once, and two deliveries of the queue send one mail', async () => {
    const person = await reader()
    await app.runAt(dawn)
    app.clock.set(dawn + hour)
    await Promise.all([app.cron(), app.cron(), app.cron()])
    app.waiting.push(...structuredClone(app.waiting))
    await app.runWaiting()
    expect(await mailsTo(person.user)).toHaveLength(1)
    expect(await logOf(person)).toHaveLength(1)
  })

  it('is kept for ninety days', async () => {
    const person = await reader()
    await app.runAt(dawn, dawn + hour)
    await changeRow(person.user.id, { promptByEmail: false, planChanges: 1 })
    await app.runAt(dawn + hour + minute, dawn + 90 * day)
    expect(await logOf(person)).toHaveLength(1)
    await app.runAt(dawn + 91 * day)
    expect(await logOf(person)).toEqual([])
  })

  it('of an erased account, whose row of the schedule a late claim brought back, erases what is left', async () => {
    const person = await reader()
    await app.runAt(dawn)
    const { schedule } = await journalWith(app, person.user)
    const rows = await schedule.listOf(person.user.id)
    expect(rows).toHaveLength(1)
    await person.client.delete('/api/user', { confirmation: person.user.email })
    await schedule.replaceOf([], rows)
    await app.runAt(dawn + hour)
    expect((await tracesOf(person.user.id)).filter((trace) => !trace.startsWith('outbox:'))).toEqual([])
  })

  it('that the queue lost is sent by the sweep', async () => {
    const person = await reader()
    await app.runAt(dawn)
    app.clock.set(dawn + hour)
    await app.cron()
    expect(app.waiting.splice(0)).toHaveLength(1)
    await app.runAt(dawn + hour + 11 * minute)
    expect(await logOf(person)).toMatchObject([{ state: 'sent' }])
  })

  it('is sent once by a vendor that knows its id and times out after it has sent', async () => {
    const standIn = createResendStandIn()
    const { fetch } = standIn
    const settings = {
      apiKey: resendStandInKey,
      baseUrl: resendStandInUrl,
      from: 'hello@firstlight.test',
      timeoutMs: 50,
    }
    app = createTestApp({
      clock: createTestClock(dawn),
      services: { mailer: createResendMailer({ ...settings, fetch }) },
    })
    const person = await reader()
    await app.runAt(dawn)
    standIn.fault = 'lost'
    await app.runAt(dawn + hour)
    expect(await logOf(person)).toMatchObject([{ state: 'waiting' }])
    standIn.fault = undefined
    await app.runAt(dawn + hour + 20 * minute)
    expect(await logOf(person)).toMatchObject([{ state: 'sent' }])
    expect(standIn.accepted.filter(({ to }) => to === person.user.email)).toHaveLength(1)
  })

  it('is sent once by a vendor that knows no ids and times out after it has sent', async () => {
    const standIn = createCloudflareStandIn()
    const mailer = createCloudflareMailer({ binding: standIn.binding, from: 'hello@firstlight.test' })
    app = createTestApp({ clock: createTestClock(dawn), services: { mailer } })
    const person = await reader()
    await app.runAt(dawn)
    standIn.fault = 'lost'
    app.clock.set(dawn + hour)
    await app.cron()
    const again = structuredClone(app.waiting)
    await app.runWaiting()
    standIn.fault = undefined
    for (const after of [0, 11 * minute, 45 * minute]) {
      app.waiting.push(...structuredClone(again))
      await app.runAt(dawn + hour + after)
    }
    expect(standIn.accepted.filter(({ to }) => to === person.user.email)).toHaveLength(1)
    expect(await logOf(person)).toMatchObject([{ state: 'perhaps-sent' }])
  })

  it('whose outcome was lost is not sent again', async () => {
    const person = await reader()
    await app.runAt(dawn)
    app.clock.set(dawn + hour)
    await app.cron()
    app.watch.fault = ({ sql }) =>
      sql.some((text) => /^update "messages" .*coalesce/.test(text)) ? 'before' : undefined
    await app.runWaiting().catch(() => {})
    app.watch.fault = undefined
    app.waiting.splice(0)
    await app.runAt(dawn + hour + 11 * minute)
    expect(await mailsTo(person.user)).toHaveLength(1)
    expect(await logOf(person)).toMatchObject([{ state: 'perhaps-sent' }])
  })
})
