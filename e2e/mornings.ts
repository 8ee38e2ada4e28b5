import { addDays, localDate } from '#domain/time/local-date'
import type { Entry } from '#domain/entry'
import { expect, type Page } from './journey.ts'

/** The time zone of every person in the journeys. */
const zone = 'America/New_York'
export const today = () => localDate(Date.now(), zone)
export const yesterday = () => addDays(today(), -1)

/** The instant of a time of day in New York, where the people of the journeys live. */
export function inNewYork(date: string, time: string): number {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeStyle: 'short' })
  const instants = [4, 5].map((hours) => Date.parse(`${date}T${time}:00Z`) + hours * 3_600_000)
  return instants.find((instant) => clock.format(instant) === time && localDate(instant, zone) === date)!
}

/** The page's clock shows another time, and the person looks at the page again. */
export async function lookAt(page: Page, date: string, time: string): Promise<void> {
  await page.clock.setFixedTime(inNewYork(date, time))
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
}

/** The person returns to the tab. */
export async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}

/** The person returns when the server answers again: what was started has to load, and a connection may have broken. */
export async function comeBackToServer(page: Page): Promise<void> {
  const isAnswered = () => page.evaluate(async () => (await fetch('/api/user').catch(() => undefined))?.ok ?? false)
  await expect.poll(isAnswered).toBe(true)
  await comeBack(page)
}

export const rain = {
  gratitudeText: 'Rain on the roof\nTea\nA letter from Ida',
  goalsText: 'Walk to the river\nCall home\nRead a chapter',
}
export const snow = { gratitudeText: 'Snow on the hill', goalsText: 'Clear the path' }
type Words = typeof rain

export const gratitude = (page: Page) =>
  page.getByRole('textbox', { name: "What are 3 things you're grateful for today?" })
export const goals = (page: Page) =>
  page.getByRole('textbox', { name: 'What are 3 small wins to move your day forward?' })
export const send = (page: Page) => page.getByRole('button', { name: 'Send My Response' })
export const letter = (page: Page) => page.getByRole('region', { name: 'Your Personal Motivation' })
export const diary = (page: Page) => page.getByRole('textbox', { name: 'Daily Diary' })

export async function write(page: Page, words: Words): Promise<void> {
  await gratitude(page).fill(words.gratitudeText)
  await goals(page).fill(words.goalsText)
}

export async function expectBoxes(page: Page, words: Words): Promise<void> {
  await expect(gratitude(page)).toHaveValue(words.gratitudeText)
  await expect(goals(page)).toHaveValue(words.goalsText)
}

/** The items of the day and the whole reply are shown. */
export async function expectWritten(page: Page, words: Words): Promise<void> {
  for (const item of `${words.gratitudeText}\n${words.goalsText}`.split('\n'))
    await expect(page.getByRole('listitem').filter({ hasText: item }).first()).toBeVisible()
  await expect(letter(page).getByText(/^Written at \d/)).toBeVisible()
}

/** The letter shows what it quotes from the page in italics, without marks. */
export const withoutMarks = (reply: string) => reply.replace(/[“”]/gu, '')

export async function store(page: Page, words: Words, date = today()): Promise<Entry> {
  const reply = await page.request.post('/api/entries', { data: { date, ...words } })
  if (!reply.ok()) throw new Error(`Storing an entry failed: ${reply.status()} ${await reply.text()}`)
  return (await reply.json()) as Entry
}

export async function stored(page: Page, date = today()): Promise<Entry | undefined> {
  const reply = await page.request.get(`/api/entries/${date}`)
  return reply.ok() ? ((await reply.json()) as Entry) : undefined
}

export const saved = ['Entry saved!', 'Your morning reflection has been saved and AI response generated.'] as const

/** The lines of the browser for a lost connection. */
export const cutOff = /net::ERR_(CONNECTION_FAILED|FAILED|INTERNET_DISCONNECTED)/

/** The server stores what was sent; its response is lost. */
export async function loseAnswers(page: Page, url: string): Promise<void> {
  await page.route(url, async (route) => {
    await route.fetch()
    await route.abort('connectionfailed')
  })
}

/** A browser whose storage is full or disabled. */
export async function fillStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('No room left', 'QuotaExceededError')
    }
  })
}

/** The browser asks, and the person stays. */
export async function expectQuestionBeforeClosing(page: Page): Promise<void> {
  // A browser asks only about a page that was used.
  await page.getByRole('textbox').first().click()
  const question = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const dialog = await question
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
}

/** Counts calls as they leave the page. */
export function countCalls(page: Page, method: string, pathname: string) {
  let count = 0
  page.on('request', (request) => {
    if (request.method() === method && new URL(request.url()).pathname === pathname) count += 1
  })
  return () => count
}
