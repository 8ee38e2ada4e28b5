import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { helpIn, helpMessage } from '#domain/coach/help-message'
import { sentencesIn } from '#domain/coach/sentences'
import { hardTexts } from '#domain/coach/test-pages'
import type { Entry } from '#domain/entry'
import { goalTextNames } from '#domain/goal-texts'
import { newId } from '#domain/id'
import { addDays } from '#domain/time/local-date'
import type { User } from '#domain/user'
import { createApp } from '../../app.ts'
import { connect } from '../../db/client.ts'
import { databaseOf, ownJournal } from '../../testing/journals.ts'
import { newMorning, testDay, writeMorning } from '../../testing/mornings.ts'
import { changeRow, newRegistration, signUp, signUpAs, type TestPerson } from '../../testing/people.ts'
import { realEnv } from '../../testing/real-env.ts'
import { emptyStorage, everyRow, tracesOf } from '../../testing/stored.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { createTestClock, minute } from '../../testing/test-clock.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { createTestCoach } from '../../testing/test-coach.ts'
import { composerCoach } from '../coach/composer.coach.ts'
import { goals } from '../goal/goal.table.ts'
import { entries } from './entry.table.ts'
import { patient } from '../../testing/patient.ts'
import { isWrite, type Call } from '../../testing/watched-env.ts'

const asStream = { headers: { Accept: 'text/event-stream' } }

function setUp(limits?: 'strict') {
  const coach = createTestCoach()
  const clock = createTestClock()
  // A wait takes no real time; the clock advances instead.
  const pause = async (milliseconds: number) => clock.advance(milliseconds)
  const composer = createTestCoach()
  return { coach, composer, app: createTestApp({ clock, limits, services: { coach, composer, pause } }) }
}

type Event = { event: string; data: unknown }

function eventsIn(text: string): Event[] {
  return text
    .split('\n\n')
    .filter(Boolean)
    .map((block) => {
      const [, event, data] = /^event: (\w+)\ndata: (.*)$/.exec(block)!
      return { event: event!, data: JSON.parse(data!) }
    })
}

describe('the reply', () => {
  it('is streamed if the request asks for a stream, and ends with the entry', async () => {
    const { app } = setUp()
    const { client } = await signUp(app, { name: 'Ada' })
    const reply = await client.post('/api/entries', newMorning(), asStream)
    expect([reply.status, reply.headers.get('Content-Type'), reply.headers.get('Cache-Control')]).toEqual([
      201,
      'text/event-stream; charset=utf-8',
      'no-store',
    ])
    const events = eventsIn(await reply.text())
    const entry = await (await client.get(`/api/entries/${testDay}`)).json<Entry>()
    expect(events.at(-1)).toEqual({ event: 'done', data: entry })
    const pieces = events.slice(0, -1)
    expect(new Set(pieces.map(({ event }) => event))).toEqual(new Set(['piece']))
    expect(pieces.map(({ data }) => data).join('')).toBe(entry.aiResponse)
    expect(pieces.length).toBeGreaterThan(2)

    const again = await client.post('/api/entries', newMorning(), asStream)
    expect([again.status, eventsIn(await again.text())]).toEqual([200, [{ event: 'done', data: entry }]])
    expect((await client.post('/api/entries', newMorning({ goalsText: 'Rest' }), asStream)).status).toBe(409)
  })

  it.each(['application/json', 'text/event-stream'])(
    'is stored whole although the reader of %s has left',
    async (accepted) => {
      const { app, coach } = setUp()
      const { client } = await signUp(app)
      const { promise, resolve } = Promise.withResolvers<void>()
      coach.holdUntil = promise
      const context = createExecutionContext()
      const abort = new AbortController()
      const request = new Request(`${app.origin}/api/entries`, {
        method: 'POST',
        signal: abort.signal,
        headers: {
          'Content-Type': 'application/json',
          Accept: accepted,
          Origin: app.origin,
          Cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        },
        body: JSON.stringify(newMorning()),
      })
      const replying = Promise.resolve(createApp(app.services).fetch(request, {}, context))
      await vi.waitFor(() => expect(coach.asked).toHaveLength(1), patient)
      abort.abort()
      if (accepted === 'text/event-stream') await (await replying).body!.cancel()
      resolve()
      await waitOnExecutionContext(context)
      expect(await (await client.get(`/api/entries/${testDay}`)).json()).toMatchObject({
        aiResponse: expect.stringContaining('Reply 1'),
      })
    },
  )

  it('is stored although its reader has stopped reading', async () => {
    const { app } = setUp()
    const { client } = await signUp(app)
    const request = new Request(`${app.origin}/api/entries`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'text/event-stream',
        Origin: app.origin,
        Cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      body: JSON.stringify(newMorning()),
    })
    const context = createExecutionContext()
    const response = await createApp(app.services).fetch(request, {}, context)
    const stored = async () => (await client.get(`/api/entries/${testDay}`)).json()
    await vi.waitFor(
      async () => expect(await stored()).toMatchObject({ aiResponse: expect.stringContaining('Reply 1') }),
      patient,
    )
    expect(eventsIn(await response.text()).at(-1)).toMatchObject({ event: 'done' })
    await waitOnExecutionContext(context)
  })

  it('that fails is one error event, with the body that a plain reply would have had', async () => {
    const { app, coach } = setUp()
    const { client } = await signUp(app)
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => {})
    coach.fault = new Error('a private word')
    const plain = await client.post('/api/entries', newMorning())
    const stream = await client.post('/api/entries', newMorning({ date: '2026-11-20' }), asStream)
    const events = eventsIn(await stream.text())
    quiet.mockRestore()
    expect(events.map(({ event }) => event)).toEqual(['error'])
    const shape = ({ error }: { error: { code: string } }) => [Object.keys(error), error.code]
    expect(shape(events[0]!.data as never)).toEqual(shape(await plain.json()))
    expect(JSON.stringify(events)).not.toContain('private')
  })

  it('is asked for again after a request was cut off', async () => {
    const looks = { post: writeMorning, get: (client: TestClient) => client.get(`/api/entries/${testDay}`) }
    for (const look of Object.values(looks)) {
      const { app, coach } = setUp()
      const { client } = await signUp(app)
      // The state after the Worker was killed between the entry and the reply.
      app.watch.fault = ({ sql }) =>
        sql.some((statement) => statement.startsWith('update "entries"')) ? 'before' : undefined
      expect((await client.post('/api/entries', newMorning())).status).toBe(500)
      app.watch.begin()
      expect(await (await client.get(`/api/entries/${testDay}`)).json()).toMatchObject({
        aiResponse: null,
        respondedAt: null,
      })
      expect(coach.asked).toHaveLength(1)

      app.clock.advance(minute)
      await look(client)
      const later = await Promise.all(Array.from({ length: 20 }, () => client.get(`/api/entries/${testDay}`)))
      for (const reply of later)
        expect(await reply.json()).toMatchObject({ aiResponse: expect.stringContaining('Reply 2') })
      expect(coach.asked).toHaveLength(2)
    }
  })

  it('is asked for beside a read, and a fault of that is logged', async () => {
    const { app, coach } = setUp()
    const { client } = await signUp(app)
    using logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    coach.fault = new Error('down')
    expect((await client.post('/api/entries', newMorning())).status).toBe(500)
    logged.mockClear()
    expect((await client.get(`/api/entries/${testDay}`)).status).toBe(200)
    expect(logged.mock.calls.map(([line]) => JSON.parse(String(line)))).toMatchObject([{ event: 'later.failed' }])
  })

  it('is claimed again after the time limit of a coach, if the first request was cut off', async () => {
    const { app, coach } = setUp()
    const { client } = await signUp(app)
    app.watch.fault = ({ sql }) =>
      sql.some((statement) => statement.startsWith('update "entries"')) ? 'before' : undefined
    expect((await client.post('/api/entries', newMorning())).status).toBe(500)
    app.watch.begin()
    const before = app.clock.now()
    expect(await writeMorning(client)).toMatchObject({ aiResponse: expect.stringContaining('Reply 2') })
    expect(coach.asked).toHaveLength(2)
    expect(app.clock.now() - before).toBeGreaterThan(8_000)
    expect(app.clock.now() - before).toBeLessThan(12_000)
  })

  it('comes from the composer until the person agreed that a model reads the page, and again after that was taken back', async () => {
    const { app, coach } = setUp()
    const client = app.client()
    const user = await (await client.post('/api/register', newRegistration())).json<User>()
    expect(user).toMatchObject({ lettersByModel: false, wasAskedForLetters: false })
    const choices = [undefined, false, true, false]
    const asked: number[] = []
    for (const [index, lettersByModel] of choices.entries()) {
      if (lettersByModel !== undefined)
        expect(await (await client.patch('/api/user/settings', { lettersByModel })).json()).toMatchObject({
          lettersByModel,
          wasAskedForLetters: true,
        })
      const { aiResponse } = await writeMorning(client, { date: addDays(testDay, -index) })
      expect(aiResponse).not.toBeNull()
      asked.push(coach.asked.length)
    }
    expect(asked).toEqual([0, 0, 1, 1])
  })

  it('comes from the model so many times a day in all, half of them for proven accounts older than a week', async () => {
    const coach = createTestCoach()
    // The count of all is shared by the tests of this file, so this one is at another time.
    const clock = createTestClock(Date.UTC(2028, 0, 1))
    const app = createTestApp({ clock, limits: { coachInAll: 4 }, services: { coach } })
    const [young, unproven, old] = [await signUp(app), await signUp(app), await signUp(app)]
    await changeRow(old.user.id, { createdAt: 1, emailVerifiedAt: 1 })
    await changeRow(young.user.id, { emailVerifiedAt: 1 })
    await changeRow(unproven.user.id, { createdAt: 1 })
    const write = async ({ client }: TestPerson, day: number, texts = {}) => {
      const before = coach.asked.length
      await writeMorning(client, { date: addDays(testDay, -day), ...texts })
      return coach.asked.length - before
    }
    // What asks no model takes nothing.
    expect(await write(young, 9, { gratitudeText: 'I want to kill myself' })).toBe(0)
    expect([await write(young, 0), await write(unproven, 0)]).toEqual([1, 1])
    // What is refused takes nothing from the others.
    for (let day = 1; day < 5; day += 1) expect(await write(young, day)).toBe(0)
    expect([await write(old, 0), await write(old, 1), await write(old, 2)]).toEqual([1, 1, 0])
    expect((await app.services.failedJobs.list(app.clock.now(), 10)).map(({ job }) => job)).toContain(
      '{"limit":"coachInAll"}',
    )
  })

  it('comes from the model twenty times a day for one person, and then from the composer', async () => {
    const { app, coach, composer } = setUp('strict')
    const { client, user, registration } = await signUpAs(app, 'premium')
    const { id } = await writeMorning(client)
    for (let edit = 1; edit < 30; edit += 1) {
      const reply = await client.patch(
        `/api/entries/${id}`,
        { goalsText: `Edit ${edit}` },
        edit % 2 ? asStream : undefined,
      )
      expect(reply.ok).toBe(true)
      await reply.text()
      expect(await (await client.get(`/api/entries/${testDay}`)).json()).toMatchObject({
        aiResponse: expect.stringContaining('Reply'),
      })
    }
    expect([coach.asked.length, composer.asked.length]).toEqual([20, 10])
    const other = await signUp(app)
    await writeMorning(other.client)
    expect(coach.asked).toHaveLength(21)
    app.clock.advance(24 * 60 * minute)
    await client.patch(`/api/entries/${id}`, { goalsText: 'The day after' })
    expect(coach.asked).toHaveLength(22)
    await client.delete('/api/user', { confirmation: user.email, password: registration.password })
    expect(await tracesOf(user.id)).toEqual([])
  })

  it('by the composer repeats no sentence of the days before', async () => {
    const app = createTestApp({ services: { coach: composerCoach } })
    const { client, user } = await signUp(app)
    const replies: string[] = []
    for (let day = 1; day <= 4; day += 1) {
      const date = addDays(testDay, day - 5)
      replies.push(
        (await writeMorning(client, { date, gratitudeText: 'coffee', goalsText: 'go for a walk' })).aiResponse!,
      )
    }
    expect(new Set(replies).size).toBe(replies.length)
    const rows = await connect(realEnv.DB)
      .select({ sentences: entries.replySentences })
      .from(entries)
      .where(eq(entries.userId, user.id))
    expect(rows.every((row) => row.sentences!.split(' ').length === 2)).toBe(true)
  })

  it('by the composer comes also if the sentences of earlier days cannot be read', async () => {
    const app = createTestApp({ services: { coach: composerCoach } })
    const { client } = await signUp(app)
    const { id } = await writeMorning(client)
    const { journalOf } = app.services
    app.services.journalOf = (userId) => {
      const journal = journalOf(userId)
      const listSentences = () => Promise.reject(new Error('D1 is away'))
      return { ...journal, replies: { ...journal.replies, listSentences } }
    }
    const edited = await client.patch(`/api/entries/${id}`, { gratitudeText: 'My brother called from the airport' })
    expect((await edited.json<Entry>()).aiResponse).toMatch(/brother/i)
  })

  it('names the morning only in the morning of its day', async () => {
    const clock = createTestClock()
    const coach = createTestCoach()
    const app = createTestApp({ clock, services: { coach } })
    const { client } = await signUp(app)
    await writeMorning(client)
    await writeMorning(client, { date: addDays(testDay, -1) })
    clock.set(Date.parse('2026-11-23T02:55Z'))
    await writeMorning(client, { date: addDays(testDay, 1) })
    expect(coach.asked.map(({ date, isMorning }) => [date, isMorning])).toEqual([
      [testDay, true],
      [addDays(testDay, -1), false],
      [addDays(testDay, 1), false],
    ])
  })

  it('is never stored beside texts that it does not answer', async () => {
    const { app, coach } = setUp()
    const { client } = await signUp(app)
    const { promise, resolve } = Promise.withResolvers<void>()
    coach.holdUntil = promise
    const writing = client.post('/api/entries', newMorning())
    await vi.waitFor(() => expect(coach.asked).toHaveLength(1), patient)
    const { id } = await (await client.get(`/api/entries/${testDay}`)).json<Entry>()
    const editing = client.patch(`/api/entries/${id}`, { goalsText: 'Rest', version: 1 })
    await vi.waitFor(() => expect(coach.asked).toHaveLength(2), patient)
    resolve()
    await Promise.all([writing, editing])
    expect(await (await client.get(`/api/entries/${testDay}`)).json()).toMatchObject({
      goalsText: 'Rest',
      aiResponse: expect.stringContaining('Reply 2'),
    })
  })

  it('that a model replaced by the help message makes its page one that no model reads later', async () => {
    const { app, coach } = setUp()
    const { client } = await signUpAs(app, 'premium')
    // The tone of the texts alone is read before the reply is there.
    let before: Entry | undefined
    coach.reply = async (request) => {
      coach.asked.push(request)
      before = await (await client.get(`/api/entries/${request.date}`)).json<Entry>()
      return helpMessage
    }
    const entry = await writeMorning(client, { date: '2026-11-20', gratitudeText: 'Nothing much any more' })
    expect(before).not.toHaveProperty('tone')
    expect(entry).toMatchObject({ tone: 'help', aiResponse: helpMessage })
    expect(await (await client.get('/api/entries/2026-11-20')).json()).toMatchObject({ tone: 'help' })
    await writeMorning(client)
    expect(coach.asked.at(-1)!.memory?.recentEntries).toEqual([])
  })

  it('looks back for a free person on one day of the week, without goals', async () => {
    const { app, coach } = setUp()
    const { client } = await signUp(app)
    for (let day = 1; day <= 21; day += 1)
      await writeMorning(client, { date: `2026-11-${String(day).padStart(2, '0')}` })
    const looked = coach.asked.flatMap(({ memory }, index) => (memory ? [{ index, memory }] : []))
    expect(looked).toHaveLength(3)
    const [first, second, third] = looked
    expect([second!.index - first!.index, third!.index - second!.index]).toEqual([7, 7])
    expect(third!.memory.recentEntries).toHaveLength(7)
    expect(third!.memory.activeGoals).toEqual([])
    expect(app.watch.calls.flatMap(({ sql }) => sql).filter((sql) => sql.includes('from "goals"'))).toEqual([])
  })

  it('uses memory with Premium every day, and works without memory if that fails', async () => {
    for (const role of ['premium', 'employee'] as const) {
      const { app, coach } = setUp()
      const { client, user } = await signUpAs(app, role)
      for (let day = 10; day < 20; day += 1)
        await writeMorning(client, { date: `2026-11-${day}`, gratitudeText: `Day ${day}` })
      await (await ownJournal(app, user)).goals.listActive()
      await writeMorning(client)
      const { premium, memory } = coach.asked.at(-1)!
      expect(premium).toBe(true)
      expect(memory?.recentEntries.map(({ date }) => date)).toEqual(
        [19, 18, 17, 16, 15, 14, 13].map((day) => `2026-11-${day}`),
      )

      app.watch.fault = ({ sql }) =>
        sql.some((statement) => /limit|from "goals"/.test(statement)) ? 'before' : undefined
      expect((await client.post('/api/entries', newMorning({ date: '2026-11-22' }))).status).toBe(201)
    }
  })

  it('gives a model no entry and no goal that speaks of self-harm, on a later day either', async () => {
    const { app, coach } = setUp()
    const { client, user } = await signUpAs(app, 'premium')
    await writeMorning(client, { date: '2026-11-15', gratitudeText: 'Day 15' })
    await writeMorning(client, { date: '2026-11-16', gratitudeText: 'I want to die' })
    await writeMorning(client, { date: '2026-11-17', goalsText: 'i cut again' })
    await writeMorning(client, { date: '2026-11-18', gratitudeText: 'Day 18' })
    await client.patch('/api/entries/2026-11-18/diary', { diaryText: 'I hope I never wake up' })
    const db = connect(await databaseOf(user))
    for (const [index, goal] of [
      { title: 'Walk the coast path' },
      { title: 'end my life' },
      { title: 'A plan', description: 'saving up my pills' },
      { title: 'Another', milestones: ['tea', 'kill myself'] },
      ...goalTextNames.map((name) => ({ title: 'A plan', [name]: 'end my life' })),
      { title: 'Already done', progress: 100, status: 'completed' as const },
    ].entries())
      await db.insert(goals).values({ ...goal, userId: user.id, id: newId(index + 1), createdAt: 1, updatedAt: 1 })
    await writeMorning(client)
    const { memory } = coach.asked.at(-1)!
    expect(memory?.recentEntries.map(({ page, ...day }) => ({ ...day, texts: page.texts }))).toEqual([
      { date: '2026-11-15', doneItems: [], texts: { gratitudeText: 'Day 15', goalsText: newMorning().goalsText } },
    ])
    expect(memory?.activeGoals).toEqual([{ title: 'Walk the coast path', progress: 0, targetDate: null }])
  })

  it('that is the help message comes in the language of the page, with the line of the country of the time zone', async () => {
    const { app, coach, composer } = setUp()
    const { client } = await signUp(app, { timezone: 'Europe/Madrid' })
    const entry = await writeMorning(client, { gratitudeText: 'Nada', goalsText: 'Ya no quiero vivir' })
    expect(entry).toMatchObject({ tone: 'help', aiResponse: helpIn('es', 'ES').message })
    expect([coach.asked, composer.asked]).toEqual([[], []])
    await client.patch(`/api/entries/${entry.id}`, { goalsText: 'Descansar' })
    expect(coach.asked.at(-1)?.zone).toBe('Europe/Madrid')
  })

  it('answers with help, and asks no coach, when the diary of the day speaks of self-harm', async () => {
    const { app, coach } = setUp()
    const { client } = await signUpAs(app, 'premium')
    const { id } = await writeMorning(client)
    await client.patch(`/api/entries/${testDay}/diary`, { diaryText: 'I want to kill myself' })
    expect(coach.asked).toHaveLength(1)
    await client.patch(`/api/entries/${id}`, { goalsText: 'Rest' })
    expect(coach.asked).toHaveLength(1)
    const stream = await client.patch(`/api/entries/${id}`, { goalsText: 'Rest more' }, asStream)
    expect(eventsIn(await stream.text()).at(-1)?.data).toMatchObject({ aiResponse: helpMessage, tone: 'help' })
    expect(coach.asked).toHaveLength(1)
  })

  it('to a plan that harms is by the composer, streamed and plain, and no coach is asked', async () => {
    const { app, coach, composer } = setUp()
    const { client } = await signUpAs(app, 'premium')
    const { seen, care } = sentencesIn('en').harm.alcohol
    const goalsText = 'Call my sister\ndrink to forget'
    for (const [index, options] of [undefined, asStream].entries()) {
      const date = addDays(testDay, -index)
      await (await client.post('/api/entries', newMorning({ date, goalsText }), options)).text()
      const { aiResponse, tone } = await (await client.get(`/api/entries/${date}`)).json<Entry>()
      const [first, second] = aiResponse!.split('\n\n')
      expect([seen, care]).toEqual([expect.arrayContaining([first]), expect.arrayContaining([second])])
      expect(tone).toBe('quiet')
    }
    expect([coach.asked, composer.asked]).toEqual([[], []])
  })

  it('names the tone of a page that needs help, when it is stored and when it is read', async () => {
    const { app } = setUp()
    const { client } = await signUp(app)
    expect(await writeMorning(client, { gratitudeText: 'I want to kill myself' })).toMatchObject({ tone: 'help' })
    expect(await (await client.get('/api/entries')).json()).toMatchObject([{ tone: 'help' }])
    expect(await writeMorning(client, { date: '2026-11-20', ...hardTexts })).toMatchObject({ tone: 'quiet' })
    expect(await writeMorning(client, { date: '2026-11-19' })).not.toHaveProperty('tone')
  })

  it('writes no text of a person to a log', async () => {
    const { app, coach } = setUp()
    const { client } = await signUp(app)
    const lines: string[] = []
    const spies = (['log', 'error', 'warn', 'info', 'debug'] as const).map((level) =>
      vi.spyOn(console, level).mockImplementation((...args) => void lines.push(args.map(String).join(' '))),
    )
    coach.fault = new Error('the voice is gone')
    await client.post('/api/entries', newMorning({ gratitudeText: 'a very private word' }))
    app.watch.fault = () => 'before'
    await client.post('/api/entries', newMorning({ gratitudeText: 'a very private word' }))
    for (const spy of spies) spy.mockRestore()
    expect(lines.join('\n')).toContain('fault')
    expect(lines.join('\n')).not.toContain('private')
  })
})

describe('any call that fails', () => {
  const flows = {
    write: (client, _id) => client.post('/api/entries', newMorning()),
    stream: (client, _id) => client.post('/api/entries', newMorning(), asStream),
    edit: (client, id) => client.patch(`/api/entries/${id}`, { goalsText: 'Rest', version: 1 }),
    diary: (client, _id) => client.patch('/api/entries/2026-11-20/diary', { diaryText: 'Dear diary' }),
    tick: (client, _id) => client.patch('/api/entries/2026-11-20/marks', { done: ['Walk to work'] }),
    mood: (client, _id) => client.patch('/api/entries/2026-11-20/marks', { mood: 4 }),
    delete: (client, id) => client.delete(`/api/entries/${id}`),
    restore: (client, id) => client.post(`/api/entries/${id}/restore`),
    letter: (client, id) => client.post(`/api/entries/${id}/letter`, { respondedAt: createTestClock().now() }),
    guest: (client, _id) => client.post('/api/save-guest-data', { ...newMorning(), diaryText: 'From before' }),
  } satisfies Record<string, (client: TestClient, id: string) => Promise<Response>>
  const marks = { tick: { done_items: '["Walk to work"]' }, mood: { mood: 4 } }

  it.each(Object.keys(flows) as (keyof typeof flows)[])(
    '%s: nothing is torn or doubled, and trying again succeeds',
    async (name) => {
      const quiet = vi.spyOn(console, 'error').mockImplementation(() => {})
      let clean: Call[] = []
      for (const at of ['before', 'after'] as const) {
        for (let failing = 0; ; failing += 1) {
          // A read has no effect after which it could fail.
          const call = clean[failing]
          if (call && !isWrite(call)) continue
          await emptyStorage()
          const { app } = setUp()
          const begun = app.clock.now()
          const { client, user } = await (name === 'guest' ? signUp(app) : signUpAs(app, 'premium'))
          const { id } = await writeMorning(client, { date: '2026-11-20' })
          if (name === 'restore') await client.delete(`/api/entries/${id}`)
          if (name === 'letter') app.clock.advance(minute)
          app.watch.begin()
          app.watch.fault = (_, index) => (index === failing ? at : undefined)
          await flows[name](client, id)
          const { calls } = app.watch
          app.watch.begin()
          const where = `${name}, call ${failing}, ${at} it took effect`

          const again = await flows[name](client, id)
          expect(again.ok, where).toBe(true)
          await again.text()
          const { entries } = await everyRow()
          type Row = {
            user_id: string
            date: string
            ai_response: string
            responded_at: number
            deleted_at: number | null
          }
          const own = (entries as Row[]).filter((row) => row.user_id === user.id)
          const stored = own.filter((row) => row.deleted_at === null)
          expect(stored.map(({ date }) => date).sort(), where).toEqual(
            name === 'delete'
              ? []
              : ['write', 'stream', 'guest'].includes(name)
                ? ['2026-11-20', testDay]
                : ['2026-11-20'],
          )
          expect(own.length - stored.length, where).toBe(name === 'delete' ? 1 : 0)
          if (name === 'letter') expect(stored[0]!.responded_at, where).toBeGreaterThan(begun)
          if (name === 'tick' || name === 'mood') expect(stored, where).toMatchObject([marks[name]])
          for (const row of stored) expect(row.ai_response, where).toMatch(/^Reply \d+ to /)
          if (calls.length <= failing) {
            clean = calls
            break
          }
        }
      }
      quiet.mockRestore()
    },
  )
})
