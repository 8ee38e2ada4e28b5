import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Goal } from '#domain/goal'
import { files } from '#domain/texts'
import { readerVersion } from '#domain/tone'
import type { User } from '#domain/user'
import { inLanguage } from '../../core/language.ts'
import { sweepFaults } from '../../testing/fault-sweep.ts'
import { createIdentityStandIn, emptyDirectory, signInThrough } from '../../testing/identity-stand-in.ts'
import { emptyTables, inEveryDatabase } from '../../testing/journals.ts'
import { mailsTo } from '../../testing/outbox.ts'
import { changeRow, resetPassword, signUpAs, type TestPerson } from '../../testing/people.ts'
import { everyRow } from '../../testing/stored.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { createTestClock, hour, minute } from '../../testing/test-clock.ts'

let standIn: Awaited<ReturnType<typeof createIdentityStandIn>>
beforeAll(async () => {
  standIn = await createIdentityStandIn()
})
afterEach(emptyDirectory)

const newApp = (options: Parameters<typeof createTestApp>[0] = {}) =>
  createTestApp({ clock: createTestClock(Date.UTC(2026, 10, 21, 10)), ...options })

async function switchOn({ client }: TestPerson): Promise<string> {
  const reply = await client.post('/api/calendar')
  expect(reply.status).toBe(200)
  return (await reply.json<{ address: string }>()).address
}

async function addGoal({ client }: TestPerson, goal: object): Promise<Goal> {
  return (
    await client.post('/api/goals', { title: 'Run the river loop', targetDate: '2026-12-05', ...goal })
  ).json<Goal>()
}

/** As a calendar program does: without a cookie. */
const read = (app: TestApp, address: string, headers: HeadersInit = {}) => app.fetch(new Request(address, { headers }))

describe('the calendar feed', () => {
  it('has the dates and reminders of the goals of its person alone, and is kept by no cache', async () => {
    const app = newApp()
    const [person, other] = [await signUpAs(app, 'premium'), await signUpAs(app, 'premium')]
    await addGoal(person, { reminderEnabled: true, reminderFrequency: 'daily' })
    await addGoal(other, { title: 'Somebody else’s' })
    const address = await switchOn(person)
    expect(address).toMatch(/^https:\/\/firstlight\.test\/api\/calendar\/feed\.ics\?token=[\w-]{43}$/)
    const reply = await read(app, address)
    expect([reply.status, reply.headers.get('Content-Type'), reply.headers.get('Cache-Control')]).toEqual([
      200,
      'text/calendar; charset=utf-8',
      'no-store',
    ])
    const text = await reply.text()
    expect(text).toContain('SUMMARY:Run the river loop\r\n')
    expect(text).toContain('SUMMARY:Reminder: Run the river loop\r\n')
    expect(text).not.toContain('Somebody')
    expect(reply.headers.getSetCookie()).toEqual([])
  })

  it('stores no usable token', async () => {
    const app = newApp()
    const person = await signUpAs(app, 'premium')
    const token = new URL(await switchOn(person)).searchParams.get('token')!
    expect(JSON.stringify(await everyRow())).not.toContain(token)
    const known = await (await person.client.get('/api/calendar')).json()
    expect(known).toEqual({ since: app.clock.now() })
  })

  it('has another address after it is renewed, and none after it is switched off', async () => {
    const app = newApp()
    const person = await signUpAs(app, 'premium')
    const first = await switchOn(person)
    const second = await switchOn(person)
    expect([(await read(app, first)).status, (await read(app, second)).status]).toEqual([404, 200])
    for (let time = 0; time < 2; time++) expect((await person.client.delete('/api/calendar')).status).toBe(200)
    expect((await read(app, second)).status).toBe(404)
    expect(await (await person.client.get('/api/calendar')).json()).toEqual({ since: null })
  })

  it.each(['', '?token=', '?token=unknown', `?token=${'a'.repeat(43)}`])('is not found at %j', async (query) => {
    const app = newApp()
    await switchOn(await signUpAs(app, 'premium'))
    expect((await read(app, `${app.origin}/api/calendar/feed.ics${query}`)).status).toBe(404)
  })

  it('is in the language that its person has chosen, whatever its reader asks for', async () => {
    const app = newApp()
    const person = await signUpAs(app, 'premium')
    await addGoal(person, { title: 'Write', targetDate: '', reminderEnabled: true, reminderFrequency: 'daily' })
    const address = await switchOn(person)
    const summaries = async () => (await (await read(app, address)).text()).match(/SUMMARY:.*/g)
    expect(await summaries()).toEqual(['SUMMARY:Reminder: Write'])
    await changeRow(person.user.id, { language: 'en-XA' })
    const reminder = inLanguage('en-XA', () => files.reminder('Write'))
    expect(await summaries()).toEqual([`SUMMARY:${reminder}`])
  })

  it('leaves out goals that speak of self-harm, that are complete or deleted', async () => {
    const app = newApp()
    const person = await signUpAs(app, 'premium')
    await addGoal(person, { title: 'Write', description: 'I want to kill myself' })
    const done = await addGoal(person, { title: 'Done' })
    const gone = await addGoal(person, { title: 'Gone' })
    await addGoal(person, { title: 'Kept' })
    await person.client.patch(`/api/goals/${done.id}`, { progress: 100 })
    await person.client.delete(`/api/goals/${gone.id}`)
    const text = await (await read(app, await switchOn(person))).text()
    expect(text.match(/SUMMARY:.*/g)).toEqual(['SUMMARY:Kept'])
  })

  it('goes by the tone that is stored with a goal, and reads no text again', async () => {
    const app = newApp()
    const person = await signUpAs(app, 'premium')
    const [one, other] = [await addGoal(person, { title: 'Kept' }), await addGoal(person, { title: 'Changed' })]
    const address = await switchOn(person)
    const titles = async () => (await (await read(app, address)).text()).match(/SUMMARY:.*/g)
    await inEveryDatabase("update goals set tone = 'help' where id = ?", one.id)
    expect(await titles()).toEqual(['SUMMARY:Changed'])
    await person.client.patch(`/api/goals/${other.id}`, { milestones: ['I want to kill myself'] })
    expect(await titles()).toBeNull()
    await person.client.patch(`/api/goals/${other.id}`, { milestones: [] })
    expect(await titles()).toEqual(['SUMMARY:Changed'])
  })

  it('leaves out a goal from before tones were stored, before and after the minute that reads it', async () => {
    await emptyTables('goals')
    const app = newApp()
    const person = await signUpAs(app, 'premium')
    await addGoal(person, { title: 'I want to kill myself' })
    await addGoal(person, { title: 'Kept' })
    const address = await switchOn(person)
    await inEveryDatabase('update goals set tone = null, reader_version = 0')
    for (const version of [0, readerVersion]) {
      expect(await inEveryDatabase('select distinct reader_version as version from goals')).toEqual([{ version }])
      expect((await (await read(app, address)).text()).match(/SUMMARY:.*/g)).toEqual(['SUMMARY:Kept'])
      await app.cron()
    }
  })

  it('is empty when Premium has ended, and gone when the account is deactivated', async () => {
    const app = newApp()
    const person = await signUpAs(app, 'premium')
    await addGoal(person, {})
    const address = await switchOn(person)
    await changeRow(person.user.id, { subscriptionStatus: 'free', subscriptionEndDate: 1 })
    const reply = await read(app, address)
    expect([reply.status, (await reply.text()).includes('VEVENT')]).toEqual([200, false])
    await changeRow(person.user.id, { isActive: false })
    expect((await read(app, address)).status).toBe(404)
  })

  const endings: Record<string, (app: TestApp, person: TestPerson) => Promise<unknown>> = {
    'the password is reset': resetPassword,
    async 'the account is transferred to the owner of its address'(app, { user }) {
      const owner = await signInThrough('google', { app, standIn, claims: { email: user.email! } })
      expect((await (await owner.client.get('/api/user')).json<User>()).id).toBe(user.id)
    },
    async 'the person signs out everywhere else'(_, { client }) {
      expect((await client.delete('/api/sessions')).status).toBe(200)
    },
  }
  it.each(Object.entries(endings))('ends when %s', async (_, end) => {
    const app = newApp({ variables: standIn.variables })
    const [person, other] = [
      await signUpAs(app, 'premium', { email: 'rosa@mail.test' }),
      await signUpAs(app, 'premium'),
    ]
    const [address, kept] = [await switchOn(person), await switchOn(other)]
    expect((await read(app, address)).status).toBe(200)
    await end(app, person)
    expect([(await read(app, address)).status, (await read(app, kept)).status]).toEqual([404, 200])
  })

  it('is not made by a call whose session ends before the call stores it', async () => {
    const { calendars } = createTestApp().services
    const replace: typeof calendars.replace = async (calendar, sessionId) => {
      await app.services.sessions.endOne(calendar.userId, sessionId, app.clock.now())
      return calendars.replace(calendar, sessionId)
    }
    const app = newApp({ services: { calendars: { ...calendars, replace } } })
    const { client, user } = await signUpAs(app, 'premium')
    expect((await client.post('/api/calendar')).status).toBe(401)
    expect(await calendars.find(user.id)).toBeUndefined()
  })

  it('is made within fifteen minutes of signing in, and told by mail', async () => {
    const app = newApp()
    const { client, user, registration } = await signUpAs(app, 'premium', { email: 'nora@mail.test' })
    await changeRow(user.id, { emailVerifiedAt: 1 })
    app.clock.advance(16 * minute)
    const refused = await client.post('/api/calendar')
    expect([refused.status, await refused.json()]).toEqual([
      403,
      {
        error: {
          code: 'session.sign_in_again',
          message:
            'An address can be made in the first minutes after signing in. Please sign in again; you come back here.',
        },
      },
    ])
    expect(await (await client.get('/api/calendar')).json()).toEqual({ since: null })
    await app.runWaiting()
    expect(await mailsTo(user)).toEqual([])

    await client.post('/api/login', registration)
    app.clock.advance(14 * minute)
    expect((await client.post('/api/calendar')).status).toBe(200)
    await app.runWaiting()
    const [mail, ...others] = await mailsTo(user)
    expect([mail!.subject, others]).toEqual(['A new calendar address', []])
    expect(mail!.text).not.toMatch(/token=|Person/)
    app.clock.advance(hour)
    expect((await client.delete('/api/calendar')).status).toBe(200)
    // Its end is not told.
    expect(app.waiting).toEqual([])
  })

  it('is made and ended as the responses say, whichever call fails', async () => {
    using _log = vi.spyOn(console, 'error').mockImplementation(() => {})
    await sweepFaults(async () => {
      const app = newApp()
      const person = await signUpAs(app, 'premium')
      const since = async () =>
        (await (await person.client.get('/api/calendar')).json<{ since: number | null }>()).since
      return {
        watch: app.watch,
        async attempt() {
          const made = await person.client.post('/api/calendar')
          const ended = await person.client.delete('/api/calendar')
          app.watch.fault = undefined
          expect([made.status, ended.status].filter((status) => status !== 200 && status !== 500)).toEqual([])
          if (ended.status === 200) expect(await since()).toBeNull()
        },
        async recover() {
          const address = await switchOn(person)
          expect((await read(app, address)).status).toBe(200)
          expect((await person.client.delete('/api/calendar')).status).toBe(200)
          expect((await read(app, address)).status).toBe(404)
        },
      }
    })
  })

  it('is read sixty times an hour', async () => {
    const app = newApp({ limits: 'strict' })
    const address = await switchOn(await signUpAs(app, 'premium'))
    for (let time = 0; time < 60; time++) expect((await read(app, address)).status).toBe(200)
    const refused = await read(app, address)
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, String(60 * 60)])
    app.clock.advance(hour)
    expect((await read(app, address)).status).toBe(200)
  })
})
