import type { Page } from '@playwright/test'
import { nextOccurrence } from '#domain/time/recurrence'
import { expect } from './journey.ts'

type Mail = { to: string; subject: string; text: string }

/** The newest first. */
export async function readOutbox<Message = Mail>(page: Page): Promise<Message[]> {
  return (await page.request.get('/dev/outbox', { headers: { Accept: 'application/json' } })).json()
}

/** The newest mail to an address whose subject has these words; waits for it, since some are sent by the queue. */
export async function mailTo(page: Page, address: string, words: string | RegExp): Promise<Mail> {
  let found: Mail | undefined
  await expect(async () => {
    const mails = await readOutbox(page)
    found = mails.find(({ to, subject }) => to === address && new RegExp(words).test(subject))
    expect(found, `a mail to ${address}`).toBeDefined()
  }).toPass({ timeout: 60_000 })
  return found!
}

export async function confirmEmail(page: Page, { email }: { email: string }): Promise<void> {
  await page.request.post('/api/verification/email')
  const code = /\d{6}/.exec((await mailTo(page, email, /confirm|code/i)).text)![0]
  expect((await page.request.post('/api/verification/email/confirm', { data: { code } })).ok()).toBe(true)
}

/** What cron does each minute, as in notices that are stored with their change. */
export async function runMinute(page: Page, time = Date.now()): Promise<void> {
  const query = new URLSearchParams({ cron: '* * * * *', time: String(time) })
  expect((await page.request.get(`/cdn-cgi/handler/scheduled?${query}`)).ok()).toBe(true)
}

/** A time of the clock in New York, not yet begun; and the instant at which it comes next. */
export function nextMinute(): { time: string; at: number } {
  const clock = { timeZone: 'America/New_York', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  const time = new Intl.DateTimeFormat('en-GB', clock).format(Date.now() + 2 * 60_000)
  const recurrence = { zone: clock.timeZone, time, frequency: 'daily', startDate: '2000-01-01', endDate: null } as const
  return { time, at: nextOccurrence(recurrence, Date.now())!.at }
}

/** The text of the newest SMS to a number that has these words. */
export async function smsTo(page: Page, number: string, words: string | RegExp): Promise<string> {
  let found: Mail | undefined
  await expect(async () => {
    const sent = await readOutbox(page)
    found = sent.find(({ to, text }) => to === number && new RegExp(words).test(text))
    expect(found, `an SMS to ${number}`).toBeDefined()
  }).toPass({ timeout: 60_000 })
  return found!.text
}

/** The first link in a mail. */
export function linkIn({ text }: Mail): string {
  const { pathname, search } = new URL(/https?:\/\/\S+/.exec(text)![0])
  return pathname + search
}
