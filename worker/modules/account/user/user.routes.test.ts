import { describe, expect, it } from 'vitest'
import { signUp } from '../../../testing/people.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { day, hour } from '../../../testing/test-clock.ts'
import { isWrite } from '../../../testing/watched-env.ts'

describe('GET /api/user', () => {
  it('costs one read of KV and one round trip to D1, and writes nothing on a normal day', async () => {
    const app = createTestApp()
    const { client, user } = await signUp(app)
    app.clock.advance(20 * hour)
    app.watch.begin()
    const reply = await client.get('/api/user')
    expect(reply.status).toBe(200)
    expect(await reply.json()).toEqual(user)
    expect(app.watch.calls.map(({ part, operation }) => `${part} ${operation}`).sort()).toEqual([
      expect.stringMatching(/^d1 /),
      'kv get',
    ])
    expect(app.watch.calls.filter(isWrite)).toEqual([])
  })

  it('writes the session to D1 and KV once a day', async () => {
    const app = createTestApp()
    const { client } = await signUp(app)
    app.clock.advance(day)
    app.watch.begin()
    await client.get('/api/user')
    expect(app.watch.calls.filter(isWrite).map(({ part }) => part)).toEqual(['d1', 'kv'])
    app.watch.begin()
    await client.get('/api/user')
    expect(app.watch.calls.filter(isWrite)).toEqual([])
  })
})
