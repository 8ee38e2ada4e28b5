import { addDays, shortDate, longDate } from '#domain/time/local-date'
import { expect, expectAccessible, expectNoSidewaysScroll, test, type Page } from './journey.ts'
import { day, dialog, fillJournal } from './journals.ts'
import { today } from './mornings.ts'
import { signUp } from './people.ts'

const question = (page: Page) => page.getByRole('textbox', { name: 'Your question' })
const found = (page: Page) => page.getByRole('list', { name: 'What you wrote' }).getByRole('listitem')
const ago = (days: number) => addDays(today(), -days)

async function openBox(page: Page) {
  await page.goto('/history')
  await page.getByRole('button', { name: 'Ask your journal' }).click()
  await expect(question(page)).toBeFocused()
}

for (const [name, viewport, colorScheme] of [
  ['on a phone in the dark', { width: 390, height: 844 }, 'dark'],
  ['on a desk', { width: 1280, height: 800 }, 'light'],
] as const)
  test.describe(name, () => {
    test.use({ viewport, colorScheme })

    test('a question is answered by the sentences of the days, which open', async ({ page }) => {
      await signUp(page, 'premium')
      await fillJournal(page, [
        day(ago(3), { gratitudeText: 'Tea\nSlept through the night and woke up fresh' }),
        day(ago(40), { diaryText: 'A long day. I slept like a stone! Then rain.' }),
        ...[5, 6, 7, 8].map((days) => day(ago(days))),
      ])
      await openBox(page)
      await question(page).fill('when did I last sleep well?')
      await page.keyboard.press('Enter')
      await expect(found(page)).toHaveText([
        /Slept through the night and woke up fresh/,
        /Daily Diary: I slept like a stone!/,
      ])
      // The sun rises with what was found.
      await expect(page.locator('.ask .hills')).toHaveAttribute('data-risen')
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await found(page).first().getByRole('button').click()
      await expect(page).toHaveURL(`/history?entry=${ago(3)}`)
      await expect(page.getByRole('heading', { name: longDate(ago(3)) })).toBeVisible()
      await page.goBack()
      await expect(dialog(page)).toBeHidden()
      await question(page).fill('Where did I meet Katharina?')
      await page.getByRole('button', { name: 'Ask', exact: true }).click()
      await expect(page.getByText('I find nothing about that.', { exact: true })).toBeVisible()
      await expect(page.locator('.ask .hills')).not.toHaveAttribute('data-risen')
      await page.getByRole('button', { name: 'Close the question' }).click()
      await expect(page.getByRole('button', { name: 'Ask your journal' })).toBeFocused()
    })

    test('what a model says names its days, and what was left out is said', async ({ page }) => {
      await signUp(page, 'premium')
      await fillJournal(page, [day(ago(3), { gratitudeText: 'Slept through the night' }), day(ago(9))])
      // Without a key no model answers, so its part is put in here.
      await page.route('/api/entries/ask', async (route) => {
        const answered = await route.fetch()
        const said = [{ text: 'You slept through the night, and it did you good.', dates: [ago(3), ago(9)] }]
        await route.fulfill({ json: { ...(await answered.json()), said, writtenBy: 'small:3b', leftOut: true } })
      })
      await openBox(page)
      await question(page).fill('When did I sleep well?')
      await page.keyboard.press('Enter')
      await expect(page.getByText('Answered by small:3b from your gratitudes and goals.')).toBeVisible()
      await expect(page.getByText('Some days were not given to the model.')).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await page.getByRole('button', { name: shortDate(ago(9)) }).click()
      await expect(page.getByRole('heading', { name: longDate(ago(9)) })).toBeVisible()
    })
  })

test('a question that gets no answer says so, and can be asked again', async ({ page, expectInConsole }) => {
  await signUp(page, 'premium')
  await fillJournal(page, [day(ago(3), { gratitudeText: 'Slept through the night' })])
  await openBox(page)
  await page.route('/api/entries/ask', (route) => route.abort('connectionfailed'))
  expectInConsole(/ERR_CONNECTION_FAILED/)
  await question(page).fill('When did I sleep well?')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your journal could not be asked')).toBeVisible()
  await page.unroute('/api/entries/ask')
  await page.keyboard.press('Enter')
  await expect(found(page)).toHaveCount(1)
  await expect(page.getByText('Your journal could not be asked')).toBeHidden()
})
