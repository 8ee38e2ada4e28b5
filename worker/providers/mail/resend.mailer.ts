import { DeliveryError, notConfigured } from '../../core/errors.ts'
import { requireSendable, type Mail, type Mailer, type Sent } from './mailer.ts'

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
  const bodyOf = (mail: Mail) => {
    requireSendable(mail)
    const { to, subject, text, html, replyTo, headers } = mail
    return { from: `Firstlight <${from}>`, to, subject, text, html, reply_to: replyTo, headers }
  }
  const post = async (path: string, key: string, body: unknown): Promise<Response> => {
    let reply: Response
    try {
      reply = await outside(`${baseUrl.replace(/\/+$/, '')}${path}`, {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${apiKey}`,
          'Content-Type': 'application/json',
          'Idempotency-Key': key,
          // Of a batch, what is wrong with one mail keeps back no other.
          'x-batch-validation': 'permissive',
        },
        body: JSON.stringify(body),
        // The request has the key and addresses of people; it must not follow to another server.
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (reply.ok) return new Response(await reply.text())
    } catch (error) {
      // Perhaps it was sent; with its key it can be sent again and arrives once.
      throw new DeliveryError('try-later', error)
    }
    await reply.body?.cancel()
    // The description in the response may quote an address.
    const error = new Error(`Resend answered ${reply.status}`)
    // An earlier request with this key had another text, and was perhaps sent.
    if (reply.status === 409) throw error
    throw new DeliveryError([400, 413, 422, 451].includes(reply.status) ? 'refused' : 'try-later', error)
  }
  return {
    async send(mail) {
      if (!from) throw notConfigured('mail')
      await post('/emails', mail.key, bodyOf(mail))
    },

    async sendBatch(mails, key) {
      if (!from) throw notConfigured('mail')
      const outcomes: Sent[] = mails.map(() => ({}))
      const bodies = mails.flatMap((mail, index) => {
        try {
          return [{ index, body: bodyOf(mail) }]
        } catch (fault) {
          outcomes[index] = { fault }
          return []
        }
      })
      const bodiesSent = bodies.map(({ body }) => body)
      const faults = await post('/emails/batch', key, bodiesSent).then(
        async (reply) => faultsIn(await reply.json()),
        (fault: unknown) => new Map(bodies.map((_, at) => [at, fault])),
      )
      for (const [at, fault] of faults) if (bodies[at]) outcomes[bodies[at].index] = { fault }
      return outcomes
    },
  }
}

/** The mails of a batch that were refused, by their places. */
function faultsIn(reply: unknown): Map<number, unknown> {
  const { errors = [] } = reply as { errors?: { index: number }[] }
  return new Map(errors.map(({ index }) => [index, new DeliveryError('refused', new Error('Resend refused a mail'))]))
}
