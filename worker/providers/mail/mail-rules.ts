import { DeliveryError } from '../../core/errors.ts'
import type { Mail } from './mailer.ts'

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
