export type Mail = {
  /** Names the mail, so that a vendor that can sends it once however often it is asked. */
  id?: string
  to: string
  subject: string
  text: string
  html?: string
  replyTo?: string
  headers?: Record<string, string>
}

/** Gives a mail to a service that delivers it; throws when that fails (`core/delivery-error.ts`). */
export type Mailer = { send(mail: Mail): Promise<void> }
