import { expect, it } from 'vitest'
import { mailsTo } from '../../../testing/outbox.ts'
import { changeRow, signUp } from '../../../testing/people.ts'
import { createTestApp } from '../../../testing/test-app.ts'

it('a username is changed, opens the account in place of the one before, and is told by mail once', async () => {
  const app = createTestApp()
  const { client, user, registration } = await signUp(app)
  await changeRow(user.id, { emailVerifiedAt: 1 })
  const before = client.cookies.get('__Host-firstlight_known')
  // The second is the first again, whose response was lost.
  for (const _time of [1, 2]) {
    const reply = await client.post('/api/user/username', { username: ' Early-Wren ' })
    expect(await reply.json()).toMatchObject({ id: user.id, username: 'Early-Wren' })
  }
  const { username, password } = registration
  const open = async (name: string) => (await app.client().post('/api/login', { username: name, password })).status
  expect([await open(username), await open('early-wren')]).toEqual([401, 200])
  // This browser is known by the new name too.
  expect(client.cookies.get('__Host-firstlight_known')).not.toBe(before)
  await app.runWaiting()
  expect((await mailsTo(user)).map(({ subject }) => subject)).toEqual(['Your username was changed'])
  expect((await mailsTo(user))[0]!.text).not.toContain('Wren')
})

it('a username that another account has, in any case or width, is refused, and one that is none', async () => {
  const app = createTestApp()
  const [{ client, user }, other] = [await signUp(app), await signUp(app)]
  const change = async (username: string) => {
    const reply = await client.post('/api/user/username', { username })
    return [reply.status, ((await reply.json()) as { error?: { fields: object } }).error?.fields]
  }
  const taken = { username: 'This username is taken. Please choose another.' }
  expect(await change(other.registration.username.replace('p', 'Ｐ'))).toEqual([409, taken])
  expect((await change('two words'))[0]).toBe(400)
  // Its own, in another form.
  expect((await change(user.username!.toUpperCase()))[0]).toBe(200)
  expect((await app.client().post('/api/user/username', { username: 'anybody' })).status).toBe(401)
})
