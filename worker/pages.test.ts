import { describe, expect, it } from 'vitest'
import type { Goal } from '#domain/goal'
import { addressOf, realLanguages } from '#domain/languages'
import { localDate } from '#domain/time/local-date'
import { pushWorkerPath } from '#domain/push'
import { prerenderedPaths, screens } from '#domain/screens'
import { writeMorning } from './testing/mornings.ts'
import { signUp, signUpAs } from './testing/people.ts'
import { realEnv } from './testing/real-env.ts'
import { createTestApp } from './testing/test-app.ts'

const titleOf = (html: string) => /<h1>(.*?)<\/h1>/.exec(html)?.[1]
const firstDataOf = (html: string) => {
  const json = /<script id="first-data" type="application\/json" nonce="[^"]+">(.*?)<\/script>/s.exec(html)?.[1]
  return json === undefined ? undefined : JSON.parse(json)
}
const at = (path: string) => path.replaceAll(/:\w+/g, '019aa000-0000-7000-8000-000000000000')
/** A screen of employees is not there for others. */
const statusForOthers = (path: string) => (path === '/operator' ? 404 : 200)

describe('a page', () => {
  it.each(screens.map(({ path }) => path))(
    '%s is there for a visitor: the one built for it, or the frame',
    async (path) => {
      const reply = await createTestApp().client().get(at(path))
      const html = await reply.text()
      expect([reply.status, reply.headers.get('Content-Type')]).toEqual([
        statusForOthers(path),
        'text/html; charset=utf-8',
      ])
      expect(titleOf(html)).toBe(prerenderedPaths.includes(path) ? `built ${path}` : 'frame')
      expect(firstDataOf(html)).toMatchObject({ user: null })
    },
  )

  it.each(screens.map(({ path }) => path))('%s brings a signed-in person along, and no call follows', async (path) => {
    const app = createTestApp({ variables: { AD_UNIT_ID: 'unit-7' } })
    const { client, user } = await signUp(app)
    app.watch.begin()
    const reply = await client.get(at(path))
    const html = await reply.text()
    const frames: Record<string, string> = {
      '/': 'frame of today',
      '/today': 'frame of today',
      '/settings': 'frame of settings',
    }
    expect([reply.status, titleOf(html), reply.headers.get('Cache-Control')]).toEqual([
      statusForOthers(path),
      frames[path] ?? 'frame',
      'private, no-store',
    ])
    expect(firstDataOf(html)).toMatchObject({ user, adUnitId: 'unit-7' })
    expect(app.watch.of('kv')).toHaveLength(1)
  })

  it.each([
    [undefined, 'en'],
    ['it-IT,it;q=0.9', 'en'],
    ['de-AT,de;q=0.9,en;q=0.5', 'de'],
    ['en-GB', 'en'],
    ['en;q=0.4, en-xa;q=0.8', 'en-XA'],
    ['../../assets', 'en'],
  ])('of a browser that asks for %s is in %s', async (asked, language) => {
    const client = createTestApp().client()
    for (const path of ['/', '/history', pushWorkerPath]) {
      const reply = await client.get(path, { headers: asked === undefined ? {} : { 'Accept-Language': asked } })
      expect((await reply.text()).startsWith(`<!-- /${language} -->`)).toBe(language !== 'en')
      if (path !== pushWorkerPath) expect(reply.headers.get('Content-Language')).toBe(language)
    }
  })

  it('is in the language of its cookie', async () => {
    const client = createTestApp().client()
    client.cookies.set('language', 'en-XA')
    const reply = await client.get('/', { headers: { 'Accept-Language': 'en' } })
    expect([reply.headers.get('Content-Language'), reply.headers.getSetCookie()]).toEqual(['en-XA', []])
  })

  it('of landing has an address in each language, which the browser keeps', async () => {
    const { client } = await signUp(createTestApp())
    const visitor = createTestApp().client()
    const landing = await visitor.get('/en-XA')
    const html = await landing.text()
    expect([landing.status, titleOf(html), landing.headers.get('Content-Language')]).toEqual([200, 'built /', 'en-XA'])
    expect(
      [...html.matchAll(/<link rel="(?:canonical|alternate)"[^>]*href="https:\/\/firstlight.test([^"]*)"/g)].map(
        ([, path]) => path,
      ),
    ).toEqual(['/en-XA', '/', ...realLanguages.map(addressOf)])
    expect((await visitor.get('/auth')).headers.get('Content-Language')).toBe('en-XA')
    const signedIn = await client.get('/en')
    expect([signedIn.status, signedIn.headers.get('Location'), signedIn.headers.get('Content-Language')]).toEqual([
      302,
      '/',
      null,
    ])
  })

  it.each(screens.map(({ path }) => path))('%s allows the script of Stripe only if it takes payments', async (path) => {
    const variables = {
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
      STRIPE_PRICE_ID: 'price_1',
    }
    const { client } = await signUp(createTestApp({ variables }))
    const policy = (await client.get(at(path))).headers.get('Content-Security-Policy')
    expect(policy?.includes('stripe.com')).toBe(path === '/subscription/checkout')
  })

  it.each([
    ['/history', 'frame of history'],
    ['/weekly-highlights', 'frame of highlights'],
  ])('names the scripts of %s to those who will see the screen', async (path, frame) => {
    const app = createTestApp()
    for (const [role, expected] of [
      ['free', 'frame'],
      ['premium', frame],
      ['employee', frame],
    ] as const) {
      const { client } = await signUpAs(app, role)
      expect(titleOf(await (await client.get(path)).text())).toBe(expected)
    }
  })

  it.each([
    '/nowhere',
    '/goals/1',
    '/settings/profile',
    '/__spa-fallback',
    '/index%2ehtml',
    '/%00',
    '/%F0%9F',
    '/dev',
    "/'--",
  ])('that no route knows (%s) is a 404, as a page', async (path) => {
    const reply = await createTestApp().client().get(path)
    expect([reply.status, reply.headers.get('Content-Type'), titleOf(await reply.text())]).toEqual([
      404,
      'text/html; charset=utf-8',
      'frame',
    ])
  })

  it('is served without its data when the look-up fails, and the client asks as usual', async () => {
    const app = createTestApp()
    const { client } = await signUp(app)
    app.watch.begin()
    app.watch.fault = ({ part }) => (part === 'd1' ? 'before' : undefined)
    const reply = await client.get('/')
    const html = await reply.text()
    expect([reply.status, titleOf(html), firstDataOf(html)]).toEqual([200, 'frame', undefined])
    expect(reply.headers.getSetCookie()).toEqual([])
  })

  it('is that of a visitor for a cookie without a session, which stays: the browser may have a newer one by then', async () => {
    const client = createTestApp().client()
    client.cookies.set('__Host-firstlight_session', 'A'.repeat(43))
    const reply = await client.get('/')
    expect(titleOf(await reply.text())).toBe('built /')
    expect(reply.headers.getSetCookie()).toEqual([])
  })

  it('is new each time: conditions of the browser do not reach the file', async () => {
    const app = createTestApp()
    const reply = await app
      .client()
      .get('/', { headers: { 'If-None-Match': '"built"', 'If-Modified-Since': new Date().toUTCString() } })
    expect([reply.status, reply.headers.get('ETag')]).toEqual([200, null])
    expect(titleOf(await reply.text())).toBe('built /')
  })

  it('says in Settings whether this browser gets pushes, and the key for them', async () => {
    const app = createTestApp()
    const { client } = await signUp(app)
    const { publicKey } = app.services.pusher!
    const push = async () => firstDataOf(await (await client.get('/settings')).text())?.push
    expect(await push()).toEqual({ publicKey, isOn: false })
    const keys = { p256dh: `B${'x'.repeat(86)}`, auth: 'y'.repeat(22) }
    await client.post('/api/push', { endpoint: 'https://fcm.googleapis.com/fcm/send/abc', keys })
    expect(await push()).toEqual({ publicKey, isOn: true })
  })

  it('shows a name as text, also if the name is HTML', async () => {
    const app = createTestApp()
    const name = '</script><script>alert(1)</script><!-- <img src=x onerror=alert(1)>'
    const { client, user } = await signUp(app, { name })
    const html = await (await client.get('/')).text()
    expect(html).not.toContain('<script>alert')
    expect(html).not.toContain('</script><script>')
    expect(html).not.toContain('<img')
    expect(html).not.toContain('<!-- ')
    expect(firstDataOf(html)).toMatchObject({ user: { id: user.id, name } })
  })
})

describe('the content that is seen before the scripts run', () => {
  const contentOf = (html: string) => /<div class="first-content">(.*)<\/div><script/s.exec(html)![1]!
  const marked = '<img src=x onerror=alert(1)> & "tea"'
  const asText = '&lt;img src=x onerror=alert(1)&gt; &amp; &quot;tea&quot;'

  it('is the form on a new day, and the page with its letter afterwards', async () => {
    const app = createTestApp()
    const { client, user } = await signUp(app)
    const today = async () => contentOf(await (await client.get('/')).text())
    expect(await today()).toContain('grateful for today?')
    const date = localDate(app.services.now(), user.timezone)
    const { aiResponse } = await writeMorning(client, { date, gratitudeText: marked })
    const content = await today()
    expect(content).toContain(asText)
    expect(content).not.toContain('<img')
    expect(content).toContain('Today’s page is written.')
    // Which paragraph quotes the page depends on the person.
    const quoting = aiResponse!.split('\n\n').find((paragraph) => paragraph.includes('“'))!
    expect(content).toContain(`${quoting.split('“')[0]}<em>`)
  })

  it('lists the newest entries of the history as text', async () => {
    const app = createTestApp()
    const { client } = await signUpAs(app, 'premium')
    await writeMorning(client, { gratitudeText: marked })
    const content = contentOf(await (await client.get('/history')).text())
    expect(content).toContain(asText)
    expect(content).not.toContain('<img')
    expect(contentOf(await (await client.get('/history?entry=2026-03-01')).text())).toBe('')
  })

  it('lists the goals as text, or says that there is none', async () => {
    const app = createTestApp()
    const { client } = await signUpAs(app, 'premium')
    const goals = async (path = '/goals') => contentOf(await (await client.get(path)).text())
    expect(await goals()).toContain('No goals yet')
    const { id } = await (await client.post('/api/goals', { title: marked, milestones: [marked] })).json<Goal>()
    const content = await goals()
    expect(content.split(asText)).toHaveLength(4)
    expect(content).not.toContain('<img')
    expect(content).toContain('1 active, 0 completed')
    expect(await goals('/goals/')).toBe(content)
    expect(await goals(`/goals/${id}/view`)).toBe('')
  })

  it('begins the settings with the profile', async () => {
    const app = createTestApp()
    const { client, user } = await signUp(app, { name: marked })
    const content = contentOf(await (await client.get('/settings')).text())
    expect(content).toContain(asText)
    expect(content).not.toContain('<img')
    expect(content).toContain(`${user.email}, not confirmed yet`)
    expect(content).toContain('Compare plans')
  })

  it('is the first slide of a week, and no slide of a month', async () => {
    const app = createTestApp()
    const { client } = await signUpAs(app, 'premium')
    const content = async (query: string) => contentOf(await (await client.get(`/weekly-highlights${query}`)).text())
    expect(await content('?week=2026-03-08')).toContain('>Mar 8 – 14, 2026</h2>')
    expect(await content('')).toContain('told in six short slides')
    expect(await content('?month=2026-03')).toBe('')
    // The app shows the current week in place of one before every page.
    expect(await content('?week=1899-01-01')).toBe('')
  })

  it('is the head of the gate without the plan', async () => {
    const app = createTestApp()
    const { client } = await signUp(app)
    await writeMorning(client, { gratitudeText: marked })
    const content = contentOf(await (await client.get('/history')).text())
    expect(content).toContain('Complete History Access')
    expect(content).toContain('Upgrade to Premium')
    expect(content).not.toContain(asText)
    const visitor = await app.client().get('/goals')
    expect(contentOf(await visitor.text())).toContain('Sign up to begin')
  })

  it('is left to the app on a page that needs help, and on an empty day that was asked for', async () => {
    const app = createTestApp()
    const { client, user } = await signUp(app)
    const content = async (path: string) => contentOf(await (await client.get(path)).text())
    expect(await content('/?date=2026-03-01')).toBe('')
    const date = localDate(app.services.now(), user.timezone)
    await writeMorning(client, { date, gratitudeText: 'I want to kill myself' })
    expect(await content('/')).toBe('')
  })

  it('is missing, and the page is there, if it cannot be written', async () => {
    const app = createTestApp()
    const { client, user } = await signUp(app)
    await realEnv.DB.prepare('UPDATE users SET timezone = ? WHERE id = ?').bind('Mars/Olympus', user.id).run()
    const page = await client.get('/')
    expect(page.status).toBe(200)
    const html = await page.text()
    expect(contentOf(html)).toBe('')
    expect(firstDataOf(html)).toMatchObject({ user: { id: user.id } })
  })
})

describe('a page when a part is overloaded or hangs', () => {
  const never = () => new Promise<never>(() => {})
  const limited = (limit: RateLimit['limit']) => createTestApp({ services: { floodGuard: { limit } } })

  it('is the bare frame beyond the limit, without a call to KV or D1', async () => {
    let isOpen = true
    const app = limited(async () => ({ success: isOpen }))
    const { client } = await signUp(app)
    isOpen = false
    app.watch.begin()
    const reply = await client.get('/settings')
    const html = await reply.text()
    expect([reply.status, titleOf(html), firstDataOf(html)]).toEqual([200, 'frame', undefined])
    expect(app.watch.calls).toEqual([])
    expect(reply.headers.getSetCookie()).toEqual([])
  })

  it.each([
    ['fails', () => Promise.reject(new Error('down'))],
    ['hangs', never],
  ])('is complete when the guard %s, and calls are answered', async (_fault, limit) => {
    const { client, user } = await signUp(limited(limit))
    expect(firstDataOf(await (await client.get('/settings')).text())).toMatchObject({ user })
    expect((await client.get('/api/user')).status).toBe(200)
  })

  it('is complete when KV hangs, and calls are answered', async () => {
    const app = createTestApp()
    const { client, user } = await signUp(app)
    const { sessions } = app.services
    const hung = createTestApp({ services: { sessions: { ...sessions, claimedOwner: never } } }).client()
    for (const [name, value] of client.cookies) hung.cookies.set(name, value)
    expect(firstDataOf(await (await hung.get('/')).text())).toMatchObject({ user })
    expect((await hung.get('/api/entries')).status).toBe(200)
    expect((await hung.get('/api/user')).status).toBe(200)
  })

  it('is served without its data when D1 hangs', async () => {
    const app = createTestApp()
    const { client } = await signUp(app)
    const { sessions } = app.services
    const hung = createTestApp({ services: { sessions: { ...sessions, findPerson: never } } }).client()
    for (const [name, value] of client.cookies) hung.cookies.set(name, value)
    const reply = await hung.get('/settings')
    const html = await reply.text()
    expect([reply.status, titleOf(html), firstDataOf(html)]).toEqual([200, 'frame', undefined])
  })
})

describe('the policy of a page', () => {
  it('allows its own scripts by a nonce that is used once', async () => {
    const app = createTestApp()
    const nonces = new Set<string>()
    for (let count = 0; count < 5; count += 1) {
      const reply = await app.client().get('/')
      const policy = reply.headers.get('Content-Security-Policy')!
      const nonce = /script-src 'self' 'nonce-([\w-]{22,})'/.exec(policy)![1]!
      const scripts = (await reply.text()).match(/<script[^>]*>/g)!
      expect(scripts).toHaveLength(3)
      for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`)
      nonces.add(nonce)
    }
    expect(nonces.size).toBe(5)
  })

  it('allows nothing else', async () => {
    const policy = (await createTestApp().client().get('/settings')).headers.get('Content-Security-Policy')!
    for (const rule of [
      "default-src 'none'",
      "frame-ancestors 'none'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
    ]) {
      expect(policy.split('; ')).toContain(rule)
    }
    expect(/script-src ([^;]*)/.exec(policy)![1]).toMatch(/^'self' 'nonce-[\w-]+'$/)
    expect(policy).not.toContain('*')
  })
})

describe('a file', () => {
  it('is served as it is', async () => {
    const reply = await createTestApp().client().get('/plain.txt')
    expect([reply.status, reply.headers.get('Content-Type'), await reply.text()]).toEqual([
      200,
      'text/plain',
      'Plain\n',
    ])
  })

  it('that is the service worker may make calls, and a new version is used at once', async () => {
    const { status, headers } = await createTestApp().client().get(pushWorkerPath)
    expect([status, headers.get('Content-Type'), headers.get('Cache-Control')]).toEqual([
      200,
      'text/javascript',
      'no-cache',
    ])
    const policy = headers.get('Content-Security-Policy')!.split('; ')
    expect(policy).toEqual(
      expect.arrayContaining(["default-src 'none'", "connect-src 'self'", "frame-ancestors 'none'"]),
    )
  })

  it('that is the service worker is another script where the app opens with a connection only', async () => {
    const app = createTestApp({ variables: { OFFLINE: 'off' } })
    const reply = await app.client().get(pushWorkerPath)
    expect([reply.status, reply.headers.get('Cache-Control'), await reply.text()]).toEqual([
      200,
      'no-cache',
      'removes()',
    ])
    expect(firstDataOf(await (await app.client().get('/')).text())).not.toHaveProperty('opensOffline')
    expect(firstDataOf(await (await createTestApp().client().get('/')).text())).toHaveProperty('opensOffline', true)
  })

  it.each([
    '/nothing.txt',
    '/index.html',
    '/auth/index.html',
    '/__spa-fallback.html',
    '/.env',
    '/.dev.vars',
    '/wp-login.php',
  ])('that is not public (%s) is a 404', async (path) => {
    expect((await createTestApp().client().get(path)).status).toBe(404)
  })

  it.each(['/nothing.txt', '/index.html', '/old/page.php', '/goals/v1.2'])(
    'that does not exist (%s) is a plain 404 for a program and the page for a browser',
    async (path) => {
      const client = createTestApp().client()
      const plain = await client.get(path, { headers: { Accept: '*/*' } })
      expect([plain.status, await plain.text()]).toEqual([404, 'Not found\n'])
      const page = await client.get(path, { headers: { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } })
      expect([page.status, page.headers.get('Content-Type'), titleOf(await page.text())]).toEqual([
        404,
        'text/html; charset=utf-8',
        'frame',
      ])
    },
  )

  it('is served without authentication', async () => {
    const app = createTestApp()
    const { client } = await signUp(app)
    app.watch.begin()
    await client.get('/plain.txt')
    expect(app.watch.calls).toEqual([])
  })
})
