import { describe, expect, it, vi } from 'vitest'
import { newRegistration, signUp } from './testing/people.ts'
import { createTestApp, type TestApp } from './testing/test-app.ts'
import { hour } from './testing/test-clock.ts'
import type { Call } from './testing/watched-env.ts'

/** From here on these calls have no answer. */
function hang(app: TestApp, which: (call: Call) => boolean): void {
  app.watch.fault = (call) => (which(call) ? 'hangs' : undefined)
}
const kvWrites = ({ part, operation }: Call) => part === 'kv' && operation !== 'get'
const queues = ({ part }: Call) => part === 'queue'
const log = () => vi.spyOn(console, 'error').mockImplementation(() => {})

describe('while KV answers no write', () => {
  it('a person signs up, in and out', async () => {
    using _log = log()
    const app = createTestApp()
    hang(app, kvWrites)
    const registration = newRegistration()
    const client = app.client()
    expect((await client.post('/api/register', registration)).status).toBe(201)
    expect((await client.get('/api/user')).status).toBe(200)
    expect((await client.post('/api/login', registration)).status).toBe(200)
    expect((await client.get('/api/user')).status).toBe(200)
    expect((await client.post('/api/logout')).ok).toBe(true)
    expect((await client.get('/api/user')).status).toBe(401)
  })
})

describe('while no queue answers', () => {
  it('a message of the contact page is stored, and the sweep hands it over', async () => {
    const app = createTestApp()
    hang(app, queues)
    const message = { name: 'Ada', email: 'ada@mail.test', subject: 'While it hangs', message: 'Is anybody there?' }
    expect((await app.client().post('/api/contact', message)).status).toBe(201)
    app.watch.begin()
    app.clock.advance(hour)
    await app.cron()
    await app.runWaiting()
    expect((await app.services.readOutbox()).filter(({ subject }) => subject.includes(message.subject))).toHaveLength(1)
  })

  it('an account whose erasure fails is closed', async () => {
    using _log = log()
    const app = createTestApp()
    const { client, registration } = await signUp(app)
    app.services.personalStores = [{ erasePerson: () => Promise.reject(new Error('down')) }]
    hang(app, queues)
    expect((await client.delete('/api/user', { confirmation: registration.email })).ok).toBe(true)
    expect((await client.get('/api/user')).status).toBe(401)
  })
})
