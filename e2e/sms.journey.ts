import { unreachable } from '../src/lib/api-error.ts'
import { expectFieldError } from './forms.ts'
import { browserSays, expect, expectToast, test, type Page } from './journey.ts'
import { smsTo } from './outbox.ts'
import { signUp } from './people.ts'

const smsSwitch = (page: Page) => page.getByRole('switch', { name: 'Morning prompt by SMS' })
const number = (page: Page) => page.getByRole('textbox', { name: 'Mobile number' })
const code = (page: Page) => page.getByRole('textbox', { name: 'The code from the SMS' })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('the prompt by SMS is switched on by confirming the number, and nothing that is typed is lost', async ({
  page,
  context,
  expectInConsole,
}) => {
  expectInConsole(browserSays.offline)
  expectInConsole(/status of 400 .*\/api\/verification\/phone\/confirm/)
  const { phone } = await signUp(page)
  await page.goto('/settings')
  await expect(smsSwitch(page)).not.toBeChecked()
  await smsSwitch(page).click()
  await expect(number(page)).toBeFocused()
  await expect(number(page)).toHaveValue(phone)
  await number(page).fill('no number')
  await press(page, 'Send me a code')
  await expectFieldError(number(page), 'Please enter a valid phone number')

  const other = `${phone.slice(0, -1)}${(Number(phone.at(-1)) + 1) % 10}`
  await number(page).fill(other)
  await context.setOffline(true)
  await press(page, 'Send me a code')
  await expect(page.getByRole('main').getByText(unreachable)).toBeVisible()
  await context.setOffline(false)
  await expect(number(page)).toHaveValue(other)
  await press(page, 'Send me a code')
  await expect(code(page)).toBeFocused()
  await expect(code(page)).toHaveAccessibleDescription(new RegExp(`^On its way to \\${other}\\.`))

  const sent = /^\d{6}/.exec(await smsTo(page, other, 'is your Firstlight code'))![0]
  await code(page).fill(sent === '000000' ? '000001' : '000000')
  await press(page, 'Confirm number')
  await expectFieldError(code(page), 'That is not the code we sent')
  await code(page).fill(sent)
  await press(page, 'Confirm number')
  await expectToast(page, 'Number confirmed')
  await expect(code(page)).toHaveCount(0)
  await expect(smsSwitch(page)).toBeFocused()
  await expect(smsSwitch(page)).toBeChecked()
  await expect(page.getByText(`It goes to ${other}.`)).toBeVisible()

  await page.reload()
  await expect(smsSwitch(page)).toBeChecked()
  await expect(page.getByText(`${other}, confirmed`)).toBeVisible()
  await smsSwitch(page).click()
  await expectToast(page, 'Settings updated')
  await expect(smsSwitch(page)).not.toBeChecked()
})
