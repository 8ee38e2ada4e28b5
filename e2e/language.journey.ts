import { logIn } from './forms.ts'
import { storeGoal } from './goals.ts'
import { expect, expectNoSidewaysScroll, test, type Page } from './journey.ts'
import { store, today } from './mornings.ts'
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

test.describe('in German', () => {
  test.use({ locale: 'de-DE' })
  test('a screen reader says the words of a button as one text', async ({ page }) => {
    await signUp(page)
    await page.goto('/settings')
    await expect(page.getByRole('button', { name: 'Ändern: Name', exact: true })).toBeVisible()
  })
})

const openMenu = (page: Page) => page.getByRole('main').locator('[aria-haspopup=menu]').first().click()

type Visit = [path: string, act?: (page: Page) => Promise<void>]
const largeText: [who: string, visits: Visit[]][] = [
  [
    'a visitor',
    [['/'], ['/preview'], ['/auth'], ['/contact'], ['/privacy'], ['/goals'], ['/history'], ['/weekly-highlights']],
  ],
  [
    'somebody with Premium',
    [
      ['/'],
      ['/history'],
      [`/history?entry=${today()}`],
      [`/history/print/${today()}`],
      ['/goals/GOAL/view'],
      ['/goals/GOAL/edit', (page) => page.getByRole('button', { name: /^Zieltag/ }).click()],
      ['/goals', openMenu],
      [
        '/goals',
        async (page) => {
          await openMenu(page)
          await page.getByRole('menuitem', { name: 'Ziel löschen' }).click()
          await expect(page.getByRole('alertdialog')).toBeVisible()
        },
      ],
      [
        '/goals',
        async (page) => {
          await openMenu(page)
          await page.getByRole('menuitem', { name: 'Ziel erreicht' }).click()
          await page.goto('/goals/completed', { waitUntil: 'networkidle' })
          await openMenu(page)
          await page.getByRole('menuitem', { name: 'Ziel löschen' }).click()
          await page.getByRole('alertdialog').getByRole('button', { name: 'Ziel löschen' }).click()
          await expect(page.locator('.toast')).toBeVisible()
        },
      ],
      ['/goals/new'],
      ['/weekly-highlights'],
      ['/subscription'],
      ['/settings'],
      ['/settings', (page) => page.getByRole('button', { name: 'Importieren' }).click()],
    ],
  ],
  ['somebody without Premium', [['/subscription'], ['/subscription/checkout']]],
]
for (const [who, visits] of largeText)
  test.describe('in German', () => {
    test.use({ locale: 'de-DE', viewport: { width: 320, height: 640 } })
    test(`${who} finds each control whole on a narrow screen with text of twice the size`, async ({ page }) => {
      let goal = ''
      if (who !== 'a visitor') await signUp(page, who === 'somebody with Premium' ? 'premium' : 'free')
      if (who === 'somebody with Premium') {
        await store(page, { gratitudeText: 'Regen', goalsText: 'Aufstehen' })
        goal = (await storeGoal(page, { category: 'professional', targetDate: today(), milestones: ['Lesen'] })).id
      }
      for (const [path, act] of visits) {
        await page.goto(path.replace('GOAL', goal), { waitUntil: 'networkidle' })
        await act?.(page)
        await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
        await expectNoSidewaysScroll(page)
        expect(await cutControls(page), path).toEqual([])
      }
    })
  })

/** What is wider than its box, or reaches out of its dialog. A day of a calendar has two digits and no border that they could touch. */
const cutControls = (page: Page) =>
  page
    .locator('button:not(.month-day, .calendar-day), a, label, [role=tab], [role=menuitem], .toast p, h1, h2')
    .evaluateAll((controls) =>
      controls
        .filter((control) => control.checkVisibility() && getComputedStyle(control).display !== 'inline')
        .filter((control) => {
          const { clientWidth, scrollWidth } = control
          const dialog = control.closest('[role=dialog], [role=alertdialog]')
          const [box, around] = [control, dialog ?? control].map((one) => one.getBoundingClientRect())
          const isOut = box!.left < around!.left || box!.right > around!.right
          return (clientWidth > 0 && scrollWidth > clientWidth + 1) || isOut
        })
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
