import type { Services } from './billing.services.ts'
import { mailAddressOf } from '../account/user/user.json.ts'
import { sendOnce } from '../../providers/mail/mailer.ts'
import { writeMail } from '../../providers/mail/mail-content.ts'
import { writtenFor } from '../../core/language.ts'
import { requireOrigin } from '../../core/config.ts'
import { paymentFailedMail, trialEndingMail } from './billing.mails.ts'
import { refreshBilling } from './billing.usecases.ts'

const mails = { trialEnding: trialEndingMail, paymentFailed: paymentFailedMail }

export async function sendBillingMail(
  { billing, users, mailer, config }: Services,
  { eventId }: { eventId: string },
): Promise<void> {
  const found = await billing.findMail(eventId)
  if (!found) return
  const user = await users.findOpen(found.userId)
  const to = user && mailAddressOf(user)
  if (to) {
    const link = new URL('/subscription', requireOrigin(config)).href
    const { timezone: timeZone, billingPeriodEnd } = user
    const mail = writtenFor(user, () =>
      writeMail(mails[found.mail]({ reader: user, timeZone, billingPeriodEnd, link })),
    )
    await sendOnce(mailer, { key: `billing:${found.mail}:${found.subject}`, to, ...mail })
  }
  await billing.markMailed(eventId)
}

/** Ends the subscriptions of a deleted account. Tried again until Stripe confirms. */
export async function endBilling(
  { payments, billing }: Services,
  { customerId }: { customerId: string },
): Promise<void> {
  if (!payments) throw new Error('Payments are not set up, so a customer cannot be deleted')
  await payments.deleteCustomer(customerId)
  await billing.removeEnding(customerId)
}

/** Queues what is due and was not confirmed; each after a longer wait than before. */
export async function sweepBilling({ billing, queue, now }: Services): Promise<void> {
  for (const { id } of await billing.claimMails(now(), 100)) await queue.send({ job: 'sendBillingMail', eventId: id })
  for (const { customerId } of await billing.claimEndings(now(), 100))
    await queue.send({ job: 'endBilling', customerId })
}

const peoplePerStep = 100

/** Once a day every subscription is read from Stripe, one job for each person, so that a fault of one stays one. */
export async function reconcileBilling(
  { users, queue, payments }: Services,
  { after }: { after: string },
): Promise<void> {
  if (!payments) return
  const people = await users.listCustomers(after, peoplePerStep)
  for (const { id } of people) await queue.send({ job: 'refreshBilling', userId: id })
  if (people.length === peoplePerStep) await queue.send({ job: 'reconcileBilling', after: people.at(-1)!.customerId })
}

export async function refreshBillingOf(services: Services, { userId }: { userId: string }): Promise<void> {
  const user = await services.users.findOpen(userId)
  if (user) await refreshBilling(services, { user })
}
