import { describe, expect, it } from 'vitest'
import { helpMessage } from '#domain/coach/help-message'
import { sentencesIn } from '#domain/coach/sentences'
import { hardTexts } from '#domain/coach/test-pages'
import type { DemoResponse } from '#domain/motivation'
import { signUp } from '../../testing/people.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { day } from '../../testing/test-clock.ts'
import { createTestCoach } from '../../testing/test-coach.ts'

const guest = { gratitudeText: 'Warm bread', goalsText: 'Call my sister', userName: 'Friend' }

function setUp(limits: 'strict' | { demoPerAddress?: number; demoPerDay?: number }) {
  const [coach, composer] = [createTestCoach(), createTestCoach()]
  return { coach, composer, app: createTestApp({ limits, services: { coach, composer } }) }
}

describe('the demo', () => {
  it('answers a visitor, as JSON or as a stream', async () => {
    const { app } = setUp({})
    const visitor = app.client()
    const whole = await visitor.post('/api/demo-response', guest)
    expect([whole.status, await whole.json()]).toEqual([200, { response: 'Reply 1 to Friend.' }])
    const stream = await visitor.post(
      '/api/demo-response',
      { gratitudeText: '', goalsText: '' },
      { headers: { Accept: 'text/event-stream' } },
    )
    expect(await stream.text()).toBe(
      ['"Reply "', '"2 "', '"to "', '"Friend."'].map((piece) => `event: piece\ndata: ${piece}\n\n`).join('') +
        'event: done\ndata: {"response":"Reply 2 to Friend."}\n\n',
    )
  })

  it('gives two visitors different letters, and one visitor the same letter again', async () => {
    const app = createTestApp()
    const letterOf = async (address: string, gratitudeText = guest.gratitudeText) =>
      (
        await (
          await app.client({ address }).post('/api/demo-response', { ...guest, gratitudeText })
        ).json<DemoResponse>()
      ).response
    const letters = await Promise.all(Array.from({ length: 12 }, (_, n) => letterOf(`192.0.2.${n}`)))
    expect(new Set(letters).size).toBeGreaterThan(5)
    expect(await letterOf('192.0.2.0')).toBe(letters[0])
    const frames = await Promise.all(
      ['Warm bread', 'Hot soup', 'Fresh fruit', 'Good cheese'].map(async (food) =>
        (await letterOf('192.0.2.0', food)).replaceAll(food, 'Q'),
      ),
    )
    expect(new Set(frames).size).toBeGreaterThan(2)
  })

  it('says which page needs help, and which must stay quiet', async () => {
    const visitor = createTestApp().client()
    const toneFor = async (texts: object) =>
      (await (await visitor.post('/api/demo-response', { ...guest, ...texts })).json<DemoResponse>()).tone
    expect(await toneFor({ gratitudeText: 'I want to die' })).toBe('help')
    expect(await toneFor(hardTexts)).toBe('quiet')
    expect(await toneFor({})).toBeUndefined()
  })

  it('asks no coach about a page that needs help or plans harm, for JSON and for a stream', async () => {
    const { app, coach, composer } = setUp({})
    const answersTo = async (goalsText: string) => {
      const visitor = app.client()
      const whole = await visitor.post('/api/demo-response', { ...guest, goalsText })
      const answer = await whole.json<DemoResponse>()
      const headers = { Accept: 'text/event-stream' }
      const stream = await (await visitor.post('/api/demo-response', { ...guest, goalsText }, { headers })).text()
      expect(stream).toContain(`event: done\ndata: ${JSON.stringify(answer)}\n`)
      return answer
    }
    expect(await answersTo('I want to die')).toEqual({ response: helpMessage, tone: 'help' })
    const { seen } = sentencesIn('en').harm.alcohol
    const { response, tone } = await answersTo('drink to forget')
    expect([seen, tone]).toEqual([expect.arrayContaining([response.split('\n\n')[0]]), 'quiet'])
    expect([coach.asked, composer.asked]).toEqual([[], []])
  })

  it('replies for the day of the visitor, and for the day in UTC if the call names none', async () => {
    const { app, coach } = setUp({})
    await app.client().post('/api/demo-response', { ...guest, date: '2026-11-22' })
    await app.client().post('/api/demo-response', guest)
    expect(coach.asked.map(({ date }) => date)).toEqual(['2026-11-22', '2026-11-21'])
    expect((await app.client().post('/api/demo-response', { ...guest, date: '2026-02-30' })).status).toBe(400)
  })

  it('makes five calls for a thousand requests from one address, and answers them all', async () => {
    const { app, coach, composer } = setUp('strict')
    const visitor = app.client({ address: '2001:db8::1' })
    const neighbour = app.client({ address: '2001:db8::ffff' })
    for (let round = 0; round < 20; round += 1) {
      const replies = await Promise.all(
        Array.from({ length: 50 }, (_, n) => (n % 2 ? visitor : neighbour).post('/api/demo-response', guest)),
      )
      expect(replies.every(({ status }) => status === 200)).toBe(true)
    }
    expect([coach.asked.length, composer.asked.length]).toEqual([5, 995])
    await app.client({ address: '2001:db8:1::1' }).post('/api/demo-response', guest)
    expect(coach.asked).toHaveLength(6)
  })

  it('has one daily budget, which one address cannot use up', async () => {
    const { app, coach } = setUp({ demoPerAddress: 2, demoPerDay: 6 })
    // A day on which no other test has taken anything.
    app.clock.advance(10 * day)
    for (let n = 0; n < 10; n += 1) await app.client({ address: '203.0.113.7' }).post('/api/demo-response', guest)
    expect(coach.asked).toHaveLength(2)
    for (let n = 0; n < 10; n += 1) await app.client({ address: `198.51.100.${n}` }).post('/api/demo-response', guest)
    expect(coach.asked).toHaveLength(6)
    app.clock.advance(day)
    await app.client().post('/api/demo-response', guest)
    expect(coach.asked).toHaveLength(7)
  })

  it('counts nothing where the composer answers anyway', async () => {
    const composer = createTestCoach()
    const app = createTestApp({ services: { coach: composer, composer } })
    app.watch.begin()
    expect((await app.client().post('/api/demo-response', guest)).status).toBe(200)
    expect(app.watch.calls).toEqual([])
  })

  it('answers although the budget cannot be read', async () => {
    const { app, coach, composer } = setUp({})
    app.watch.fault = () => 'before'
    expect((await app.client().post('/api/demo-response', guest)).status).toBe(200)
    expect([coach.asked.length, composer.asked.length]).toEqual([0, 1])
  })
})

describe('motivation', () => {
  it('stays the same for a person and a day', async () => {
    const app = createTestApp()
    const [one, other] = [await signUp(app), await signUp(app)]
    const read = async ({ client }: typeof one, date: string) =>
      (await (await client.get(`/api/motivation?date=${date}`)).json<{ message: string }>()).message
    expect(await read(one, '2026-11-21')).toBe(await read(one, '2026-11-21'))
    const days = Array.from({ length: 28 }, (_, n) => `2026-02-${String(n + 1).padStart(2, '0')}`)
    const month = await Promise.all(days.map((date) => read(one, date)))
    expect(new Set(month).size).toBe(28)
    expect(await Promise.all(days.map((date) => read(other, date)))).not.toEqual(month)
  })

  it('requires a date that exists, and a session', async () => {
    const app = createTestApp()
    const { client } = await signUp(app)
    for (const query of ['', '?date=', '?date=2026-02-30'])
      expect((await client.get(`/api/motivation${query}`)).status).toBe(400)
    expect((await app.client().get('/api/motivation?date=2026-11-21')).status).toBe(401)
  })
})
