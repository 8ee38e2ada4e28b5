import { describe, expect, it } from 'vitest'
import { composerName } from '#domain/coach-request'
import { helpMessage } from '#domain/coach/help-message'
import type { Entry } from '#domain/entry'
import type { Operation } from '#domain/operator'
import { newMorning, testDay, writeMorning } from '../../testing/mornings.ts'
import { signUp, signUpAs } from '../../testing/people.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { day } from '../../testing/test-clock.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { createTestCoach } from '../../testing/test-coach.ts'

function setUp(limits?: 'strict') {
  const [coach, composer] = [createTestCoach('small:3b'), createTestCoach(composerName)]
  return { coach, composer, app: createTestApp({ limits, services: { coach, composer } }) }
}

const ask = (client: TestClient, { id, respondedAt }: Entry) =>
  client.post(`/api/entries/${id}/letter`, { respondedAt })
const stored = async (client: TestClient) => (await client.get(`/api/entries/${testDay}`)).json<Entry>()
const code = async (reply: Response) => [reply.status, (await reply.json<{ error: { code: string } }>()).error.code]

describe('another letter', () => {
  it('takes the place of the one that did not fit, which the model is told, and is counted without a text', async () => {
    const { app, coach } = setUp()
    const { client } = await signUp(app, { name: 'Ada' })
    const employee = await signUpAs(app, 'employee')
    const figure = async () => (await (await employee.client.get('/api/operator')).json<Operation>()).coach.otherLetters
    const before = await figure()
    const first = await writeMorning(client)
    app.clock.advance(1_000)
    const reply = await ask(client, first)
    const second = await reply.json<Entry>()
    expect([reply.status, second]).toEqual([
      200,
      { ...first, aiResponse: 'Reply 2 to Ada.', writtenBy: 'small:3b', respondedAt: app.clock.now() },
    ])
    expect(await stored(client)).toEqual(second)
    expect(coach.asked.map(({ earlierLetter }) => earlierLetter)).toEqual([undefined, 'Reply 1 to Ada.'])
    expect(await figure()).toBe(before + 1)
    app.clock.advance(day)
    expect(await (await employee.client.get('/api/operator')).json()).not.toMatchObject({ coach: { otherLetters: 1 } })
  })

  it('is not asked for again by a call that is sent again', async () => {
    const { app, coach } = setUp()
    const { client } = await signUp(app)
    const first = await writeMorning(client)
    app.clock.advance(1_000)
    const second = await (await ask(client, first)).json()
    expect(await (await ask(client, first)).json()).toEqual(second)
    expect(coach.asked).toHaveLength(2)
  })

  it('comes twice a day for an entry', async () => {
    const { app, coach } = setUp('strict')
    const { client } = await signUp(app)
    let entry = await writeMorning(client)
    for (let time = 0; time < 2; time += 1) {
      app.clock.advance(1_000)
      entry = await (await ask(client, entry)).json<Entry>()
    }
    app.clock.advance(1_000)
    expect(await code(await ask(client, entry))).toEqual([429, 'entries.no_more_letters'])
    expect(await stored(client)).toEqual(entry)
    const other = await writeMorning(client, { date: '2026-11-20' })
    app.clock.advance(1_000)
    expect((await ask(client, other)).status).toBe(200)
    app.clock.advance(day)
    expect((await ask(client, entry)).status).toBe(200)
    expect(coach.asked).toHaveLength(6)
  })

  it('is not the composer’s: the first one stays when the model fails, and where there is no model', async () => {
    const { app, coach, composer } = setUp()
    const { client } = await signUp(app)
    const first = await writeMorning(client)
    coach.reply = (call) => composer.reply(call)
    app.clock.advance(1_000)
    expect(await code(await ask(client, first))).toEqual([503, 'entries.no_other_letter'])
    expect(await stored(client)).toEqual(first)

    const alone = createTestApp({ services: { coach: composer, composer } })
    const person = await signUp(alone)
    const letter = await writeMorning(person.client)
    const asked = composer.asked.length
    expect(await code(await ask(person.client, letter))).toEqual([503, 'entries.no_other_letter'])
    expect(composer.asked).toHaveLength(asked)
  })

  it('is the help message if the model finds that the page needs help', async () => {
    const { app, coach } = setUp()
    const { client } = await signUp(app)
    const first = await writeMorning(client)
    coach.reply = async (call) => {
      call.onWriter?.('small:3b')
      return helpMessage
    }
    app.clock.advance(1_000)
    const second = await (await ask(client, first)).json<Entry>()
    expect(second).toMatchObject({ aiResponse: helpMessage, tone: 'help' })
    expect(Object.keys(second)).not.toContain('writtenBy')
    app.clock.advance(1_000)
    expect(await code(await ask(client, second))).toEqual([503, 'entries.no_other_letter'])
  })

  it('is never stored beside texts that it does not answer, and reaches only the own entries', async () => {
    const { app, coach } = setUp()
    const { client } = await signUp(app)
    const first = await writeMorning(client)
    const { client: stranger } = await signUp(app)
    expect((await ask(stranger, first)).status).toBe(404)
    const [asked, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const { reply } = coach
    coach.reply = async (call) => {
      if (call.earlierLetter) {
        asked.resolve()
        await held.promise
      }
      return reply(call)
    }
    app.clock.advance(1_000)
    const asking = ask(client, first)
    await asked.promise
    const edited = await client.patch(`/api/entries/${first.id}`, { goalsText: 'Rest' })
    held.resolve()
    expect(await (await asking).json()).toEqual(await edited.json())
    expect(await stored(client)).toMatchObject({ goalsText: 'Rest' })
  })
})

describe('who wrote a letter', () => {
  it('is stored with it, and no longer beside other texts or a help message', async () => {
    const { app, coach } = setUp()
    const { client } = await signUp(app)
    const entry = await writeMorning(client)
    expect(entry.writtenBy).toBe('small:3b')
    expect(await (await client.get('/api/entries')).json()).toMatchObject([{ writtenBy: 'small:3b' }])
    coach.fault = new Error('down')
    await client.patch(`/api/entries/${entry.id}`, { goalsText: 'Rest' })
    expect(Object.keys(await stored(client))).not.toContain('writtenBy')
    const help = await writeMorning(client, { date: '2026-11-20', gratitudeText: 'I want to die' })
    expect(Object.keys(help)).not.toContain('writtenBy')
  })

  it('is the composer where it wrote, with the page or afterwards', async () => {
    const app = createTestApp()
    const { client } = await signUp(app)
    const entry = await writeMorning(client)
    expect(entry.writtenBy).toBe(composerName)
    const edited = await client.patch(`/api/entries/${entry.id}`, { goalsText: 'Call my brother' })
    expect(await edited.json()).toMatchObject({ writtenBy: composerName })
    expect(await writeMorning(client, { date: '2026-11-20', goalsText: 'drink to forget' })).toMatchObject({
      writtenBy: composerName,
      tone: 'quiet',
    })
    const demo = await app.client().post('/api/demo-response', { ...newMorning(), userName: 'Friend' })
    expect(await demo.json()).toMatchObject({ writtenBy: composerName })
  })
})
