import { expect, test } from './journey.ts'
import { signUp } from './people.ts'

const gates = [
  {
    paths: ['/goals', '/goals/new', '/goals/an-id/view', '/goals/an-id/edit', '/goal-wizard'],
    title: 'Goals Tracking & Planning',
  },
  { paths: ['/history'], title: 'Complete History Access' },
  { paths: ['/weekly-highlights'], title: 'Weekly Highlights & Analytics' },
]

for (const role of ['visitor', 'free', 'lapsed', 'premium', 'employee'] as const) {
  const shut = role === 'visitor' || role === 'free' || role === 'lapsed'
  test(`for the ${role} the Premium screens ${shut ? 'show gates with their titles' : 'are open'}`, async ({
    page,
    expectInConsole,
  }) => {
    // No goal has this id.
    expectInConsole(/status of 404 .*\/api\/goals\/an-id/)
    if (role !== 'visitor') await signUp(page, role)
    for (const { paths, title } of gates) {
      for (const path of paths) {
        await page.goto(path)
        await expect(page).toHaveURL(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible({ visible: shut })
      }
    }
  })
}

const marked = ['Goals', 'Highlights', 'History', 'Upgrade']
const plain = ['Today', 'Settings']

for (const plan of ['free', 'employee', 'lapsed'] as const) {
  test(`the navigation marks what is Premium for the ${plan}`, async ({ page }) => {
    await signUp(page, plan)
    await page.goto('/')
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
    await expect(links).toHaveText([/^Today/, /^Goals/, /^Highlights/, /^History/, /^Settings/, /^Upgrade/])
    for (const name of marked)
      await expect(links.filter({ hasText: name })).toHaveAccessibleName(new RegExp(`^${name} ?, Premium$`))
    for (const name of plain) await expect(links.filter({ hasText: name })).toHaveAccessibleName(name)
  })
}

test('for a subscriber nothing is marked, and Upgrade is called Premium', async ({ page }) => {
  await signUp(page, 'premium')
  await page.goto('/')
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  await expect(links).toHaveText(['Today', 'Goals', 'Highlights', 'History', 'Settings', 'Premium'])
})

test('the navigation links to each screen and marks the current one', async ({ page }) => {
  await signUp(page)
  await page.goto('/')
  for (const [name, path] of [
    ['Goals', '/goals'],
    ['Highlights', '/weekly-highlights'],
    ['History', '/history'],
    ['Settings', '/settings'],
    ['Upgrade', '/subscription'],
    ['Today', '/'],
  ]) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click()
    await expect(page).toHaveURL(path!)
    await expect(page.getByRole('navigation', { name: 'Main' }).locator('[aria-current=page]')).toContainText(name!)
  }
})
