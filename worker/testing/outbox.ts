import { readOutbox, type OutboxMail } from '../providers/mail/outbox.mailer.ts'
import { readSmsOutbox } from '../providers/sms/outbox.sms-sender.ts'
import { realEnv } from './real-env.ts'

// The outbox is read past the watch of an app: no fault is injected here.

/** The newest first. */
export const mailsTo = async ({ email }: { email: string | null }) =>
  (await readOutbox(realEnv.KV)).filter(({ to }) => to === email)

/** The newest first. */
export const smsTo = async ({ phone }: { phone: string }) =>
  (await readSmsOutbox(realEnv.KV)).filter(({ to }) => to === phone)

/** What sets a new password, in the first link of a mail. */
export const resetTokenIn = ({ text }: OutboxMail) =>
  new URL(/https?:\/\/\S+/.exec(text)![0]).searchParams.get('reset_token')!

/** Where a mail program stops such mails with one POST. */
export const stopAddressIn = ({ headers }: OutboxMail) => headers!['List-Unsubscribe']!.slice(1, -1)
