import type { Mail } from '../providers/mail/mailer.ts'

/** Headers that the service writes itself; a mail that has one is refused. */
const platformHeaders =
  /^(date|message-id|mime-version|content-.*|dkim-signature|return-path|received|feedback-id|arc-.*|tls-.*|cfbl-.*)$/i
/** Those that have a field of their own. */
const fieldHeaders = /^(from|to|cc|bcc|subject|reply-to)$/i

/** Takes the place of the binding of Cloudflare Email Service, with its rules. */
export function createCloudflareStandIn() {
  const accepted: Partial<Mail>[] = []
  const standIn = {
    accepted,
    /** The code of the next error, or `lost` for an error without a code after the mail was accepted. */
    fault: undefined as string | undefined,
    binding: {
      async send(given: unknown) {
        const { from: _, ...mail } = given as { from: unknown; headers?: Record<string, string> } & Mail
        if (standIn.fault && standIn.fault !== 'lost') throw codedError(standIn.fault)
        for (const name of Object.keys(mail.headers ?? {})) {
          if (platformHeaders.test(name)) throw codedError('E_HEADER_NOT_ALLOWED')
          if (fieldHeaders.test(name)) throw codedError('E_HEADER_USE_API_FIELD')
        }
        accepted.push(mail)
        if (standIn.fault === 'lost') throw new Error('Network connection lost.')
        return { messageId: `<${accepted.length}@mail.test>` }
      },
    } as Pick<SendEmail, 'send'>,
  }
  return standIn
}

function codedError(code: string): Error {
  return Object.assign(new Error(code), { code })
}
