import { describe, expect, it, vi } from 'vitest'
import { newRegistration, signUp } from '../testing/people.ts'
import { createTestApp } from '../testing/test-app.ts'

const silenced = () => vi.spyOn(console, 'error').mockImplementation(() => {})

describe('a fault of the server', () => {
  it('sends no detail to the person, and names the request in the log', async () => {
    using log = silenced()
    const app = createTestApp()
    const { client } = await signUp(app)
    app.watch.fault = ({ part }) => (part === 'd1' ? 'before' : undefined)
    const reply = await client.get('/api/user')
    const requestId = reply.headers.get('X-Request-Id')
    expect([reply.status, await reply.json()]).toEqual([
      500,
      { error: { code: 'server.fault', message: 'Something went wrong on our side. Please try again.', requestId } },
    ])
    expect(log.mock.calls.map(([line]) => JSON.parse(String(line)))).toContainEqual(
      expect.objectContaining({
        event: 'fault',
        requestId,
        method: 'GET',
        path: '/api/user',
        message: expect.stringContaining('did not happen'),
      }),
    )
  })

  it('writes no text of a person into the log', async () => {
    using log = silenced()
    const registration = newRegistration({ name: 'Ada Unmistakable' })
    for (let failing = 0; failing < 4; failing += 1) {
      const app = createTestApp()
      app.watch.fault = (_call, index) => (index === failing ? 'before' : undefined)
      await app.client().post('/api/register', registration)
      await app.client().post('/api/contact', {
        name: registration.name,
        email: registration.email,
        subject: registration.name,
        message: registration.name,
      })
    }
    const written = JSON.stringify(log.mock.calls)
    expect(written).toContain('fault')
    for (const word of [registration.email, registration.name, registration.phone, registration.password, 'scrypt'])
      expect(written).not.toContain(word)
  })

  it('does not let a caller write into the log', async () => {
    const reply = await createTestApp()
      .client()
      .get('/api/nothing', { headers: { 'X-Request-Id': 'a"},{"event":"forged' } })
    expect(reply.headers.get('X-Request-Id')).not.toContain('forged')
  })
})
