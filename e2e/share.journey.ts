import { logIn } from './forms.ts'
import { expect, test, type Page } from './journey.ts'
import { diary, expectBoxes, gratitude, letter, rain, store, stored, write } from './mornings.ts'
import { signUp } from './people.ts'

/** Opens what the browser opens when another app shares something with the installed one. */
async function share(page: Page, shared: Record<string, string>, leadsTo = '/'): Promise<void> {
  await page.goto(`/share?${new URLSearchParams(shared)}`)
  await expect(page).toHaveURL(leadsTo)
}
const link = 'https://poems.example/snow'

test('what is shared is added to what was typed', async ({ page }) => {
  await signUp(page)
  await page.goto('/')
  await write(page, rain)
  await share(page, { title: 'Snow', text: `Snow\nat ${link}`, url: link })
  await expectBoxes(page, { ...rain, gratitudeText: `${rain.gratitudeText}\nSnow at ${link}` })
  await page.goBack()
  await expect(page).toHaveURL('/')
  expect(await stored(page)).toBeUndefined()
})

test('what a visitor shares is shown beside the sign-in, and offered to the person who signs in', async ({ page }) => {
  const { username, password } = await signUp(page)
  await page.request.post('/api/logout')
  await share(page, { title: 'Snow', url: link }, '/auth')
  await expect(page.getByRole('heading', { name: 'Your page is waiting' })).toBeVisible()
  await expect(page.getByText(`Snow ${link}`)).toBeVisible()
  await logIn(page, username, password)
  await page.getByRole('button', { name: 'Put It on My Page' }).click()
  await expect(gratitude(page)).toHaveValue(`Snow ${link}`)
})

test('beside a written page it is added to the diary, which is not saved by itself', async ({ page }) => {
  await signUp(page, 'premium')
  const { id } = await store(page, rain)
  await page.request.patch(`/api/entries/${id}`, { data: { diaryText: 'The kettle sang.', version: 1 } })
  await share(page, { text: 'Snow' })
  await expect(diary(page)).toHaveValue('The kettle sang.\n\nSnow')
  expect((await stored(page))?.diaryText).toBe('The kettle sang.')
})

test('beside a written page without a diary it begins an edit', async ({ page }) => {
  await signUp(page)
  await store(page, rain)
  await share(page, { text: 'Snow' })
  await expect(page.getByRole('textbox', { name: 'Gratitude' })).toHaveValue(`${rain.gratitudeText}\nSnow`)
  await expect(letter(page)).toBeVisible()
  expect(await stored(page)).toMatchObject(rain)
})
