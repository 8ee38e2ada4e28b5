import { describe, expect, it } from 'vitest'
import type { Entry } from '#domain/entry'
import { newMorning, testDay, writeMorning } from '../../testing/mornings.ts'
import { signUp, signUpAs } from '../../testing/people.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { day } from '../../testing/test-clock.ts'
import { createTestCoach } from '../../testing/test-coach.ts'

const guest = { ...newMorning(), diaryText: 'From before the account' }

describe('the transfer of guest texts', () => {
  it('stores today’s entry with its reply and its diary', async () => {
    const coach = createTestCoach()
    const app = createTestApp({ services: { coach } })
    const { client } = await signUp(app)
    const reply = await client.post('/api/save-guest-data', guest)
    const stored = await (await client.get(`/api/entries/${testDay}`)).json<Entry>()
    expect([reply.status, await reply.json()]).toEqual([200, { entry: stored }])
    expect(stored).toMatchObject({ ...guest, aiResponse: expect.stringContaining('Reply 1'), version: 2 })
    expect(await (await client.post('/api/save-guest-data', guest)).json()).toEqual({ entry: stored })
    expect(coach.asked).toHaveLength(1)
  })

  it('fills empty sections and overwrites nothing', async () => {
    const app = createTestApp()
    const { client } = await signUp(app)
    const written = await writeMorning(client, { gratitudeText: 'Already here' })
    await client.post('/api/save-guest-data', guest)
    const filled = await (await client.get(`/api/entries/${testDay}`)).json<Entry>()
    expect(filled).toMatchObject({ ...written, diaryText: guest.diaryText, version: 2 })
    await client.post('/api/save-guest-data', { ...guest, diaryText: 'Something else' })
    expect(await (await client.get(`/api/entries/${testDay}`)).json()).toEqual(filled)
  })

  it('stores a free person’s diary once, and a Premium diary whenever the diary is empty', async () => {
    for (const [role, second] of [
      ['free', ''],
      ['lapsed', ''],
      ['premium', 'Another'],
      ['employee', 'Another'],
    ] as const) {
      const app = createTestApp()
      const { client } = await signUpAs(app, role)
      await client.post('/api/save-guest-data', guest)
      app.clock.advance(day)
      await client.post('/api/save-guest-data', { ...guest, diaryText: 'Another' })
      expect(await (await client.get('/api/entries/2026-11-22')).json(), role).toMatchObject({
        gratitudeText: guest.gratitudeText,
        diaryText: second,
      })
    }
  })

  it('stores one diary, for many requests at the same moment', async () => {
    const app = createTestApp()
    const { client } = await signUp(app)
    await writeMorning(client)
    await Promise.all(
      Array.from({ length: 20 }, (_, n) => client.post('/api/save-guest-data', { diaryText: `Diary ${n}` })),
    )
    expect(await (await client.get(`/api/entries/${testDay}`)).json()).toMatchObject({
      diaryText: expect.stringMatching(/^Diary \d+$/),
      version: 2,
    })
  })

  it('stores no entry without both sections', async () => {
    const app = createTestApp()
    const { client } = await signUp(app)
    for (const part of [{}, { ...guest, goalsText: ' ' }, { gratitudeText: 'Only this' }, { diaryText: 'Only this' }]) {
      const reply = await client.post('/api/save-guest-data', part)
      expect([reply.status, await reply.json()]).toEqual([200, { entry: null }])
    }
    expect(await (await client.get('/api/entries')).json()).toEqual([])
    expect((await client.post('/api/save-guest-data', { diaryText: 'half \ud83c' })).status).toBe(400)
  })

  it('uses today in the person’s zone', async () => {
    const app = createTestApp()
    app.clock.set(Date.UTC(2026, 10, 21, 3))
    const { client } = await signUp(app, { timezone: 'America/New_York' })
    const reply = await client.post('/api/save-guest-data', { ...guest, date: '2026-11-25' })
    expect(await reply.json()).toMatchObject({ entry: { date: '2026-11-20' } })
  })
})
