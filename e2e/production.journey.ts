import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { browserSays, expect, test } from './journey.ts'
import { root, startOwnProduct } from './own-product.ts'
import { somebody } from './people.ts'

const noMailbox = 'SUPPORT_EMAIL is not set: messages of the contact page are stored, and nobody receives them.'
/** The built Worker without APP_ENV, as in a deployment. */
const deployment = startOwnProduct({
  name: 'production',
  portOffset: 1,
  env: { APP_ENV: '', LIMITS: '', SUPPORT_EMAIL: '' },
})
const { origin } = deployment

test.describe.configure({ mode: 'serial' })

test('the start and the deployment say that the contact page has no mailbox', async () => {
  await expect(() => expect(deployment.printed()).toContain(noMailbox)).toPass()
  const dryRun = spawn('node', ['scripts/deploy.ts', '--dry-run'], { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] })
  let deployText = ''
  dryRun.stderr.on('data', (text) => void (deployText += text))
  const [code] = await once(dryRun, 'close')
  expect([code, deployText]).toEqual([0, expect.stringContaining(noMailbox)])
})

test('nothing under /dev exists', async ({ request }) => {
  for (const path of [
    '/dev',
    '/dev/outbox',
    '/dev/google',
    '/dev/traces/x',
    '/dev/role/premium',
    '/dev/push/browsers',
    '/dev/push/some-browser',
  ]) {
    expect((await request.get(origin + path)).status(), path).toBe(404)
    expect((await request.post(origin + path, { headers: { Origin: origin } })).status(), path).toBe(404)
  }
})

test('no vendor is simulated: sign-in by a provider returns to the sign-in page', async ({ request }) => {
  const google = await request.get(`${origin}/api/auth/google`, { maxRedirects: 0 })
  expect([google.status(), google.headers().location]).toEqual([303, '/auth?error=oauth_failed'])
  const apple = await request.get(`${origin}/api/auth/apple`, { maxRedirects: 0 })
  expect([apple.status(), apple.headers().location]).toEqual([303, '/auth?error=apple_not_configured'])
})

test('a part without its secret answers 503 with its name, and the session cookie is bound to the host', async ({
  request,
}) => {
  const { username, email, name, password, phone } = somebody()
  const data = { username, email, name, password, phone, timezone: 'Europe/London', preferredTime: '06:00' }
  const registered = await request.post(`${origin}/api/register`, { data })
  expect(registered.status()).toBe(201)
  const cookie = registered.headers()['set-cookie']!
  expect(cookie).toMatch(/^__Host-firstlight_session=.*Secure/)
  const code = await request.post(`${origin}/api/verification/email`, { headers: { Cookie: cookie.split(';')[0]! } })
  expect([code.status(), await code.json()]).toEqual([
    503,
    { error: { code: 'mail.not_configured', message: "This server's mail is not set up yet." } },
  ])
})

test('the pages work and name no missing part', async ({ page, expectInConsole }) => {
  expectInConsole(browserSays.reply(404))
  await page.goto(origin)
  await expect(page.getByRole('button', { name: "Let's Go" })).toBeVisible()
  await page.goto(`${origin}/nowhere`)
  await expect(page.getByText('Page Not Found')).toBeVisible()
})
