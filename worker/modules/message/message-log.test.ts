import { describe, expect, it } from 'vitest'
import type { Goal } from '#domain/goal'
import type { LoggedMessage } from '#domain/message'
import { DeliveryError } from '../../core/errors.ts'
import { ownJournal } from '../../testing/journals.ts'
import { mailsTo, smsTo } from '../../testing/outbox.ts'
import { changeRow, signUpAs, type TestPerson } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { createTestClock, dawn, day, hour, minute } from '../../testing/test-clock.ts'

const newApp = (options: Parameters<typeof createTestApp>[0] = {}) =>
  createTestApp({ clock: createTestClock(dawn), ...options })

async function reader(app: TestApp): Promise<TestPerson> {
  const person = await signUpAs(app, 'premium')
  await changeRow(person.user.id, { emailVerifiedAt: dawn - day, planChanges: 1 })
  return person
}

const logOf = async ({ client }: TestPerson) => (await client.get('/api/messages')).json<LoggedMessage[]>()
const sendTest = ({ client }: TestPerson, channel = 'email') => client.post(`/api/messages/test?channel=${channel}`)

describe('the message log', () => {
  it('shows the last ten messages of the person alone, the newest first, without their ids, in one read', async () => {
    const app = newApp()
    const [person, other] = [await reader(app), await reader(app)]
    await changeRow(other.user.id, { promptByEmail: false, weeklyByEmail: false })
    const goal = { title: 'Run the river loop', reminderEnabled: true, reminderFrequency: 'daily' }
    const { id } = await (await person.client.post('/api/goals', goal)).json<Goal>()
    for (let days = 0; days < 7; days++) await app.runAt(dawn + days * day, dawn + days * day + hour)
    await sendTest(other)
    app.watch.begin()
    const log = await logOf(person)
    expect(app.watch.of('d1').filter(({ sql }) => sql.join(' ').includes('"messages"'))).toHaveLength(1)
    expect(log).toHaveLength(10)
    expect(log.slice(0, 2)).toEqual(
      expect.arrayContaining([
        {
          kind: 'prompt',
          channel: 'email',
          goalTitle: null,
          state: 'sent',
          reason: null,
          deliveryStatus: null,
          at: dawn + 6 * day + hour,
        },
        {
          kind: 'goal',
          channel: 'email',
          goalTitle: 'Run the river loop',
          state: 'sent',
          reason: null,
          deliveryStatus: null,
          at: dawn + 6 * day + hour,
        },
      ]),
    )
    expect(log.at(-1)!.at).toBe(dawn + 2 * day + hour)
    expect(JSON.stringify(log)).not.toContain(id)
    expect(await logOf(other)).toMatchObject([{ kind: 'test' }])
  })

  it('does not name a goal that speaks of self-harm', async () => {
    const app = newApp()
    const person = await reader(app)
    const goal = { title: 'I want to kill myself', reminderEnabled: true, reminderFrequency: 'daily' }
    await person.client.post('/api/goals', goal)
    await app.cron()
    await app.runAfter(hour)
    expect((await logOf(person)).find(({ kind }) => kind === 'goal')).toMatchObject({
      goalTitle: null,
      state: 'skipped',
      reason: 'private',
    })
  })
})

describe('a test message', () => {
  it('is sent at once and logged, also several times a day', async () => {
    const app = newApp()
    const person = await reader(app)
    for (let time = 0; time < 2; time++) {
      expect(await (await sendTest(person)).json()).toEqual({ state: 'sent' })
      app.clock.advance(minute)
    }
    const mails = await mailsTo(person.user)
    expect(mails.map(({ subject, headers }) => [subject, headers])).toEqual([
      ['A test, as you asked', {}],
      ['A test, as you asked', {}],
    ])
    expect(await logOf(person)).toMatchObject([{ kind: 'test', state: 'sent' }, { kind: 'test' }])
  })

  it('goes by SMS to a confirmed number, also while the prompt by SMS is off', async () => {
    const app = newApp()
    const person = await reader(app)
    const refused = await sendTest(person, 'sms')
    expect([refused.status, await refused.json()]).toMatchObject([409, { error: { code: 'messages.no_number' } }])
    await changeRow(person.user.id, { phoneVerifiedAt: dawn })
    expect(await (await sendTest(person, 'sms')).json()).toEqual({ state: 'sent' })
    expect(await smsTo(person.registration)).toMatchObject([
      { text: expect.stringContaining('A test from Firstlight') },
    ])
    expect(await logOf(person)).toMatchObject([{ kind: 'test', channel: 'sms', state: 'sent' }])
    await app.services.optOuts.add(person.registration.phone, dawn)
    expect(await (await sendTest(person, 'sms')).json()).toEqual({ state: 'skipped' })
    expect(await smsTo(person.registration)).toHaveLength(1)
    expect((await sendTest(person, 'letter')).status).toBe(400)
  })

  it('ends at five a day', async () => {
    const app = newApp({ limits: 'strict' })
    const person = await reader(app)
    await changeRow(person.user.id, { phoneVerifiedAt: dawn })
    const channels = ['email', 'sms', 'email', 'sms', 'email']
    for (const channel of channels) expect((await sendTest(person, channel)).status).toBe(200)
    for (const channel of ['email', 'sms']) expect((await sendTest(person, channel)).status).toBe(429)
    expect(await logOf(person)).toHaveLength(5)
    app.clock.advance(day)
    expect((await sendTest(person)).status).toBe(200)
  })

  it('goes to no address that is not confirmed', async () => {
    const app = newApp()
    const person = await reader(app)
    await changeRow(person.user.id, { emailVerifiedAt: null })
    const reply = await sendTest(person)
    expect([reply.status, await reply.json()]).toMatchObject([409, { error: { code: 'messages.no_address' } }])
    expect(await logOf(person)).toEqual([])
  })

  it.each([
    ['refused', 'failed'],
    ['try-later', 'waiting'],
  ] as const)('that the vendor answers with %s is %s', async (fault, state) => {
    const send = () => Promise.reject(new DeliveryError(fault, new Error('a fault')))
    const app = newApp({ services: { mailer: { send } } })
    const person = await reader(app)
    expect(await (await sendTest(person)).json()).toEqual({ state })
  })

  it('cannot be stopped by its id', async () => {
    const app = newApp()
    const person = await reader(app)
    await sendTest(person)
    const [message] = await (await ownJournal(app, person.user)).messages.list()
    expect((await app.client().post(`/api/unsubscribe?message=${message!.id}`)).status).toBe(404)
    expect(await logOf(person)).toHaveLength(1)
  })
})
