import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { User } from '#domain/user'
import { emptyDirectory } from '../testing/identity-stand-in.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp

beforeEach(() => {
  app = createTestApp()
  // What the Worker asks of its own address, as a local run lets it.
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) =>
    app.fetch(new Request(input as Request, init as RequestInit)),
  )
})
afterEach(emptyDirectory)

async function choose(choice: Record<string, string>) {
  const client = app.client()
  const start = new URL((await client.get('/api/auth/google')).headers.get('Location')!)
  expect(start.origin + start.pathname).toBe('https://firstlight.test/dev/google')
  const page = await client.get(start.pathname + start.search)
  expect(await page.text()).toContain('this page plays its part')
  const form = new URLSearchParams({ ...Object.fromEntries(start.searchParams), ...choice })
  const chosen = await client.request('POST', '/dev/google/choose', undefined, { body: form })
  const back = new URL(chosen.headers.get('Location')!)
  return { client, back, reply: await client.get(back.pathname + back.search) }
}

test('a person who is chosen on the local page is signed in by the code of production', async () => {
  const { client, reply } = await choose({ person: 'ada' })
  expect(reply.headers.get('Location')).toBe('/')
  expect(await (await client.get('/api/user')).json<User>()).toMatchObject({
    name: 'Ada Morning',
    email: 'ada@example.com',
    isVerified: true,
  })
})

test('each kind of account ends where Google would end', async () => {
  expect((await choose({ person: 'grace' })).reply.headers.get('Location')).toBe('/auth?complete_profile=1')
  expect((await choose({ person: 'nobody' })).reply.headers.get('Location')).toBe('/auth')
  expect((await choose({ name: '', email: '' })).reply.headers.get('Location')).toBe('/auth?complete_profile=1')
  const { client } = await choose({ person: 'lin' })
  expect(await (await client.get('/api/user')).json<User>()).toMatchObject({ isVerified: false })
})

test('a code works once, and only with its verifier', async () => {
  const { back } = await choose({ person: 'ada' })
  const { clientId, clientSecret } = app.services.local.google!.config
  const redeemed = {
    code: back.searchParams.get('code')!,
    clientId,
    clientSecret,
    redirectUri: `${back.origin}${back.pathname}`,
    verifier: 'v',
  }
  expect(await app.services.local.google!.redeem(redeemed)).toBeUndefined()
  const request = {
    client_id: clientId,
    redirect_uri: redeemed.redirectUri,
    state: 's',
    nonce: 'n',
    code_challenge: 'of another verifier',
  }
  const code = await app.services.local.google!.issueCode(request, { subject: 'x' })
  expect(await app.services.local.google!.redeem({ ...redeemed, code })).toBeUndefined()
})

test('it redirects only to the configured callback', async () => {
  const form = new URLSearchParams({
    client_id: app.services.local.google!.config.clientId,
    redirect_uri: 'https://evil.test/',
    state: 's',
    person: 'ada',
  })
  expect((await app.client().request('POST', '/dev/google/choose', undefined, { body: form })).status).toBe(400)
})
