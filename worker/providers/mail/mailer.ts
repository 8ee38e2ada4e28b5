export type Mail = {
  to: string
  subject: string
  text: string
  html?: string
  replyTo?: string
  headers?: Record<string, string>
}

/** Gives a mail to a service that delivers it; throws when that fails. */
export type Mailer = { send(mail: Mail): Promise<void> }
