import { expect, it } from 'vitest'
import headersFile from '../../public/_headers?raw'
import { pushWorkerPath } from '#domain/push'
import { screens } from '#domain/screens'
import { rowOfRole, type SignedInRole } from '../dev/roles.ts'
import { newMorning } from '../testing/mornings.ts'
import { signUp, signUpAs } from '../testing/people.ts'
import { createTestApp, registeredCalls } from '../testing/test-app.ts'

const fault = () => Promise.reject(new Error('down'))

/** One of each kind of reply that we give. */
const kinds: [string, number, (app: ReturnType<typeof createTestApp>) => Promise<Response>][] = [
  ['a page', 200, (app) => app.client().get('/')],
  ['a page of a person', 200, async (app) => (await signUp(app)).client.get('/settings')],
  ['a page that is not there', 404, (app) => app.client().get('/nowhere')],
  ['a page by HEAD', 200, (app) => app.client().request('HEAD', '/')],
  ['a file', 200, (app) => app.client().get('/plain.txt')],
  ['a file that is not there', 404, (app) => app.client().get('/nothing.js')],
  [
    'a file whose store is down',
    500,
    () =>
      createTestApp({ services: { assets: { fetch: fault } as unknown as Fetcher } })
        .client()
        .get('/plain.txt'),
  ],
  [
    'a page whose store is down',
    500,
    () =>
      createTestApp({ services: { assets: { fetch: fault } as unknown as Fetcher } })
        .client()
        .get('/'),
  ],
  ['a method that pages do not know', 404, (app) => app.client().post('/')],
  ['a success', 200, async (app) => (await signUp(app)).client.get('/api/user')],
  [
    'a new account',
    201,
    async (app) =>
      (await signUp(app)).client.post('/api/contact', {
        name: 'A',
        email: 'a@mail.test',
        subject: 'S',
        message: 'Ten letters',
      }),
  ],
  ['no session', 401, (app) => app.client().get('/api/user')],
  ['nothing to call', 404, (app) => app.client().get('/api/nothing')],
  ['a bad request', 400, (app) => app.client().post('/api/login', {})],
  ['a foreign site', 403, (app) => app.client().post('/api/login', {}, { headers: { Origin: 'https://evil.test' } })],
  ['no JSON', 415, (app) => app.client().post('/api/login', {}, { headers: { 'Content-Type': 'text/plain' } })],
  ['too much', 413, (app) => app.client().post('/api/login', 'x'.repeat(70_000))],
  [
    'a flood',
    429,
    () =>
      createTestApp({ services: { floodGuard: { limit: async () => ({ success: false }) } } })
        .client()
        .get('/api/user'),
  ],
  [
    'a fault',
    500,
    async (app) => {
      const { client } = await signUp(app)
      app.watch.fault = ({ part }) => (part === 'd1' ? 'before' : undefined)
      return client.get('/api/user')
    },
  ],
  ['a redirect', 303, (app) => app.client().get('/api/auth/apple')],
  ['a redirect by the provider', 303, (app) => app.client().get('/api/auth/google/callback')],
  [
    'a reply in pieces',
    201,
    async (app) =>
      (await signUp(app)).client.post('/api/entries', newMorning(), { headers: { Accept: 'text/event-stream' } }),
  ],
  ...['json', 'markdown'].map((format): (typeof kinds)[number] => [
    `an export as ${format}`,
    200,
    async (app) => (await signUp(app)).client.get(`/api/export?format=${format}`),
  ]),
  [
    'a calendar feed',
    200,
    async (app) => {
      const { client } = await signUpAs(app, 'premium')
      const { address } = await (await client.post('/api/calendar')).json<{ address: string }>()
      return app.client().get(address)
    },
  ],
  ['a file, the script of the service worker', 200, (app) => app.client().get(pushWorkerPath)],
  [
    'a file, the script that removes it',
    200,
    () =>
      createTestApp({ variables: { OFFLINE: 'off' } })
        .client()
        .get(pushWorkerPath),
  ],
  ['the outbox', 200, (app) => app.client().get('/dev/outbox')],
]

function expectSecured(headers: Headers): void {
  expect(headers.get('Strict-Transport-Security')).toMatch(/^max-age=31536000\b/)
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin')
  expect(headers.get('Permissions-Policy')).toMatch(/camera=\(\)/)
  expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin')
  const policy = headers.get('Content-Security-Policy')!.split('; ')
  for (const rule of ["default-src 'none'", "frame-ancestors 'none'", "object-src 'none'", "base-uri 'none'"])
    expect(policy).toContain(rule)
  expect(policy.find((rule) => rule.startsWith('script-src')) ?? '').not.toContain('unsafe')
}

it.each(kinds)('%s (%i) has the headers of every reply', async (_kind, status, ask) => {
  const { status: answered, headers } = await ask(createTestApp())
  expect(answered).toBe(status)
  expectSecured(headers)
})

it.each(registeredCalls(createTestApp()))('$call has them for a visitor and a person', async ({ method, path }) => {
  const app = createTestApp()
  for (const client of [app.client(), (await signUpAs(app, 'premium')).client]) {
    const asked = path.replace(':date', '2026-11-21').replace(':name', '2026-11').replaceAll(/:\w+/g, 'absent')
    const { headers } = await client.request(method, asked, method === 'GET' ? undefined : newMorning())
    expectSecured(headers)
    expect(headers.get('Cache-Control')).toMatch(/\bno-store\b/)
  }
})

const others = createTestApp().routes.flatMap(({ method, path }) =>
  method !== 'GET' || path.startsWith('/api/') || /[*:]/.test(path) ? [] : [path],
)
const places = screens.map(({ path }) => path.replaceAll(/:\w+/g, 'absent'))

it.each([...new Set([...others, ...places])])('%s has them for a visitor and each role', async (path) => {
  const app = createTestApp()
  for (const client of [
    app.client(),
    ...(await Promise.all(
      (Object.keys(rowOfRole) as SignedInRole[]).map(async (role) => (await signUpAs(app, role)).client),
    )),
  ]) {
    const { headers } = await client.get(path)
    expectSecured(headers)
    expect(headers.get('Cache-Control')).toMatch(/\bno-store\b/)
  }
})

it('public/_headers gives the same headers to hashed files, which the platform serves', () => {
  const [path, ...lines] = headersFile.trim().split('\n')
  expect(path).toBe('/assets/*')
  const headers = new Headers(
    lines.map(
      (line) =>
        line
          .trim()
          .split(/: (.*)/s)
          .slice(0, 2) as [string, string],
    ),
  )
  expectSecured(headers)
  expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
})

it.each(kinds.filter(([kind]) => !kind.startsWith('a file')))(
  '%s is for no cache to keep',
  async (_kind, _status, ask) => {
    expect((await ask(createTestApp())).headers.get('Cache-Control')).toMatch(/\bno-store\b/)
  },
)
