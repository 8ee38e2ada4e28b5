import { Hono, type Context } from 'hono'
import { html } from 'hono/html'
import * as z from 'zod/mini'
import type { DeliveryStatus } from '#domain/message'
import type { Services } from './answer.services.ts'
import { AppError } from '../../core/errors.ts'
import { requireOrigin } from '../../core/config.ts'
import { laterOf } from '../../core/later.ts'
import { recordSmsReport } from '../message/message.usecases.ts'
import { receiveSms } from './answer.usecases.ts'

const sid = z.string().check(z.regex(/^(SM|MM)[0-9a-f]{32}$/i))
/** A short code can send too. */
const number = z.string().check(z.regex(/^\+?[1-9]\d{2,14}$/))

// Everything that is read is required in its whole form: two requests that differ in it can have one signature.
const inboundForm = z.object({ MessageSid: sid, From: number, To: number, Body: z.string() })
const statusForm = z.object({
  MessageSid: sid,
  To: number,
  MessageStatus: z.string().check(z.regex(/^[a-z_]+$/)),
  ErrorCode: z.optional(z.string().check(z.regex(/^\d*$/))),
})

const unsigned = () => new AppError(403, 'sms.unsigned', 'This request is not signed as it should be.')

const statuses: Record<string, DeliveryStatus> = {
  sent: 'sent',
  delivered: 'delivered',
  read: 'delivered',
  undelivered: 'undelivered',
  failed: 'undelivered',
}
const optedOut = '21610'

/** What Twilio calls: the answers of people, and what became of our SMS. */
export function smsRoutes(services: Services) {
  /** The vendor deletes an SMS only after it was delivered. No sweep finds what the queue did not take. */
  const remove = (c: Context, id: string) =>
    laterOf(c)(
      services.queue.send({ job: 'removeSms', id }, { delaySeconds: 60 }).catch(() => services.smsSender.remove?.(id)),
    )
  return new Hono()
    .post('/inbound', async (c) => {
      const { MessageSid, From, Body } = await readForm(c, services, inboundForm)
      const answer = await receiveSms(services, { id: MessageSid, from: From, text: Body, later: laterOf(c) })
      remove(c, MessageSid)
      return twiml(c, answer, requireOrigin(services.config))
    })
    .post('/status', async (c) => {
      const { MessageSid, To, MessageStatus, ErrorCode } = await readForm(c, services, statusForm)
      const status = statuses[MessageStatus]
      const id = c.req.query('message')
      if (status && id) {
        const hasOptedOut = ErrorCode === optedOut
        await recordSmsReport(services, { id, messageId: MessageSid, status, number: To, hasOptedOut })
      }
      if (status && status !== 'sent') remove(c, MessageSid)
      return c.body(null, 204)
    })
}

async function readForm<Form>(
  c: Context,
  { config, readTwilioRequest }: Services,
  schema: z.ZodMiniType<Form>,
): Promise<Form> {
  if (!readTwilioRequest) throw unsigned()
  const { pathname, search } = new URL(c.req.url)
  const signed = await readTwilioRequest({
    url: requireOrigin(config) + pathname + search,
    body: await c.req.text(),
    signature: c.req.header('X-Twilio-Signature'),
  })
  const form = schema.safeParse(signed)
  if (!form.success) throw unsigned()
  return form.data
}

/** Twilio sends the text as an SMS. A call that it repeats is answered again, so only one SMS is sent. */
async function twiml(c: Context, text: string | undefined, origin: string): Promise<Response> {
  const message = text === undefined ? '' : html`<Message action="${origin}/api/sms/status">${text}</Message>`
  const body = await html`<?xml version="1.0" encoding="UTF-8"?><Response>${message}</Response>`
  return c.body(String(body), 200, { 'Content-Type': 'text/xml; charset=utf-8' })
}
