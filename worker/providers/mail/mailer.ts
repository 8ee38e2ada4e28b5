export type Mail = {
  to: string
  subject: string
  text: string
  html?: string
  replyTo?: string
  headers?: Record<string, string>
}

/** Hands a mail to somebody who delivers it; throws when that fails. */
export type Mailer = { send(mail: Mail): Promise<void> }
