import { describe, expect, it } from 'vitest'
import { signUp } from '../../testing/people.ts'
import { realEnv } from '../../testing/real-env.ts'
import { everyRow, tracesOf } from '../../testing/stored.ts'
import { createTestApp } from '../../testing/test-app.ts'

const event = { adType: 'banner', action: 'impression', sessionId: 'c0ffee' }

const storedEvents = async () => (await realEnv.KV.list({ prefix: 'ads:' })).keys

describe('an event of an advertisement', () => {
  it('is one key with its data in the metadata, and holds neither the person nor the session', async () => {
    const app = createTestApp()
    const { client, user } = await signUp(app)
    const { rate_counters: _limits, ...before } = await everyRow()
    const namesBefore = new Set((await storedEvents()).map(({ name }) => name))
    for (let n = 0; n < 3; n += 1) expect((await client.post('/api/admob/track', event)).status).toBe(202)
    const events = (await storedEvents()).filter(({ name }) => !namesBefore.has(name))
    expect(new Set(events.map(({ name }) => name)).size).toBe(3)
    const now = Date.now() / 1000
    for (const { name, metadata, expiration } of events) {
      expect(name).toMatch(/^ads:2026-11-21:[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f-]{21}$/)
      expect(metadata).toEqual({ adType: 'banner', action: 'impression' })
      expect(expiration! - now).toBeGreaterThan(2.9 * 86_400)
      expect(expiration! - now).toBeLessThan(3.1 * 86_400)
      expect(await realEnv.KV.get(name)).toBe('')
    }
    expect(await tracesOf('c0ffee')).toEqual([])
    expect((await tracesOf(user.id)).filter((trace) => trace.startsWith('ads:'))).toEqual([])
    const { rate_counters: _later, ...after } = await everyRow()
    expect(after).toEqual(before)
  })

  it('is refused if it is of another kind', async () => {
    const app = createTestApp()
    const { client } = await signUp(app)
    for (const wrong of [
      {},
      { ...event, adType: 'popup' },
      { ...event, action: 'x:y' },
      { ...event, sessionId: '' },
      { ...event, sessionId: 'x'.repeat(101) },
    ]) {
      expect((await client.post('/api/admob/track', wrong)).status).toBe(400)
    }
    expect((await app.client().post('/api/admob/track', event)).status).toBe(401)
  })

  it('is accepted when KV fails', async () => {
    const app = createTestApp()
    const { client } = await signUp(app)
    app.watch.fault = ({ key }) => (key?.startsWith('ads:') ? 'before' : undefined)
    expect((await client.post('/api/admob/track', event)).status).toBe(202)
  })

  it('is stored a thousand times a day for one person', async () => {
    const app = createTestApp({ limits: { adEventsPerPerson: 4 } })
    expect(createTestApp({ limits: 'strict' }).services.config.limits.adEventsPerPerson).toBe(1_000)
    const { client } = await signUp(app)
    const { client: other } = await signUp(app)
    const before = (await storedEvents()).length
    const replies = await Promise.all(Array.from({ length: 6 }, () => client.post('/api/admob/track', event)))
    expect(replies.map(({ status }) => status).sort()).toEqual([202, 202, 202, 202, 429, 429])
    expect((await storedEvents()).length - before).toBe(4)
    expect((await other.post('/api/admob/track', event)).status).toBe(202)
    app.clock.advance(86_400_000)
    expect((await client.post('/api/admob/track', event)).status).toBe(202)
  })
})
