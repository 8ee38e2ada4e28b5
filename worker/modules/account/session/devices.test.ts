import { describe, expect, it } from 'vitest'
import type { Device } from '#domain/device'
import { newId } from '#domain/id'
import { connect } from '../../../db/client.ts'
import { rowsOf } from '../../../db/statements.ts'
import { signUp } from '../../../testing/people.ts'
import { realEnv } from '../../../testing/real-env.ts'
import { everyKey } from '../../../testing/stored.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { sessions } from './session.table.ts'

const phone =
  'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'

describe('devices', () => {
  it('are listed up to a hundred, the newest', async () => {
    const app = createTestApp()
    const { client, user } = await signUp(app)
    const db = connect(realEnv.DB)
    const [first] = await app.services.sessions.listActive(user.id, app.clock.now())
    const older = Array.from({ length: 120 }, (_, index) => {
      const seen = first!.lastSeenAt - index - 1
      return { ...first!, id: newId(seen), tokenHash: crypto.randomUUID(), lastSeenAt: seen }
    })
    await db.insert(sessions).select(rowsOf(sessions, older))
    const devices = await (await client.get('/api/sessions')).json<Device[]>()
    expect(devices).toHaveLength(100)
    expect(devices.map(({ id }) => id)).toEqual([first!.id, ...older.slice(0, 99).map(({ id }) => id)])
  })

  it('are listed by name, and the current one is marked', async () => {
    const app = createTestApp()
    const { client, registration } = await signUp(app)
    app.clock.advance(1_000)
    const other = app.client({ headers: { 'User-Agent': phone } })
    await other.post('/api/login', { username: registration.username, password: registration.password })
    const devices = await (await client.get('/api/sessions')).json<Device[]>()
    expect(devices.map(({ name, isThisOne }) => [name, isThisOne])).toEqual([
      ['Chrome on Android', false],
      ['An unknown device', true],
    ])
    expect(JSON.stringify(devices)).not.toMatch(/[0-9a-f]{64}/)
  })

  it('are ended one at a time, effective on the next request, with KV two minutes behind', async () => {
    const app = createTestApp()
    const { client, registration } = await signUp(app)
    const other = app.client()
    await other.post('/api/login', { username: registration.username, password: registration.password })
    const all = await (await client.get('/api/sessions')).json<Device[]>()
    const ended = all.find(({ isThisOne }) => !isThisOne)!
    app.watch.staleKv = await everyKey()
    expect((await client.delete(`/api/sessions/${ended.id}`)).status).toBe(200)
    expect((await other.get('/api/user')).status).toBe(401)
    expect((await client.get('/api/user')).status).toBe(200)
    expect((await client.delete(`/api/sessions/${ended.id}`)).status).toBe(404)
  })

  it('are ended together, except the current one', async () => {
    const app = createTestApp()
    const { client, registration } = await signUp(app)
    const others = [app.client(), app.client()]
    for (const other of others)
      await other.post('/api/login', { username: registration.username, password: registration.password })
    expect(await (await client.delete('/api/sessions')).json()).toEqual({ ended: 2 })
    for (const other of others) expect((await other.get('/api/user')).status).toBe(401)
    expect((await client.get('/api/user')).status).toBe(200)
  })

  it('of another person are answered with 404', async () => {
    const app = createTestApp()
    const ada = await signUp(app)
    const ben = await signUp(app)
    const [theirs] = await (await ben.client.get('/api/sessions')).json<Device[]>()
    const foreign = await ada.client.delete(`/api/sessions/${theirs!.id}`)
    const absent = await ada.client.delete('/api/sessions/01900000-0000-7000-8000-000000000000')
    expect([foreign.status, await foreign.text()]).toEqual([absent.status, await absent.text()])
    expect((await ben.client.get('/api/user')).status).toBe(200)
  })
})
