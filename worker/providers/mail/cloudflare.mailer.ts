import { DeliveryError, notConfigured } from '../../core/errors.ts'
import { requireSendable, type Mailer } from './mailer.ts'

/** The codes with which the service says that a mail was not taken. With any other the mail was perhaps sent. */
function faultOf(code: string): DeliveryError['fault'] | undefined {
  if (/^E_(RATE|DAILY|MONTHLY)_LIMIT_EXCEEDED$/.test(code)) return 'try-later'
  // The operator can still set the domain up.
  if (/^E_SENDER_(NOT_VERIFIED|DOMAIN_NOT_AVAILABLE)$/.test(code)) return 'try-later'
  if (/^E_(RECIPIENT|HEADERS?)_/.test(code)) return 'refused'
  return ['E_VALIDATION_ERROR', 'E_FIELD_MISSING', 'E_CONTENT_TOO_LARGE'].includes(code) ? 'refused' : undefined
}

/**
 * Cloudflare Email Service: needs the binding, and a sender on a domain that was set up for it. It knows no keys, so a
 * mail with an unknown outcome must not be sent again.
 */
export function createCloudflareMailer({
  binding,
  from,
}: {
  binding: Pick<SendEmail, 'send'> | undefined
  from: string | undefined
}): Mailer {
  return {
    async send(mail) {
      if (!binding || !from) throw notConfigured('mail')
      requireSendable(mail)
      const { to, subject, text, html, replyTo, headers } = mail
      try {
        await binding.send({ from: { email: from, name: 'Firstlight' }, to, subject, text, html, replyTo, headers })
      } catch (error) {
        const fault = faultOf((error as { code?: string }).code ?? '')
        throw fault ? new DeliveryError(fault, error) : error
      }
    },
  }
}
