import { createHmac } from 'node:crypto'
import type { APIResponse, Page } from '@playwright/test'

/** The account of a local run. */
const account = { sid: `AC${'0'.repeat(32)}`, token: 'local' }

/** Sends an SMS to the site, as Twilio does. */
export async function sendSms(
  page: Page,
  origin: string,
  { from, text, token = account.token }: { from: string; text: string; token?: string },
): Promise<APIResponse> {
  const url = `${origin}/api/sms/inbound`
  const form: Record<string, string> = {
    AccountSid: account.sid,
    Body: text,
    From: from,
    MessageSid: `SM${crypto.randomUUID().replaceAll('-', '')}`,
    To: '+12025550100',
  }
  const signed =
    url +
    Object.keys(form)
      .toSorted()
      .map((name) => name + form[name])
      .join('')
  const signature = createHmac('sha1', token).update(signed).digest('base64')
  return page.request.post(url, { form, headers: { 'X-Twilio-Signature': signature } })
}
