import { DeliveryError, notConfigured } from '../../core/errors.ts'
import { requireSendable, type Mailer } from './mailer.ts'

const timeout = 10_000

/** Resend, or another server with the same API at `baseUrl`. The key of a mail is good for a day there. */
export function createResendMailer({
  apiKey,
  baseUrl,
  from,
  timeoutMs = timeout,
  fetch: outside = (input, init) => fetch(input, init),
}: {
  apiKey: string
  baseUrl: string
  from: string | undefined
  timeoutMs?: number
  fetch?: typeof fetch
}): Mailer {
  return {
    async send(mail) {
      if (!from) throw notConfigured('mail')
      requireSendable(mail)
      const { key, to, subject, text, html, replyTo, headers } = mail
      const send = () =>
        outside(`${baseUrl.replace(/\/+$/, '')}/emails`, {
          method: 'POST',
          headers: {
            Authorization: `Bearer ${apiKey}`,
            'Content-Type': 'application/json',
            'Idempotency-Key': key,
          },
          body: JSON.stringify({ from: `Firstlight <${from}>`, to, subject, text, html, reply_to: replyTo, headers }),
          // The request has the key and an address of a person; it must not follow to another server.
          redirect: 'manual',
          signal: AbortSignal.timeout(timeoutMs),
        })
      let status: number
      try {
        const reply = await send()
        status = reply.status
        await reply.body?.cancel()
      } catch (error) {
        // Perhaps it was sent; with its key it can be sent again and arrives once.
        throw new DeliveryError('try-later', error)
      }
      if (status >= 200 && status < 300) return
      // The description in the response may quote the address.
      const error = new Error(`Resend answered ${status}`)
      // An earlier request with this key had another text, and was perhaps sent.
      if (status === 409) throw error
      throw new DeliveryError([400, 413, 422, 451].includes(status) ? 'refused' : 'try-later', error)
    },
  }
}
