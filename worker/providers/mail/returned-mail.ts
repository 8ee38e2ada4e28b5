import { createHmac } from 'node:crypto'
import { Buffer } from 'node:buffer'
import * as z from 'zod/mini'
import { sameBytes } from '../../core/secrets.ts'
import type { ReturnedMail, SignedMailEvent } from './mailer.ts'

const resendEvent = z.object({
  type: z.string(),
  created_at: z.string(),
  data: z.object({ to: z.array(z.string()), bounce: z.optional(z.object({ type: z.string() })) }),
})
const cloudflareEvent = z.object({
  type: z.string(),
  payload: z.object({ recipient: z.string(), bounce: z.optional(z.object({ type: z.string() })) }),
  metadata: z.object({ eventTimestamp: z.string() }),
})
const tolerance = 5 * 60_000

/** Nothing if it is about something else, and undefined if Resend did not sign it just now. */
export function readResendEvent(
  { body, header }: SignedMailEvent,
  { secret, now }: { secret: string; now: number },
): ReturnedMail | undefined {
  const [id, timestamp, signatures = ''] = ['svix-id', 'svix-timestamp', 'svix-signature'].map(header)
  if (!id || !/^\d{10}$/.test(timestamp ?? '') || Math.abs(Number(timestamp) * 1000 - now) > tolerance) return undefined
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const own = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(Buffer.from(body)).digest()
  const isSigned = signatures
    .split(' ')
    .some((one) => one.startsWith('v1,') && sameBytes(Buffer.from(one.slice(3), 'base64'), own))
  if (!isSigned) return undefined
  const { success, data } = z.safeParse(resendEvent, JSON.parse(Buffer.from(body).toString()))
  if (!success) return nothing
  const isSpam = data.type === 'email.complained'
  const isOver = isSpam || (data.type === 'email.bounced' && data.data.bounce?.type === 'Permanent')
  return isOver ? { addresses: data.data.to, at: Date.parse(data.created_at), isSpam } : nothing
}

/** What the event subscription of Cloudflare Email Service puts into its queue. */
export function readCloudflareEvent(body: unknown): ReturnedMail {
  const { success, data } = z.safeParse(cloudflareEvent, body)
  if (!success) return nothing
  const { type, payload, metadata } = data
  const isSpam = type.endsWith('.complained')
  const isOver = isSpam || (type.endsWith('.bounced') && payload.bounce?.type === 'hard')
  return isOver ? { addresses: [payload.recipient], at: Date.parse(metadata.eventTimestamp), isSpam } : nothing
}

const nothing: ReturnedMail = { addresses: [], at: 0, isSpam: false }
