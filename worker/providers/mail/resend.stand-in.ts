import type { Mail } from './mailer.ts'

export const resendStandInUrl = 'https://resend.test'
export const resendStandInKey = 're_stand_in'

/** The fields of `SendEmailRequest` in Resend's published description (resend/resend-openapi). */
const knownFields =
  'from to subject bcc cc reply_to html text template headers scheduled_at attachments tags topic_id'.split(' ')

/** What goes wrong: a status, or a fault after (`lost`) or before (`unreachable`) the mail was accepted. */
export type ResendFault = number | 'lost' | 'unreachable' | 'hang'

/** Takes the place of Resend's API. The same key with another body is refused, as there. */
export function createResendStandIn() {
  const accepted: (Partial<Mail> & { from: string })[] = []
  const bodies = new Map<string, string>()
  const standIn = {
    accepted,
    fault: undefined as ResendFault | undefined,
    async fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
      const request = new Request(input, init)
      const { fault } = standIn
      if (request.url !== `${resendStandInUrl}/emails` || request.method !== 'POST') return refusal(404, 'not_found')
      if (fault === 'unreachable') throw new TypeError('connection refused')
      if (fault === 'hang') return hangUntilAborted(request.signal)
      if (typeof fault === 'number') return refusal(fault, 'a fault')
      if (request.headers.get('Authorization') !== `Bearer ${resendStandInKey}`) return refusal(403, 'invalid_api_key')
      const key = request.headers.get('Idempotency-Key')
      if (key !== null && (key === '' || key.length > 256)) return refusal(400, 'invalid_idempotency_key')
      const text = await request.text()
      const body = JSON.parse(text)
      const unknown = Object.keys(body).filter((name) => !knownFields.includes(name))
      if (unknown.length > 0 || !body.from || !body.to || !body.subject) return refusal(422, 'validation_error')
      if (key !== null && bodies.has(key)) {
        if (bodies.get(key) !== text) return refusal(409, 'invalid_idempotent_request')
      } else {
        const { reply_to: replyTo, ...mail } = body
        accepted.push({ ...mail, ...(key !== null && { id: key }), ...(replyTo !== undefined && { replyTo }) })
        if (key !== null) bodies.set(key, text)
      }
      if (fault === 'lost') return hangUntilAborted(request.signal)
      return Response.json({ id: String(accepted.length) })
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
