import { localTwilioAccount, signatureOf } from '../providers/sms/twilio-request.ts'
import type { TestApp } from './test-app.ts'

type Parameters = Record<string, string>

export const sidOf = (number: number) => `SM${String(number).padStart(32, '0')}`
let made = 0

/** The parameters of an SMS from this number. */
export function inboundSms(from: string, text: string): Parameters {
  made += 1
  const { accountSid: AccountSid } = localTwilioAccount
  return { AccountSid, MessageSid: sidOf(made), From: from, To: '+12025550100', Body: text, NumMedia: '0' }
}

/** A request as Twilio makes it, signed for the public address of the site. */
export async function twilioRequest(
  { origin }: Pick<TestApp, 'origin'>,
  path: string,
  parameters: Parameters,
  { authToken = localTwilioAccount.authToken, signedFor = origin + path } = {},
): Promise<Request> {
  const signature = await signatureOf(authToken, signedFor, Object.entries(parameters))
  return new Request(origin + path, {
    method: 'POST',
    headers: { 'X-Twilio-Signature': signature, 'User-Agent': 'TwilioProxy/1.1' },
    body: new URLSearchParams(parameters),
  })
}

/** Sends an SMS to the site, and returns the text that answers it; null if there is none. */
export async function sendToSite(app: TestApp, from: string, text: string): Promise<string | null> {
  return answerIn(await app.fetch(await twilioRequest(app, '/api/sms/inbound', inboundSms(from, text))))
}

export async function answerIn(reply: Response): Promise<string | null> {
  const twiml = await reply.text()
  if (reply.status !== 200) throw new Error(`The webhook answered ${reply.status}: ${twiml}`)
  return /<Message[^>]*>(.*)<\/Message>/s.exec(twiml)?.[1] ?? null
}
