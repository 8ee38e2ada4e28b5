import { describe, expect, it } from 'vitest'
import { connect } from '../../db/client.ts'
import { signUp } from '../../testing/people.ts'
import { realEnv } from '../../testing/real-env.ts'
import { everyRow, tracesOf } from '../../testing/stored.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { adCounts } from './ad-count.table.ts'

const event = { adType: 'banner', action: 'impression', sessionId: 'c0ffee' }

const rows = () => connect(realEnv.DB).select().from(adCounts)
const counted = async () => (await rows()).reduce((sum, { count }) => sum + count, 0)

describe('an event of an advertisement', () => {
  it('is counted by day, with neither the person nor the session', async () => {
    const app = createTestApp()
    const { client, user } = await signUp(app)
    const { rate_counters: _limits, ad_counts: _none, ...before } = await everyRow()
    await Promise.all(
      [1, 2, 3].map(async () => expect((await client.post('/api/admob/track', event)).status).toBe(202)),
    )
    await client.post('/api/admob/track', { ...event, adType: 'interstitial', action: 'close' })
    const row = { day: '2026-11-21', step: 0, adType: 'banner', action: 'impression', count: 3 }
    expect((await rows()).filter(({ day }) => day >= row.day)).toEqual([
      row,
      { ...row, adType: 'interstitial', action: 'close', count: 1 },
    ])
    expect(await tracesOf('c0ffee')).toEqual([])
    expect((await tracesOf(user.id)).filter((trace) => trace.startsWith('ad_counts'))).toEqual([])
    const { rate_counters: _later, ad_counts: _counts, ...after } = await everyRow()
    expect(after).toEqual(before)
    app.clock.advance(86_400_000)
    await client.post('/api/admob/track', event)
    expect(await rows()).toContainEqual({ ...row, day: '2026-11-22', count: 1 })
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

  it('is accepted when it cannot be counted', async () => {
    const app = createTestApp()
    const { client } = await signUp(app)
    app.watch.fault = ({ sql }) => (sql.some((statement) => statement.includes('ad_counts')) ? 'before' : undefined)
    expect((await client.post('/api/admob/track', event)).status).toBe(202)
  })

  it('is stored a thousand times a day for one person', async () => {
    const app = createTestApp({ limits: { adEventsPerPerson: 4 } })
    expect(createTestApp({ limits: 'strict' }).services.config.limits.adEventsPerPerson).toBe(1_000)
    const { client } = await signUp(app)
    const { client: other } = await signUp(app)
    const before = await counted()
    const replies = await Promise.all(Array.from({ length: 6 }, () => client.post('/api/admob/track', event)))
    expect(replies.map(({ status }) => status).sort()).toEqual([202, 202, 202, 202, 429, 429])
    expect((await counted()) - before).toBe(4)
    expect((await other.post('/api/admob/track', event)).status).toBe(202)
    app.clock.advance(86_400_000)
    expect((await client.post('/api/admob/track', event)).status).toBe(202)
  })
})
