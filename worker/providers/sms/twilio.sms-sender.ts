import { DeliveryError } from '../../core/errors.ts'
import type { ConfigOf } from '../../core/config.ts'
import type { SmsSender } from './sms-sender.ts'

/** For the whole call, the body included. */
const longestCall = 10_000
/** The recipient has answered STOP. */
const optedOut = 21610

/** Twilio's REST API. It has no idempotency key, so a call whose outcome is unknown is not made again. */
export function createTwilioSmsSender(
  { accountSid, authToken, from, baseUrl }: ConfigOf<'twilio'>,
  {
    fetch: send = (input, init) => fetch(input, init),
    timeout = longestCall,
  }: { fetch?: typeof fetch; timeout?: number } = {},
): SmsSender {
  const url = `${baseUrl.replace(/\/+$/, '')}/2010-04-01/Accounts/${accountSid}/Messages`
  const headers = { Authorization: `Basic ${btoa(`${accountSid}:${authToken}`)}` }
  const sender: Record<string, string> = from.startsWith('MG') ? { MessagingServiceSid: from } : { From: from }
  return {
    async send({ to, text, validSeconds, statusCallback }) {
      const reply = await send(`${url}.json`, {
        method: 'POST',
        headers,
        body: new URLSearchParams({
          To: to,
          ...sender,
          Body: text,
          ValidityPeriod: String(validSeconds),
          ...(statusCallback && { StatusCallback: statusCallback }),
        }),
        redirect: 'manual',
        signal: AbortSignal.timeout(timeout),
      })
      if (reply.status !== 201) throw await refusalOf(reply)
      const { sid } = await reply.json<{ sid: string }>()
      return { messageId: sid }
    },

    async remove(messageId) {
      const { status } = await send(`${url}/${messageId}.json`, {
        method: 'DELETE',
        headers,
        redirect: 'manual',
        signal: AbortSignal.timeout(timeout),
      })
      // 404: it was removed before.
      if (status !== 204 && status !== 404) throw new Error(`Twilio answered ${status}`)
    },
  }
}

/** The number of the error is logged, and not its text, which quotes the recipient's number. */
async function refusalOf(reply: Response): Promise<Error> {
  const { code } = await reply.json<{ code?: number }>().catch(() => ({ code: undefined }))
  const cause = new Error(`Twilio answered ${reply.status}, code ${code ?? 'unknown'}`)
  if (code === optedOut) return new DeliveryError('opted-out', cause)
  if (reply.status === 400) return new DeliveryError('refused', cause)
  // Also a wrong key or a closed account: no SMS was taken, and the setting can be corrected.
  if (reply.status > 400) return new DeliveryError('try-later', cause)
  return cause
}
