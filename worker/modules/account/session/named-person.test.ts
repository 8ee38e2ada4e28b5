import { beforeEach, describe, expect, it } from 'vitest'
import { emptyStorage, everyKey, everyRow } from '../../../testing/stored.ts'
import { signUp } from '../../../testing/people.ts'
import { newMorning } from '../../../testing/mornings.ts'
import { createTestApp, registeredCalls } from '../../../testing/test-app.ts'

const app = createTestApp()
beforeEach(emptyStorage)
const named = (id: string) => ({ headers: { 'X-Firstlight-Person': id } })

/** A read is counted before it is known whose it is. */
const stored = async () => {
  const { rate_counters: _reads, ...rows } = await everyRow()
  return [rows, await everyKey()]
}

describe('a call that names another person than the person of its session', () => {
  it.each(registeredCalls(app))('is refused and changes nothing at $call', async ({ method, path }) => {
    const [ada, ben] = [await signUp(app), await signUp(app)]
    const before = await stored()
    const reply = await ben.client.request(
      method,
      path.replace(':date', '2026-11-21').replaceAll(/:\w+/g, 'absent'),
      // The callbacks of Apple and Twilio take a form and nothing else.
      method === 'GET' || /\/callback$|^\/api\/sms\//.test(path) ? undefined : newMorning(),
      named(ada.user.id),
    )
    expect(reply.status).toBe(409)
    expect(await reply.json()).toMatchObject({ error: { code: 'session.other_person' } })
    expect(await stored()).toEqual(before)
  })

  it('is refused also when the entry of the other person is in the response', async () => {
    const [ada, ben] = [await signUp(app), await signUp(app)]
    await ben.client.post('/api/entries', newMorning({ gratitudeText: 'the words of ben' }))
    const reply = await ben.client.get('/api/entries/2026-11-21', named(ada.user.id))
    expect(reply.status).toBe(409)
    expect(await reply.text()).not.toContain('the words of ben')
  })
})

describe('a call that names the person of its session', () => {
  it('is answered like a call that names nobody', async () => {
    const { client, user } = await signUp(app)
    expect((await client.post('/api/entries', newMorning(), named(user.id))).status).toBe(201)
    expect((await client.get('/api/entries/2026-11-21', named(user.id))).status).toBe(200)
    expect((await client.post('/api/logout', undefined, named(user.id))).status).toBe(200)
  })

  it('is 401 after the session has ended', async () => {
    const { client, user } = await signUp(app)
    await client.post('/api/logout')
    expect((await client.post('/api/entries', newMorning(), named(user.id))).status).toBe(401)
  })
})
