import { expect, test } from './journey.ts'
import { storeGoal } from './goals.ts'
import { confirmEmail, readOutbox } from './outbox.ts'
import { startOwnProduct } from './own-product.ts'
import { signUp } from './people.ts'

// Cron runs here with times to come, which would end the sessions of the other journeys.
const product = startOwnProduct({ name: 'clock-change', portOffset: 2 })

test.use({ baseURL: product.origin, timezoneId: 'America/New_York' })

test('a daily reminder comes at the same time of the clock before and after the clocks change', async ({ page }) => {
  const person = await signUp(page, 'premium')
  await confirmEmail(page, person)
  expect((await page.request.patch('/api/user/settings', { data: { promptByEmail: false } })).ok()).toBe(true)
  const { id } = await storeGoal(page)
  await page.goto(`/goals/${id}/edit`)
  await page.getByLabel('Get email reminders for this goal').check()
  await page.getByLabel('Reminder Frequency').selectOption({ label: 'Daily' })
  await page.getByRole('button', { name: 'Update Goal' }).click()
  await expect(page.getByText('Daily, by email')).toBeVisible()
  // The times to come end the session, so no page may still read.
  await page.goto('about:blank')

  const runCronAt = (time: string) => product.runCron(page, Date.parse(time))
  const reminders = async () =>
    (await readOutbox(page)).filter(({ to, subject }) => to === person.email && subject.includes('Run the river loop'))
  // The preferred time is 6:00. New York is five hours behind UTC, and four from March 14th on.
  await runCronAt('2027-03-12T15:00:00Z')
  await runCronAt('2027-03-13T10:59:00Z')
  expect(await reminders()).toHaveLength(0)
  await runCronAt('2027-03-13T11:00:00Z')
  await expect.poll(async () => (await reminders()).length).toBe(1)
  await runCronAt('2027-03-14T09:59:00Z')
  await runCronAt('2027-03-14T10:00:00Z')
  await expect.poll(async () => (await reminders()).length).toBe(2)
  // The second hour and a doubled run bring nothing.
  await runCronAt('2027-03-14T10:00:00Z')
  await runCronAt('2027-03-14T11:00:00Z')
  await runCronAt('2027-03-15T10:00:00Z')
  await expect.poll(async () => (await reminders()).length).toBe(3)
  const [newest] = await reminders()
  expect(newest!.text).toContain(`${product.origin}/goals/${id}/view`)
})
