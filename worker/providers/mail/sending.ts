import { DeliveryError, AppError } from '../../core/errors.ts'
import { logError } from '../../core/logging.ts'
import type { Mail, Mailer } from './mailer.ts'

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
