import { addDays } from '#domain/time/local-date'
import { sameDayOf } from '#domain/time/month'
import { expect, expectAccessible, expectNoSidewaysScroll, test, type Page } from './journey.ts'
import { day, fillJournal } from './journals.ts'
import { countCalls, letter, rain, store, today } from './mornings.ts'
import { signUp } from './people.ts'

const card = (page: Page) => page.getByRole('region', { name: 'On this day' })

/** Today's page, scrolled to its end, where the last cards are loaded. */
async function openTodayToTheEnd(page: Page): Promise<void> {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Daily Diary' })).toBeVisible()
  await page.keyboard.press('End')
}

test('the pages of a week, a month and a year ago are called for at the end of the page, and open', async ({
  page,
}) => {
  await signUp(page, 'premium')
  const week = addDays(today(), -7)
  await fillJournal(page, [
    day(week, { gratitudeText: 'The heron on the weir\nTea' }),
    day(sameDayOf(today(), -1), { gratitudeText: 'Nothing. I want to kill myself' }),
    day(sameDayOf(today(), -12), { gratitudeText: `${'Bread and '.repeat(60)}salt` }),
  ])
  await store(page, rain)
  const calls = countCalls(page, 'GET', '/api/entries/on-this-day')
  await page.goto('/')
  await expect(letter(page)).toBeVisible()
  expect(calls()).toBe(0)
  await page.keyboard.press('End')
  await expect(card(page).getByRole('link')).toHaveCount(2)
  await expect(card(page).getByRole('link', { name: /^A year ago, .* Bread and/ })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  expect(calls()).toBe(1)
  await card(page)
    .getByRole('link', { name: /^A week ago, .* The heron on the weir$/ })
    .click()
  await expect(page).toHaveURL(`/?date=${week}`)
  await expect(page.getByRole('listitem').filter({ hasText: 'The heron on the weir' })).toBeVisible()
})

test('an earlier page that was edited on this device is not shown as it was', async ({ page }) => {
  await signUp(page, 'premium')
  const [week, year] = [addDays(today(), -7), sameDayOf(today(), -12)]
  await fillJournal(page, [day(week, { gratitudeText: 'The heron' }), day(year, { gratitudeText: 'The swans' })])
  await store(page, rain)
  // The whole page is in sight: what is loaded late would move a page that was scrolled to its end.
  await page.setViewportSize({ width: 1280, height: 3_000 })
  await page.goto('/')
  await expect(card(page).getByRole('link')).toHaveCount(2)
  await page.getByRole('link', { name: 'History' }).first().click()
  await page
    .getByRole('button', { name: /The heron/ })
    .last()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Gratitude' }).fill('I want to kill myself')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'People who listen' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Today' }).first().click()
  await expect(card(page).getByRole('link', { name: /The swans$/ })).toBeVisible()
  await expect(card(page).getByRole('link')).toHaveCount(1)
})

for (const [beside, gratitudeText, role] of [
  ['a page that needs help', 'Nothing. I want to kill myself', 'premium'],
  ['a page of grief', 'My mother died on Tuesday', 'premium'],
  ['the page of a free person', 'Rain', 'free'],
] as const) {
  test(`no earlier page is called for beside ${beside}`, async ({ page }) => {
    await signUp(page, role)
    await fillJournal(page, [day(addDays(today(), -7))])
    await store(page, { ...rain, gratitudeText })
    const calls = countCalls(page, 'GET', '/api/entries/on-this-day')
    await openTodayToTheEnd(page)
    await page.waitForLoadState('networkidle')
    await expect(card(page)).toHaveCount(0)
    expect(calls()).toBe(0)
  })
}
