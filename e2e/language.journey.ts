import { logIn } from './forms.ts'
import { storeGoal } from './goals.ts'
import { expect, expectNoSidewaysScroll, test, type Page } from './journey.ts'
import { store } from './mornings.ts'
import { openPhone, signUp, somebody } from './people.ts'
import { expectOneLanguage } from './shown-texts.ts'

test.use({ locale: 'en-XA', viewport: { width: 390, height: 844 } })

const widthIsKept = (page: Page) =>
  page.evaluate(() =>
    ['ltr', 'rtl'].every((direction) => {
      const root = document.documentElement
      root.dir = direction
      return getComputedStyle(document.body).direction === direction && root.scrollWidth <= root.clientWidth
    }),
  )

test('the landing page is in the language of the browser, before its scripts and after them', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 })
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA')
  await expect(page.getByRole('link', { name: 'Šígñ Íñ' })).toBeVisible()
  await page.getByRole('button', { name: 'Lét' }).click()
  await expect(page.getByText('Böth böxéš')).toBeVisible()
  expect(await widthIsKept(page)).toBe(true)
})

test('the landing page of a language is kept by the browser, and its form works', async ({ page }) => {
  await page.goto('/en')
  await page.getByRole('button', { name: "Let's Go" }).click()
  await expect(page.getByText('Both boxes are still empty.')).toBeVisible()
  await expect(page).toHaveURL(/:\d+\/$/)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.getByRole('textbox').first().fill('rain')
  await page.getByRole('button', { name: "Let's Go" }).click()
  await expect(page).toHaveURL(/\/auth$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

for (const locale of ['en-XA', 'de'])
  test.describe(`in ${locale}`, () => {
    test.use({ locale })

    for (const path of [
      '/',
      '/preview',
      '/auth',
      '/privacy',
      '/terms',
      '/accessibility',
      '/contact',
      '/history',
      '/goals',
    ])
      test(`a visitor reads one language on ${path}`, async ({ page }) => {
        await page.goto(path, { waitUntil: 'networkidle' })
        await page.mouse.move(9, 9)
        await expectOneLanguage(page)
        expect(await widthIsKept(page)).toBe(true)
      })

    for (const path of ['/', '/goals', '/goals/new', '/goals/completed', '/subscription', '/history', '/settings'])
      test(`somebody with Premium reads one language on ${path}`, async ({ page }) => {
        // A name and lines that have none of these letters.
        await signUp(page, 'premium', somebody('Brrr'))
        await store(page, { gratitudeText: 'Mmm', goalsText: 'Brr' })
        await page.goto(path, { waitUntil: 'networkidle' })
        await expectOneLanguage(page)
        expect(await widthIsKept(page)).toBe(true)
      })

    for (const screen of ['view', 'edit'])
      test(`somebody reads one language on the ${screen} screen of a goal`, async ({ page }) => {
        await signUp(page, 'premium', somebody('Brrr'))
        const { id } = await storeGoal(page, {
          title: 'Brr',
          reminderEnabled: true,
          isSmartGoal: true,
          milestones: ['Mmm'],
        })
        await page.goto(`/goals/${id}/${screen}`, { waitUntil: 'networkidle' })
        await expectOneLanguage(page)
        expect(await widthIsKept(page)).toBe(true)
      })
  })

const largeText: [who: string, paths: string[]][] = [
  ['a visitor', ['/', '/preview', '/auth', '/contact', '/privacy', '/goals', '/history', '/weekly-highlights']],
  ['somebody with Premium', ['/', '/history', '/goals', '/goals/new', '/weekly-highlights', '/settings']],
  ['somebody without Premium', ['/subscription', '/subscription/checkout']],
]
for (const [who, paths] of largeText)
  test.describe('in German', () => {
    test.use({ locale: 'de-DE', viewport: { width: 320, height: 640 } })
    test(`${who} finds each control whole on a narrow screen with text of twice the size`, async ({ page }) => {
      if (who !== 'a visitor') await signUp(page, who === 'somebody with Premium' ? 'premium' : 'free')
      for (const path of paths) {
        await page.goto(path, { waitUntil: 'networkidle' })
        await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
        await expectNoSidewaysScroll(page)
        expect(await cutControls(page), path).toEqual([])
      }
    })
  })

/** What is wider than its box. A day of the calendar has two digits and no border that they could touch. */
const cutControls = (page: Page) =>
  page.locator('button:not(.month-day), a, label, [role=tab], h1, h2').evaluateAll((controls) =>
    controls
      .filter((control) => control.checkVisibility() && getComputedStyle(control).display !== 'inline')
      .filter(({ clientWidth, scrollWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
      .map((control) => control.textContent),
  )

const chooseEnglish = async (page: Page) => {
  await page.getByRole('button', { name: /láñgüágé/i }).click()
  await page.getByRole('combobox').selectOption('en')
  await page.getByRole('button', { name: 'Šávé' }).last().click()
}

test('somebody chooses a language in Settings: screen, menu and the next page are in it, and what is typed stays', async ({
  page,
  browser,
}) => {
  const person = await signUp(page)
  await page.goto('/')
  await page.getByRole('textbox').first().fill('Rain on the roof')
  await page.goto('/settings')
  await chooseEnglish(page)
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.getByRole('navigation').getByRole('link', { name: 'Today' }).click()
  await expect(page.getByRole('textbox').first()).toHaveValue('Rain on the roof')
  await expect(page.getByRole('textbox').first()).toHaveAccessibleName(/grateful/)

  const phone = await openPhone(browser, person)
  const reply = await phone.goto('/history')
  expect(await reply!.text()).toContain('<html lang="en"')
})

test('what is typed into another form of Settings stays when the language changes', async ({ page }) => {
  await signUp(page)
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Édít ñámé' }).click()
  await page.getByRole('textbox').fill('June Meadow')
  await chooseEnglish(page)
  await expect(page.getByRole('combobox')).toHaveCount(0)
  await expect(page.getByRole('textbox')).toHaveValue('June Meadow')
  await page.goto('/settings')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('who signs in reads their own language, on a device that showed another one', async ({ page }) => {
  const { username, password } = await signUp(page)
  await page.request.patch('/api/user/settings', { data: { language: 'en-XA' } })
  await page.request.post('/api/logout')
  await page.goto('/en')
  await page.goto('/auth')
  await logIn(page, username, password)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA')
  await expect(page).toHaveURL(/:\d+\/(today)?$/)
  await expect(page.getByRole('link', { name: 'Hígh' })).toBeVisible()
})
