import { screens } from '#domain/plan'
import { browserSays, expect, test } from './journey.ts'
import { signUp } from './people.ts'

test('an address that nobody knows is a page that says so, with the status to match', async ({ page, expectInConsole }) => {
  expectInConsole(browserSays.reply(404))
  const reply = await page.goto('/no-such-page')
  expect(reply?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
})

test('a second visit comes with a policy that fits it', async ({ page }) => {
  for (const { path } of screens.filter((screen) => 'prerendered' in screen)) {
    await page.goto(path)
    await page.reload()
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

test('a signed-in first paint asks the API for nothing', async ({ page }) => {
  await signUp(page)
  const calls: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request.url())
  })
  for (const path of ['/', '/goals', '/history', '/settings', '/subscription']) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  expect(calls).toEqual([])
})
