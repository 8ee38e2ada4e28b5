import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { smsTo } from '../testing/outbox.ts'
import { changeRow, signUp } from '../testing/people.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
beforeEach(() => {
  app = createTestApp()
  // What the Worker asks of its own address, as a local run lets it.
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) =>
    app.fetch(new Request(input as Request, init as RequestInit)),
  )
})
afterEach(() => void vi.restoreAllMocks())

it('an answer on the page of the outbox goes through the signed webhook, and its confirmation is in the outbox', async () => {
  const { client, user, registration } = await signUp(app)
  await changeRow(user.id, { phoneVerifiedAt: 1 })
  const body = new URLSearchParams({ from: registration.phone, text: 'Tea & toast\r\ngoals\r\nWalk' })
  const reply = await client.request('POST', '/dev/outbox/answer', undefined, { body })
  expect([reply.status, reply.headers.get('Location')]).toEqual([303, '/dev/outbox'])
  expect(await (await client.get('/api/entries')).json()).toMatchObject([
    { gratitudeText: 'Tea & toast', goalsText: 'Walk' },
  ])
  const sent = await smsTo(registration)
  expect(sent.map(({ text }) => text)).toEqual([expect.stringContaining('is written.')])
})
