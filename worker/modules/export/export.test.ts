import { describe, expect, it } from 'vitest'
import { writeMorning } from '../../testing/mornings.ts'
import { signUp } from '../../testing/people.ts'
import { createTestApp } from '../../testing/test-app.ts'

describe('export', () => {
  it('is one JSON, the spec’s fields first, named after the person’s day', async () => {
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

  it('tells no secret', async () => {
    const app = createTestApp()
    const { client } = await signUp(app)
    const text = await (await client.get('/api/export')).text()
    expect(text).not.toMatch(/scrypt|[0-9a-f]{64}/)
  })

  it('is Markdown for people, and nothing else', async () => {
    const app = createTestApp()
    const { client } = await signUp(app, { name: 'Ada' })
    await writeMorning(client, { gratitudeText: 'Warm bread\n# not a heading' })
    const text = await (await client.get('/api/export?format=markdown')).text()
    expect(text).toMatch(/^# Ada's journal\n/)
    expect(text).toContain('## Saturday, November 21, 2026\n\n### Gratitude\n\nWarm bread  \n\\# not a heading\n')
    expect((await client.get('/api/export?format=pdf')).status).toBe(400)
  })
})
