import { expect, it } from 'vitest'
import { signUp } from '../../testing/people.ts'
import { everyKey, everyRow } from '../../testing/stored.ts'
import { createTestApp } from '../../testing/test-app.ts'

const event = { adType: 'banner', action: 'impression', sessionId: 'c0ffee' }

it('counts advertisements by day, without a person', async () => {
  const app = createTestApp()
  const { client } = await signUp(app)
  const before = await everyRow()
  for (let n = 0; n < 3; n += 1) expect((await client.post('/api/admob/track', event)).status).toBe(202)
  const counts = [...(await everyKey())].filter(([key]) => key.startsWith('ads:'))
  expect(counts).toEqual([['ads:2026-11-21:banner:impression', '3']])
  expect(await everyRow()).toEqual(before)
})

it('refuses other events', async () => {
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

it('succeeds when the count fails', async () => {
  const app = createTestApp()
  const { client } = await signUp(app)
  app.watch.fault = ({ key }) => (key?.startsWith('ads:') ? 'before' : undefined)
  expect((await client.post('/api/admob/track', event)).status).toBe(202)
})
