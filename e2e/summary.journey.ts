import { summary } from '#domain/texts'
import { holdCalls } from './held-calls.ts'
import { browserSays, expect, expectAccessible, test } from './journey.ts'
import { rain, store } from './mornings.ts'
import { signUp } from './people.ts'

const closing = "You've got this! Every step forward counts."
const lede = "Congratulations! You've completed your daily reflection"

test('the daily summary shows the quote, three items of each list, and the links', async ({ page }) => {
  await signUp(page, 'premium')
  await store(page, { gratitudeText: 'Rain\nTea\nIda\nA fourth', goalsText: rain.goalsText })
  const quote = page.waitForRequest('**/api/motivation?date=*')
  await page.goto('/congratulations')
  await expect(page.getByRole('heading', { level: 1, name: 'Daily Summary' })).toBeVisible()
  await expect(page.getByText(lede)).toBeVisible()
  // Asked again: the body of a read that took too long for the page is gone.
  const { message } = (await (await page.request.get((await quote).url())).json()) as { message: string }
  await expect(page.getByText(message)).toBeVisible()
  for (const name of ["What You're Grateful For", "Goals You're Focused On", 'Your Active Goal Reminders']) {
    await expect(page.getByRole('heading', { name })).toBeVisible()
  }
  await expect(page.getByRole('listitem').filter({ hasText: 'Ida' })).toBeVisible()
  await expect(page.getByText('A fourth')).toHaveCount(0)
  await expect(page.getByText(closing)).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByRole('link', { name: 'View All Goals' })).toHaveAttribute('href', '/goals')
  await page.getByRole('link', { name: 'Start Your Day' }).click()
  await expect(page).toHaveURL('/')
})

test('the daily summary shows its loading text', async ({ page }) => {
  await signUp(page)
  await store(page, rain)
  const held = await holdCalls(page, '**/api/motivation?date=*')
  await page.goto('/congratulations')
  await expect(page.getByText('Preparing your daily motivation...').first()).toBeVisible()
  held.release()
  await expect(page.getByText(lede)).toBeVisible()
})

test('a failed quote is replaced by the fallback quote', async ({ page, expectInConsole }) => {
  expectInConsole(browserSays.reply(500))
  await signUp(page)
  await page.route('**/api/motivation?date=*', (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto('/congratulations')
  await expect(page.getByText(summary.fallback)).toBeVisible()
})

for (const who of ['visitor', 'person'] as const) {
  test(`a ${who} who has written nothing is not congratulated`, async ({ page }) => {
    if (who === 'person') await signUp(page)
    await page.goto('/congratulations')
    await expect(page.getByText('Nothing is written for today yet')).toBeVisible()
    await expect(page.getByText(lede)).toHaveCount(0)
    await expectAccessible(page)
    await expect(page.getByRole('link', { name: 'Start Your Day' })).toHaveAttribute('href', '/')
  })
}

test('a visitor sees the summary with the fallback quote', async ({ page }) => {
  await page.goto('/congratulations')
  await expect(page.getByText(summary.fallback)).toBeVisible()
  await expect(page.getByText(closing)).toBeVisible()
})
