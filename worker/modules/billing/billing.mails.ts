import { mails } from '#domain/texts'
import { longDate, localDate } from '#domain/time/local-date'
import { price } from '#domain/plan'
import { greeting, type MailContent, type Reader } from '../../providers/mail/mail-content.ts'

type About = { reader: Reader; timeZone: string; billingPeriodEnd: number | null; link: string }

export function trialEndingMail({ reader, timeZone, billingPeriodEnd, link }: About): MailContent {
  const { subject, preview, text, cancel, button } = mails.billing.trialEnding
  const day = billingPeriodEnd === null ? undefined : longDate(localDate(billingPeriodEnd, timeZone))
  const first = { price: price.label, day }
  return {
    subject,
    preview: preview(first),
    parts: [greeting(reader), text(first), cancel, { kind: 'button', label: button, url: link }],
    footer: mails.billing.footer,
  }
}

export function paymentFailedMail({ reader, link }: About): MailContent {
  const { subject, preview, text, newCard, button } = mails.billing.paymentFailed
  return {
    subject,
    preview,
    parts: [greeting(reader), text(price.label), newCard, { kind: 'button', label: button, url: link }],
    footer: mails.billing.footer,
  }
}
