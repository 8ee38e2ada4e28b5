import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

type Mail = { to: string; subject: string; text: string }

/** The newest mail to an address whose subject has these words; waits for it, since some are sent by the queue. */
export async function mailTo(page: Page, address: string, words: string | RegExp): Promise<Mail> {
  let found: Mail | undefined
  await expect(async () => {
    const mails = (await (
      await page.request.get('/dev/outbox', { headers: { Accept: 'application/json' } })
    ).json()) as Mail[]
    found = mails.find(({ to, subject }) => to === address && new RegExp(words).test(subject))
    expect(found, `a mail to ${address}`).toBeDefined()
  }).toPass({ timeout: 20_000 })
  return found!
}

/** The first link in a mail. */
export function linkIn({ text }: Mail): string {
  const { pathname, search } = new URL(/https?:\/\/\S+/.exec(text)![0])
  return pathname + search
}
