import { addDays } from '#domain/time/local-date'
import { instantOf } from '#domain/time/wall-clock'
import { daysOf, periodLabel, weekFrom, weekStartOf } from '#domain/time/week'
import { expect, test } from './journey.ts'
import { day, fillJournal } from './journals.ts'
import { rain, store, today } from './mornings.ts'
import { confirmEmail, linkIn, readOutbox } from './outbox.ts'
import { startOwnProduct } from './own-product.ts'
import { signUp } from './people.ts'

// Cron runs here with times to come, which would send the other journeys their messages.
const product = startOwnProduct({ name: 'week-mail', portOffset: 5 })

test.use({ baseURL: product.origin, timezoneId: 'America/New_York' })

test('the weekly mail comes on Sunday, opens the slides of its week, and is stopped by its link', async ({ page }) => {
  const person = await signUp(page, 'premium')
  await confirmEmail(page, person)
  const week = weekFrom(weekStartOf(today()))
  const earlier = daysOf(week).filter((date) => date < today())
  await fillJournal(
    page,
    earlier.map((date) => day(date, { gratitudeText: 'The heron on the weir' })),
  )
  await store(page, { ...rain, gratitudeText: 'The heron\nTea with Ida' })
  const sunday = instantOf({ date: addDays(week.last, 1), time: '06:00', zone: 'America/New_York' })!
  const minute = 60_000
  const mails = async () =>
    (await readOutbox(page)).filter(({ to, subject }) => to === person.email && subject.startsWith('Your week'))
  await product.runCron(page, Date.now())
  await product.runCron(page, sunday - minute)
  expect(await mails()).toHaveLength(0)
  await product.runCron(page, sunday)
  await product.runCron(page, sunday)
  await expect.poll(async () => (await mails()).length).toBe(1)
  const [mail] = await mails()
  expect(mail!.subject).toBe(`Your week, ${periodLabel(week)}`)
  const momentum = Math.round(((earlier.length + 1) / 7) * 100)
  expect(mail!.text).toContain(`That is a momentum of ${momentum}%.`)
  expect(mail!.text).toContain('heron')
  await page.goto(linkIn(mail!))
  await expect(page).toHaveURL(`/weekly-highlights?week=${week.first}`)
  const slide = page.getByRole('group', { name: /^\d of 6: / })
  await expect(slide.getByRole('heading', { level: 2 })).toHaveText(periodLabel(week))
  await page.getByRole('button', { name: /^Slide \d: Growth momentum/ }).click()
  await expect(slide).toContainText(`${momentum}%`)

  await page.goto(/\/unsubscribe\?message=\S+/.exec(mail!.text)![0])
  await page.getByRole('button', { name: 'Stop these mails' }).click()
  await expect(page.getByRole('status')).toContainText('The weekly mail is off.')
  await page.getByRole('link', { name: 'Open Settings' }).click()
  await expect(page.getByRole('switch', { name: 'Weekly highlights by e-mail' })).not.toBeChecked()
})
