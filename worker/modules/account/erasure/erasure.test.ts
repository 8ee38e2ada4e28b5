import { describe, expect, it } from 'vitest'
import { tracesOf } from '../../../testing/stored.ts'
import { signUp } from '../../../testing/people.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { minute } from '../../../testing/test-clock.ts'
import type { FaultAt } from '../../../testing/watched-env.ts'

describe('leaving', () => {
  it('takes every row and every key along, and says farewell', async () => {
    const app = createTestApp()
    const { client, user, registration } = await signUp(app)
    await app.client().post('/api/login', { username: registration.username, password: registration.password })
    await client.post('/api/verification/email')
    expect(await tracesOf(user.id)).not.toEqual([])

    expect((await client.delete('/api/user', { confirmation: registration.email.toUpperCase() })).status).toBe(200)
    expect(await tracesOf(user.id)).toEqual([])
    expect((await client.get('/api/user')).status).toBe(401)
    const mails = (await app.services.readOutbox()).filter(({ to }) => to === registration.email)
    expect(mails.map(({ subject }) => subject)).toContain('Your account is gone')
    expect((await app.client().post('/api/register', registration)).status).toBe(201)
  })

  it('asks to be meant', async () => {
    const app = createTestApp()
    const { client } = await signUp(app)
    const reply = await client.delete('/api/user', { confirmation: 'yes' })
    expect([reply.status, await reply.json()]).toMatchObject([
      400,
      { error: { fields: { confirmation: 'Please type it exactly as shown' } } },
    ])
    expect((await client.get('/api/user')).status).toBe(200)
  })

  it('leaves nothing behind, whichever call fails on the way', async () => {
    for (const at of ['before', 'after'] as const satisfies FaultAt[]) {
      for (let failing = 0; ; failing += 1) {
        const app = createTestApp()
        const { client, user, registration } = await signUp(app)
        app.watch.begin()
        app.watch.fault = (_, index) => (index === failing ? at : undefined)
        const reply = await client.delete('/api/user', { confirmation: registration.email })
        const reached = app.watch.calls.length > failing
        app.watch.fault = undefined
        // An answer that was lost may be asked for again; one that was given holds.
        if (reply.status !== 200) await client.delete('/api/user', { confirmation: registration.email })
        app.clock.advance(10 * minute)
        await app.cron()
        await app.runWaiting()
        expect(await tracesOf(user.id), `call ${failing}, ${at} it took effect`).toEqual([])
        if (!reached) break
      }
    }
  })
})
