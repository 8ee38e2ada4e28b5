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
  const known = new Map<string, string>()
  const standIn = {
    accepted,
    calls: 0,
    fault: undefined as ResendFault | undefined,
    async fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
      const call = new Request(input, init)
      const { fault } = standIn
      const isBatch = call.url === `${resendStandInUrl}${published.path}/batch`
      if ((!isBatch && call.url !== resendStandInUrl + published.path) || call.method !== 'POST')
        return refusal(404, 'not_found')
      standIn.calls += 1
      if (fault === 'unreachable') throw new TypeError('connection refused')
      if (fault === 'hang') return hangUntilAborted(call.signal)
      if (typeof fault === 'number') return refusal(fault, 'a fault')
      if (call.headers.get('Authorization') !== `Bearer ${resendStandInKey}`) return refusal(403, 'invalid_api_key')
      const key = call.headers.get('Idempotency-Key')
      if (key !== null && (key === '' || !idempotencyKey.safeParse(key).success))
        return refusal(400, 'invalid_idempotency_key')
      const text = await call.text()
      const bodies: any[] = [JSON.parse(text)].flat()
      const isRight = (body: any) => request.safeParse(body).success && body.from && body.to && body.subject
      const errors = bodies.flatMap((body, index) => (isRight(body) ? [] : [{ index, message: 'cannot be used' }]))
      const isStrict = !isBatch || call.headers.get('x-batch-validation') !== 'permissive'
      if ((isStrict && errors.length > 0) || bodies.length > 100) return refusal(422, 'validation_error')
      if (key !== null && known.has(key)) {
        if (known.get(key) !== text) return refusal(409, 'invalid_idempotent_request')
      } else {
        for (const { reply_to: replyTo, ...mail } of bodies.filter(isRight))
          accepted.push({ ...mail, ...(key !== null && { key }), ...(replyTo !== undefined && { replyTo }) })
        if (key !== null) known.set(key, text)
      }
      if (fault === 'lost') return hangUntilAborted(call.signal)
      if (fault === 'late 500') return refusal(500, 'application_error')
      if (isBatch)
        return Response.json({ data: bodies.filter(isRight).map((_, index) => ({ id: String(index) })), errors })
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
