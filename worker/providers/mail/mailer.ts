export type MailKind = 'code' | 'reset' | 'notice' | 'goodbye' | 'billing' | 'contact' | 'message'

export type Mail = {
  /**
   * The kind of the mail and what it is about, such as `contact:<id>`: a vendor that knows keys sends it once however
   * often it is asked. Vendors keep and log it, so it has no address and no secret.
   */
  key: `${MailKind}:${string}`
  to: string
  subject: string
  text: string
  html?: string
  replyTo?: string
  headers?: Record<string, string>
}

/** Gives a mail to a service that delivers it; throws when that fails (`core/errors.ts`). */
export type Mailer = { send(mail: Mail): Promise<void> }
