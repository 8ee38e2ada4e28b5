import { expectFieldError } from './forms.ts'
import { holdAnswer } from './held-calls.ts'
import { browserSays, expect, expectToast, test, type Page, unreachable } from './journey.ts'
import { expectWritten, rain } from './mornings.ts'
import { nextMinute, readOutbox, runMinute, smsTo } from './outbox.ts'
import { signUp } from './people.ts'
import { sendSms } from './twilio.ts'

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
  const log = page.getByRole('region', { name: 'Last messages' })
  // The first answer with the list was made before the test, and comes after it.
  const first = await holdAnswer(page, '**/api/messages')
  await log.getByRole('button', { name: 'Show' }).click()
  await expect(log.getByText(`A test goes to ${other}.`)).toBeVisible()
  await log.getByRole('button', { name: 'Send me a test' }).click()
  await expect(log.getByText('The test is sent. Your phone should have it within a minute.')).toBeVisible()
  first.release()
  await expect(log.getByText('Test by SMS')).toBeVisible()
  await smsTo(page, other, 'A test from Firstlight')
  await smsSwitch(page).click()
  await expectToast(page, 'Settings updated')
  await expect(smsSwitch(page)).not.toBeChecked()
})

test('the answer to the morning SMS becomes the entry, an unclear answer gets one question and one notice, and STOP ends the SMS', async ({
  page,
  baseURL,
  expectInConsole,
}) => {
  expectInConsole(/status of 409 .*\/api\/user\/settings/)
  const { phone } = await signUp(page)
  await page.goto('/settings')
  await smsSwitch(page).click()
  await press(page, 'Send me a code')
  await code(page).fill(/^\d{6}/.exec(await smsTo(page, phone, 'is your Firstlight code'))![0])
  await press(page, 'Confirm number')
  await expectToast(page, 'Number confirmed')

  const { time, at } = nextMinute()
  expect((await page.request.patch('/api/user/settings', { data: { preferredTime: time } })).ok()).toBe(true)
  await runMinute(page)
  await runMinute(page, at)
  expect(await smsTo(page, phone, 'Reply with your thanks')).toContain(`${baseURL}/?respond=true`)

  const words = `${rain.gratitudeText}\nGoals\n${rain.goalsText}`
  expect((await sendSms(page, baseURL!, { from: phone, text: words, token: 'another' })).status()).toBe(403)
  const question = await sendSms(page, baseURL!, { from: phone, text: 'Rain on the roof' })
  expect(await question.text()).toContain('with the word GOALS on a line between them.')
  const second = await sendSms(page, baseURL!, { from: phone, text: 'Rain on the roof' })
  expect(await second.text()).toContain('This message was not stored either.')
  const third = await sendSms(page, baseURL!, { from: phone, text: 'Rain on the roof' })
  expect([third.status(), await third.text()]).toEqual([200, expect.not.stringContaining('<Message>')])

  // The page of the outbox calls the webhook as Twilio does, and shows what the webhook answers.
  await page.goto('/dev/outbox')
  const prompt = page.getByRole('article').filter({ hasText: phone }).filter({ hasText: 'Reply with your thanks' })
  await prompt.getByRole('textbox').fill(words)
  await prompt.getByRole('button').click()
  const confirmation = page.getByRole('article').filter({ hasText: phone }).filter({ hasText: 'is written.' })
  await expect(confirmation).toHaveCount(1)
  await page.goto(/https?:\S+/.exec(await smsTo(page, phone, 'is written'))![0])
  await expectWritten(page, rain)

  const sent = (await readOutbox(page)).filter(({ to }) => to === phone).length
  const stop = await sendSms(page, baseURL!, { from: phone, text: 'stop' })
  expect([stop.status(), await stop.text()]).toEqual([200, expect.not.stringContaining('<Message>')])
  expect((await readOutbox(page)).filter(({ to }) => to === phone)).toHaveLength(sent)
  await page.goto('/settings')
  await expect(smsSwitch(page)).not.toBeChecked()
  await smsSwitch(page).click()
  await expectToast(page, 'Update failed')
  await expect(page.getByText(/^This number has answered STOP/)).toBeVisible()
  await expect(smsSwitch(page)).not.toBeChecked()
})
