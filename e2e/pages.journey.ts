import { prerenderedPaths, screens } from '#domain/screens'
import { browserSays, expect, expectAccessible, expectNoSidewaysScroll, test, type Page } from './journey.ts'
import { signUp } from './people.ts'

const addressOf = ({ path }: { path: string }) => path.replace(':id', 'an-id').replace(':period', '2026-11')
const paths = screens.map(addressOf)
for (const path of paths) if (path.includes(':')) throw new Error(`${path} needs a value.`)
/** What a subscriber sees otherwise than a person of the free plan. */
const pathsOfPremium = [
  ...screens.filter(({ access }) => access !== 'everyone' && access !== 'employee').map(addressOf),
  ...['/', '/congratulations'],
]
/** No goal has this id, and the screen of employees does not exist for others. */
const notThere = /status of 404 .*\/(api\/goals\/an-id|operator)/

test('an unknown address shows Page Not Found, with status 404', async ({ page, expectInConsole }) => {
  expectInConsole(browserSays.reply(404))
  const reply = await page.goto('/no-such-page')
  expect(reply?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  await expectAccessible(page)
})

for (const [path, title] of [
  ['/privacy', 'Privacy'],
  ['/terms', 'Terms'],
] as const) {
  test(`${path} names its date and links back to Settings`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
    await expect(page.getByRole('main')).toContainText('January 20, 2025')
    await expect(page.getByRole('link', { name: 'Back to Settings' })).toHaveAttribute('href', '/settings')
  })
}

test('the notices of third parties are served with the scripts that they are about', async ({ request }) => {
  const notices = await (await request.get('/third-party-notices.md')).text()
  for (const name of ['react-dom', 'zod', '@fontsource-variable/fraunces', '@fontsource-variable/figtree'])
    expect(notices).toContain(`## ${name} - `)
  expect(notices).toContain('Permission is hereby granted')
})

test('a second visit has a policy that matches its nonce', async ({ page }) => {
  for (const path of prerenderedPaths) {
    await page.goto(path)
    await page.reload()
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

test('a signed-in first paint makes no API call', async ({ page }) => {
  await signUp(page)
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push(pathname)
  })
  for (const path of ['/', '/goals', '/history', '/settings', '/subscription', '/contact']) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  expect(calls).toEqual([])
})

for (const plan of [undefined, 'free', 'premium'] as const) {
  const who = plan ? `${plan} person` : 'visitor'

  test(`every screen of a ${who} fits the narrowest phone and large text, and is accessible in light and in dark`, async ({
    page,
    expectInConsole,
  }) => {
    expectInConsole(notThere)
    if (plan) await signUp(page, plan)
    for (const path of plan === 'premium' ? pathsOfPremium : paths) {
      await page.setViewportSize({ width: 320, height: 640 })
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectNoSidewaysScroll(page)
      await page.setViewportSize({ width: 390, height: 844 })
      await resizeText(page, '200%')
      await expectNoSidewaysScroll(page)
      await resizeText(page, '')
      await page.setViewportSize({ width: 1280, height: 720 })
      await expectAccessible(page)
    }
  })
}

test('in forced colors a switch shows its state, lined paper has an edge, and a button looks like one', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await signUp(page)
  await page.goto('/')
  await expect(page.locator('.lined-box').last()).toHaveCSS('outline-style', 'solid')
  await page.goto('/settings')
  await expect(page.getByRole('button', { name: 'Edit name' })).toHaveCSS('text-decoration-line', 'underline')
  const fills = await page
    .getByRole('switch')
    .first()
    .evaluate((input) => [undefined, '::after'].map((part) => getComputedStyle(input, part).backgroundColor))
  expect(fills[0]).not.toBe(fills[1])
})

test('nothing that is printed has a shadow', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto('/auth')
  const card = page.locator('section', { has: page.getByRole('heading', { level: 1 }) })
  await expect(card).toHaveCSS('box-shadow', 'none')
})

test('each of the two forms of the sign-in has a name', async ({ page }) => {
  await page.goto('/auth')
  for (const name of ['Login', 'Passkey']) await expect(page.getByRole('form', { name })).toBeVisible()
})

test('a word of a gate that is wider than the phone is broken, in its heading and in its example', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/goals')
  await expect(page.getByText('An example of what you would find here.')).toBeVisible()
  await resizeText(page, '200%')
  // As in a font that is wider than ours.
  await page.addStyleTag({ content: 'h1 { letter-spacing: 0.15em }' })
  await expectNoSidewaysScroll(page)
})

/** As a browser does whose text is set to another size. */
async function resizeText(page: Page, size: string): Promise<void> {
  await page.evaluate((fontSize) => (document.documentElement.style.fontSize = fontSize), size)
}

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing is animated', async ({ page }) => {
    for (const path of ['/', '/auth', '/contact']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const moving = await page.evaluate(
        () =>
          [...document.querySelectorAll('*')]
            .map((element) => getComputedStyle(element))
            .filter(({ transitionDuration, animationDuration }) =>
              [transitionDuration, animationDuration].some((list) =>
                list.split(',').some((duration) => Number.parseFloat(duration) > 0.001),
              ),
            ).length,
      )
      expect(moving, `moving parts on ${path}`).toBe(0)
    }
  })
})

test('the sans is loaded after the first page, and shown from the next one on', async ({ page }) => {
  const isShown = () => page.evaluate(() => [...document.fonts].some(({ family }) => family === 'Figtree'))
  await page.goto('/auth')
  expect(await isShown()).toBe(false)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('sans'))).toBe('1')
  await page.reload()
  expect(await isShown()).toBe(true)
  await expect.poll(() => page.evaluate(() => [...document.fonts].at(-1)!.status)).toBe('loaded')
})
