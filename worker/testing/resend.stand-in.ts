import * as z from 'zod'
import type { Mail } from '../providers/mail/mailer.ts'
import published from './resend.published.json'

export const resendStandInUrl = 'https://resend.test'
export const resendStandInKey = 're_stand_in'

const request = z.fromJSONSchema(published.request as never)
const reply = z.fromJSONSchema(published.reply as never)
const idempotencyKey = z.fromJSONSchema(published.headers['Idempotency-Key'] as never)

/** What goes wrong: a status, or a fault after (`lost`, `late 500`) or before (`unreachable`) the mail was accepted. */
export type ResendFault = number | 'lost' | 'late 500' | 'unreachable' | 'hang'

/**
 * Takes the place of Resend's API, and refuses what its published description does not have. The same key with another
 * body is refused, as there.
 */
export function createResendStandIn() {
  const accepted: (Partial<Mail> & { from: string })[] = []
  const bodies = new Map<string, string>()
  const standIn = {
    accepted,
    fault: undefined as ResendFault | undefined,
    async fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
      const call = new Request(input, init)
      const { fault } = standIn
      if (call.url !== resendStandInUrl + published.path || call.method !== 'POST') return refusal(404, 'not_found')
      if (fault === 'unreachable') throw new TypeError('connection refused')
      if (fault === 'hang') return hangUntilAborted(call.signal)
      if (typeof fault === 'number') return refusal(fault, 'a fault')
      if (call.headers.get('Authorization') !== `Bearer ${resendStandInKey}`) return refusal(403, 'invalid_api_key')
      const key = call.headers.get('Idempotency-Key')
      if (key !== null && (key === '' || !idempotencyKey.safeParse(key).success))
        return refusal(400, 'invalid_idempotency_key')
      const text = await call.text()
      const body = JSON.parse(text)
      if (!request.safeParse(body).success || !body.from || !body.to || !body.subject)
        return refusal(422, 'validation_error')
      if (key !== null && bodies.has(key)) {
        if (bodies.get(key) !== text) return refusal(409, 'invalid_idempotent_request')
      } else {
        const { reply_to: replyTo, ...mail } = body
        accepted.push({ ...mail, ...(key !== null && { key }), ...(replyTo !== undefined && { replyTo }) })
        if (key !== null) bodies.set(key, text)
      }
      if (fault === 'lost') return hangUntilAborted(call.signal)
      if (fault === 'late 500') return refusal(500, 'application_error')
      return Response.json(reply.parse({ id: String(accepted.length) }))
    },
  }
  return standIn
}

function refusal(status: number, name: string): Response {
  return Response.json({ statusCode: status, name, message: 'ada@mail.test cannot be used' }, { status })
}

function hangUntilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) =>
    signal.addEventListener('abort', () => reject(new DOMException('aborted', 'TimeoutError'))),
  )
}
