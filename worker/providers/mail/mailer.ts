import { DeliveryError, AppError } from '../../core/errors.ts'
import { logError } from '../../core/logging.ts'

export type MailKind = 'code' | 'reset' | 'notice' | 'goodbye' | 'billing' | 'contact' | 'alarm' | 'message'

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
export type Mailer = {
  send(mail: Mail): Promise<void>
  /**
   * Sends up to a hundred mails in one call. The vendor takes a batch with a key once, so what is to be tried later is
   * tried with the same mails and the same key. Absent where the vendor takes one mail in a call.
   */
  sendBatch?(mails: Mail[], key: string): Promise<Sent[]>
}
/** What came of each mail: nothing, or why it was not sent. */
export type Sent = { fault?: unknown }

/** Addresses from which mail came back for good, or whose owner called it spam, and when. */
export type ReturnedMail = { addresses: string[]; at: number; isSpam: boolean }
export type SignedMailEvent = { body: ArrayBuffer; header: (name: string) => string | undefined }

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

/** Headers of RFC 8058, the only ones that our mails have. */
const allowedHeaders = /^(list-unsubscribe|list-unsubscribe-post|x-[a-z0-9-]+)$/i
const longestHeader = 2_048
/** The length is that of Resend. */
const keyForm = /^[!-~]{1,256}$/

/** Refuses a mail that a vendor would refuse. Every provider does, so that a local run and each vendor take the same. */
export function requireSendable(mail: Mail): void {
  const fault = findMailFault(mail)
  if (fault) throw new DeliveryError('refused', new Error(fault))
}

/** By the codes of Cloudflare Email Service, which has the strictest rules. */
function findMailFault({ key, to, replyTo, subject, text, headers = {} }: Mail): string | undefined {
  if (!keyForm.test(key)) return 'E_VALIDATION_ERROR'
  if (!isMailbox(to) || (replyTo !== undefined && !isMailbox(replyTo))) return 'E_VALIDATION_ERROR'
  if (subject === '' || text === '') return 'E_FIELD_MISSING'
  if (hasLineBreak(subject)) return 'E_VALIDATION_ERROR'
  for (const [name, value] of Object.entries(headers)) {
    if (!allowedHeaders.test(name)) return 'E_HEADER_NOT_ALLOWED'
    if (value.length > longestHeader) return 'E_HEADER_VALUE_TOO_LONG'
    if (hasLineBreak(value)) return 'E_HEADER_VALUE_INVALID'
    if (/^list-unsubscribe$/i.test(name) && !isUnsubscribeAddress(value)) return 'E_HEADER_VALUE_INVALID'
  }
  return undefined
}

const isMailbox = (value: string) => /^[^\s@<>,;]+@[^\s@<>,;]+$/.test(value)
/** A local run has no https. */
const isUnsubscribeAddress = (value: string) => /^<(https:\/\/|http:\/\/localhost[:/])[^<>\s]+>$/.test(value)
const hasLineBreak = (value: string) => /[\r\n\u2028\u2029\0]/.test(value)
