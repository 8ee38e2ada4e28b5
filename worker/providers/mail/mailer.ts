import { DeliveryError, AppError } from '../../core/errors.ts'
import { logError } from '../../core/logging.ts'

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

/**
 * Sends a mail at most once, however often its job runs. An error that leaves open whether the vendor has taken the mail
 * is logged, and the mail counts as sent. One that is beyond the daily count of its address is logged and not sent. Any
 * other error is thrown, so that the job is run again.
 */
export async function sendOnce(mailer: Mailer, mail: Mail): Promise<void> {
  try {
    await mailer.send(mail)
  } catch (error) {
    const isBeyond = error instanceof AppError && error.status === 429
    if (!isBeyond && (error instanceof DeliveryError || error instanceof AppError)) throw error
    logError(isBeyond ? 'mail.too_many' : 'mail.perhaps_sent', error, { key: mail.key })
  }
}
