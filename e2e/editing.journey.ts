import { browserSays, expect, expectAccessible, expectToast, test, type Page } from './journey.ts'
import { cutOff, expectWritten, letter, rain, store, stored } from './mornings.ts'
import { signUp } from './people.ts'

const gratitude = (page: Page) => page.getByRole('textbox', { name: 'Gratitude' })
const edit = (page: Page) => page.getByRole('button', { name: 'Edit', exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })
const changed = { ...rain, gratitudeText: 'Rain on the window\nTea' }

async function openWrittenDay(page: Page): Promise<string> {
  await signUp(page)
  const { aiResponse } = await store(page, rain)
  await page.goto('/')
  await expectWritten(page, rain)
  return aiResponse!
}

test('a person without Premium changes the page where it stands, and keeps the letter', async ({ page }) => {
  const reply = await openWrittenDay(page)
  await edit(page).click()
  await expect(gratitude(page)).toHaveValue(rain.gratitudeText)
  await expect(save(page)).toBeDisabled()
  await gratitude(page).fill(changed.gratitudeText)
  await expectAccessible(page)
  await page.getByText('Keep this letter').click()
  await save(page).click()
  await expectToast(page, 'Entry Updated')
  await expectWritten(page, changed)
  await expect(edit(page)).toBeFocused()
  expect(await stored(page)).toMatchObject({ ...changed, aiResponse: reply, version: 2 })
})

test('another letter for a changed page is written unless the person keeps the one there is', async ({ page }) => {
  await openWrittenDay(page)
  const before = (await stored(page))!.respondedAt!
  await edit(page).click()
  await gratitude(page).fill(changed.gratitudeText)
  await expect(page.getByRole('radio', { name: 'Ask for a new one' })).toBeChecked()
  await save(page).click()
  await expectWritten(page, changed)
  await expect(letter(page)).toBeVisible()
  expect((await stored(page))!.respondedAt).toBeGreaterThan(before)
})

test('an edit that was begun is there after a reload, and can be cancelled and taken back', async ({ page }) => {
  await openWrittenDay(page)
  await edit(page).click()
  await gratitude(page).fill(changed.gratitudeText)
  await page.reload()
  await expect(gratitude(page)).toHaveValue(changed.gratitudeText)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expectWritten(page, rain)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(gratitude(page)).toHaveValue(changed.gratitudeText)
})

test('what Cancel in another tab discards is taken back in the tab where it was typed', async ({ page, context }) => {
  await openWrittenDay(page)
  const other = await context.newPage()
  await other.goto('/')
  for (const tab of [page, other]) await edit(tab).click()
  await gratitude(page).fill(changed.gratitudeText)
  await expect(gratitude(other)).toHaveValue(changed.gratitudeText)
  await other.getByRole('button', { name: 'Cancel' }).click()
  await expectToast(page, 'Changes discarded')
  await expect(gratitude(page)).toHaveValue(rain.gratitudeText)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(gratitude(page)).toHaveValue(changed.gratitudeText)
})

test('an edit that keeps the letter is sent with the connection, and still keeps it', async ({
  page,
  context,
  expectInConsole,
}) => {
  expectInConsole(cutOff)
  const reply = await openWrittenDay(page)
  await edit(page).click()
  await gratitude(page).fill(changed.gratitudeText)
  await page.getByText('Keep this letter').click()
  await context.setOffline(true)
  await save(page).click()
  await expect(page.getByText('It will be sent when the connection is back', { exact: false }).first()).toBeVisible()
  await context.setOffline(false)
  await expectWritten(page, changed)
  expect(await stored(page)).toMatchObject({ ...changed, aiResponse: reply })
})

test('an edit of a page that was changed elsewhere loses neither text', async ({ page, expectInConsole }) => {
  expectInConsole(browserSays.reply(409))
  await openWrittenDay(page)
  await edit(page).click()
  await gratitude(page).fill(changed.gratitudeText)
  const { id, version } = (await stored(page))!
  await page.request.patch(`/api/entries/${id}`, { data: { gratitudeText: 'From elsewhere', version } })
  await save(page).click()
  const conflict = page.getByRole('region', { name: /something else you wrote/ })
  await expect(conflict).toContainText('Rain on the window')
  await expect(conflict).toContainText('From elsewhere')
})
