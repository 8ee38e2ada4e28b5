import { DeliveryError } from '../../core/delivery-error.ts'
import { notConfigured } from '../../core/errors.ts'
import type { Mailer } from './mailer.ts'

/** What the service says when it has not taken a mail. */
const faults: Record<string, DeliveryError['fault']> = {
  E_RATE_LIMIT_EXCEEDED: 'try-later',
  E_DAILY_LIMIT_EXCEEDED: 'try-later',
  E_RECIPIENT_SUPPRESSED: 'refused',
}

/** Cloudflare Email Service: needs the binding, and a sender on a domain that was set up for it. */
export function createCloudflareMailer({
  binding,
  from,
}: {
  binding: SendEmail | undefined
  from: string | undefined
}): Mailer {
  return {
    async send({ to, subject, text, html, replyTo, headers }) {
      if (!binding || !from) throw notConfigured('mail')
      try {
        await binding.send({ from: { email: from, name: 'Firstlight' }, to, subject, text, html, replyTo, headers })
      } catch (error) {
        const fault = faults[(error as { code?: string }).code ?? '']
        throw fault ? new DeliveryError(fault, error) : error
      }
    },
  }
}
