import { describe, expect, it, vi } from 'vitest'
import { emptyTexts } from '#domain/entry-sections'
import { batchesOf, readImportFiles } from '#domain/import/file'
import { languages } from '#domain/languages'
import { files } from '#domain/texts'
import { addDays } from '#domain/time/local-date'
import { inLanguage } from '../../core/language.ts'
import { testDay, writeMorning } from '../../testing/mornings.ts'
import { changeRow, signUp, signUpAs } from '../../testing/people.ts'
import { createAuthenticator } from '../../testing/software-authenticator.ts'
import { createTestApp } from '../../testing/test-app.ts'

describe('export', () => {
  it('is one JSON with the fields of the specification first, named after the person’s day', async () => {
    const app = createTestApp()
    app.clock.set(Date.UTC(2026, 10, 21, 3))
    const { client, user, registration } = await signUp(app, { timezone: 'America/New_York', name: 'Ada </script>' })
    const reply = await client.get('/api/export')
    expect(reply.headers.get('Content-Disposition')).toBe('attachment; filename="firstlight-2026-11-20.json"')
    const file = JSON.parse(await reply.text())
    expect(Object.keys(file).slice(0, 3)).toEqual(['user', 'entries', 'exportedAt'])
    expect(file).toMatchObject({
      user: { name: 'Ada </script>', email: registration.email, subscriptionStatus: 'free' },
      entries: [],
      exportedAt: '2026-11-21T03:00:00.000Z',
      profile: { id: user.id, timezone: 'America/New_York' },
      devices: [{ isThisOne: true }],
    })
  })

  it('holds everything about the account: sign-in methods, passkeys and devices', async () => {
    const app = createTestApp()
    const { client, user } = await signUp(app)
    const device = await createAuthenticator()
    const options = await (await client.post('/api/passkeys/options')).json<never>()
    const added = await client.post('/api/passkeys', {
      response: await device.register(options),
      name: 'Kitchen tablet',
    })
    expect(added.status).toBe(201)
    await changeRow(user.id, { googleId: 'a-google-subject', emailVerifiedAt: 5 })
    const text = await (await client.get('/api/export')).text()
    expect(JSON.parse(text)).toMatchObject({
      profile: { emailVerifiedAt: 5, phoneVerifiedAt: null },
      signInMethods: ['password', 'google'],
      passkeys: [{ name: 'Kitchen tablet', createdAt: app.clock.now(), lastUsedAt: null }],
      devices: [{ isThisOne: true }],
    })
    expect(text).not.toContain('a-google-subject')
  })

  it('holds the message log, the moment of STOP and that of the calendar feed', async () => {
    const app = createTestApp()
    const { client, user, registration } = await signUpAs(app, 'premium')
    await changeRow(user.id, { emailVerifiedAt: 5, phoneVerifiedAt: 6 })
    expect((await client.post('/api/messages/test')).status).toBe(200)
    expect((await client.post('/api/calendar')).status).toBe(200)
    await app.services.optOuts.add(registration.phone, 7)
    expect(await (await client.get('/api/export')).json()).toMatchObject({
      profile: { emailVerifiedAt: 5, phoneVerifiedAt: 6, smsStoppedAt: 7 },
      calendarFeedSince: app.clock.now(),
      messages: [{ kind: 'test', channel: 'email', state: 'sent', sentAt: app.clock.now() }],
    })
  })

  it('contains no secret', async () => {
    const app = createTestApp()
    const { client } = await signUp(app)
    const text = await (await client.get('/api/export')).text()
    expect(text).not.toMatch(/scrypt|[0-9a-f]{64}/)
  })

  it('reads from the database only as far as its reader reads', async () => {
    const app = createTestApp()
    const { client } = await signUp(app)
    const days = Array.from({ length: 1_000 }, (_, index) => ({
      date: addDays(testDay, -index),
      gratitudeText: `Day ${index}`,
    }))
    for (const batch of batchesOf(days.map((day) => ({ ...emptyTexts, ...day, aiResponse: '', respondedAt: null })))) {
      expect((await client.post('/api/import', { days: batch })).status).toBe(200)
    }
    for (const format of ['json', 'markdown']) {
      app.watch.begin()
      const lists = () => app.watch.of('d1').filter(({ sql }) => /from "entries".* limit /.test(sql[0]!)).length
      // Time enough for a reader that reads ahead.
      const meanwhile = async () => {
        for (let look = 0; look < 20; look += 1) await client.get('/api/entries/stats')
      }
      const reader = (await client.get(`/api/export?format=${format}`)).body!.getReader()
      await reader.read()
      await meanwhile()
      expect(lists(), format).toBeLessThanOrEqual(1)
      let text = ''
      while (!text.includes('Day 150')) text += new TextDecoder().decode((await reader.read()).value)
      expect(lists(), format).toBe(2)
      await reader.cancel()
      await meanwhile()
      expect(lists(), format).toBe(2)
    }
  })

  it('has a turn of its person until it was read, was left or failed', async () => {
    const app = createTestApp({ services: { pause: async () => {} } })
    const { client } = await signUpAs(app, 'premium')
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const begin = async () => (await client.get('/api/export')).body!.getReader()
    const list = async () => (await client.get('/api/entries')).status
    const [first, second] = [await begin(), await begin()]
    expect([await list(), (await client.get('/api/export')).status]).toEqual([429, 429])
    while (!(await first.read()).done);
    expect(await list()).toBe(200)
    const third = await begin()
    expect(await list()).toBe(429)
    await third.cancel()
    expect(await list()).toBe(200)
    app.watch.begin()
    app.watch.fault = ({ sql }) => (/from "entries".* limit /.test(sql[0] ?? '') ? 'before' : undefined)
    const failing = await begin()
    await expect(Promise.all(Array.from({ length: 9 }, () => failing.read()))).rejects.toThrow('Failed query')
    app.watch.fault = undefined
    expect(await list()).toBe(200)
    await second.cancel()
  })

  it('ends with an error if the database fails, so that a part is not taken for the whole, and is logged', async () => {
    const logged: string[] = []
    vi.spyOn(console, 'error').mockImplementation((line: string) => void logged.push(line))
    const app = createTestApp()
    const { client, user, registration } = await signUp(app)
    for (let index = 0; index < 101; index += 1) await writeMorning(client, { date: addDays(testDay, -index) })
    let lists = 0
    app.watch.begin()
    app.watch.fault = ({ sql }) =>
      /from "entries".* limit /.test(sql[0] ?? '') && (lists += 1) === 2 ? 'before' : undefined
    const reply = await client.get('/api/export')
    expect(reply.status).toBe(200)
    await expect(reply.text()).rejects.toThrow('Failed query')
    expect(logged.map((line) => JSON.parse(line) as object)).toMatchObject([
      { event: 'fault', method: 'GET', path: '/api/export', requestId: expect.any(String), name: 'InjectedFault' },
    ])
    expect(logged[0]).not.toContain(user.id)
    for (const words of [registration.email, registration.name, 'Warm bread']) expect(logged[0]).not.toContain(words)
  })

  it('is Markdown on request', async () => {
    const app = createTestApp()
    const { client } = await signUp(app, { name: 'Ada' })
    await writeMorning(client, { gratitudeText: 'Warm bread\n# not a heading' })
    const text = await (await client.get('/api/export?format=markdown')).text()
    expect(text).toMatch(/^# Ada's journal\n/)
    expect(text).toContain('## Saturday, November 21, 2026\n\n### Gratitude\n\nWarm bread  \n\\# not a heading\n')
    expect((await client.get('/api/export?format=pdf')).status).toBe(400)
  })

  it('is Markdown in the language of its request, and the import reads it in another', async () => {
    const app = createTestApp()
    const { client } = await signUpAs(app, 'premium', { name: 'Ada' })
    const day = { ...emptyTexts, gratitudeText: 'Warm bread', eveningText: 'Rain', mood: 4 as const }
    const days = Array.from({ length: 150 }, (_, index) => ({ ...day, date: addDays(testDay, -index) }))
    for (const batch of batchesOf(days.map((one) => ({ ...one, aiResponse: 'Yes.', respondedAt: 1 })))) {
      expect((await client.post('/api/import', { days: batch })).status).toBe(200)
    }
    await client.post('/api/goals', { title: 'Bake', progress: 100 })
    for (const language of languages) {
      const reply = await client.get('/api/export?format=markdown', { headers: { 'Accept-Language': language } })
      const text = await reply.text()
      const words = inLanguage(language, () => [
        `# ${files.goals}\n`,
        `(${files.goal.completed})`,
        `# ${files.title('Ada')}`,
      ])
      for (const word of words) expect(text).toContain(word)
      expect(text.match(/^### /gm)).toHaveLength(4 * days.length)
      const read = readImportFiles([{ name: 'firstlight.md', text }], { zone: 'UTC', today: testDay, hasPremium: true })
      if ('unreadable' in read) throw new Error(read.unreadable)
      expect(read.days).toHaveLength(days.length)
      expect(read.days[0]).toMatchObject({ ...day, aiResponse: 'Yes.' })
      // The title of the file, and the goals.
      expect(read.leftOut).toHaveLength(2)
    }
  })
})
