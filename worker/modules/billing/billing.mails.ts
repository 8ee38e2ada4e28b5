import { longDate, localDate } from '#domain/time/local-date'
import { price } from '#domain/plan'
import { greeting, type MailContent, type Reader } from '../../providers/mail/mail-content.ts'

type About = { reader: Reader; timeZone: string; billingPeriodEnd: number | null; link: string }

const footer = 'You get this because it is about your Premium plan at Firstlight.'
const dayOf = ({ billingPeriodEnd, timeZone }: About) =>
  billingPeriodEnd === null ? 'soon' : `on ${longDate(localDate(billingPeriodEnd, timeZone))}`

export function trialEndingMail(about: About): MailContent {
  return {
    subject: 'Your Premium trial is nearly over',
    preview: `The first ${price.label} is due ${dayOf(about)}.`,
    parts: [
      greeting(about.reader),
      `Your trial ends ${dayOf(about)}. From then on Premium is ${price.label} a month, and the first payment is made that day.`,
      'If you would rather stop, cancel before that day and nothing is charged.',
      { kind: 'button', label: 'See your plan', url: about.link },
    ],
    footer,
  }
}

export function paymentFailedMail(about: About): MailContent {
  return {
    subject: 'A payment for Premium did not go through',
    preview: 'Premium stays open while we try again.',
    parts: [
      greeting(about.reader),
      `The bank did not accept the last payment of ${price.label} for Premium. It is tried again over the next days, and Premium stays open meanwhile.`,
      'A new card, or a word with the bank, usually settles it.',
      { kind: 'button', label: 'Look at the payment', url: about.link },
    ],
    footer,
  }
}
