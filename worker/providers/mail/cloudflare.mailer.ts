import { notConfigured } from '../../core/errors.ts'
import type { Mailer } from './mailer.ts'

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
      await binding.send({ from: { email: from, name: 'Firstlight' }, to, subject, text, html, replyTo, headers })
    },
  }
}
