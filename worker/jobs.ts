import { requireSupportEmail } from './core/config.ts'
import type { Job } from './core/jobs.ts'
import { eraseAccount } from './modules/account/erasure/erasure.usecases.ts'
import { sendNotice } from './modules/account/notice.ts'
import { sendPasswordReset } from './modules/account/recovery/recovery.usecases.ts'
import { sumAds } from './modules/ad/ad.usecases.ts'
import {
  endBilling,
  reconcileBilling,
  refreshBillingOf,
  sendBillingMail,
} from './modules/billing/billing-jobs.usecases.ts'
import { deliverContactMessage } from './modules/contact/contact.usecases.ts'
import { deliverMessages } from './modules/message/delivering.usecases.ts'
import { planPerson } from './modules/message/planning.usecases.ts'
import type { AppServices } from './services.ts'

type Handlers = {
  [Name in Job['job']]: (services: AppServices, job: Extract<Job, { job: Name }>) => Promise<void>
}

/** One handler for each job. A job without a handler does not compile. */
const handlers: Handlers = {
  deliverContactMessage: (services, { id }) =>
    deliverContactMessage(services, { id, supportEmail: requireSupportEmail(services.config) }),
  sendPasswordReset: (services, { userId, id }) => sendPasswordReset(services, { userId, id }),
  sendNotice: (services, { userId, id, notice }) => sendNotice(services, { userId, id, notice }),
  eraseAccount: (services, { userId }) => eraseAccount(services, { userId }),
  planPerson: (services, { userId }) => planPerson(services, { userId }),
  deliverMessages: (services, { ids }) => deliverMessages(services, { ids }),
  sendBillingMail: (services, { eventId }) => sendBillingMail(services, { eventId }),
  endBilling: (services, { customerId }) => endBilling(services, { customerId }),
  refreshBilling: (services, { userId }) => refreshBillingOf(services, { userId }),
  reconcileBilling: (services, { after }) => reconcileBilling(services, { after }),
  sumAds: (services, { day, step, cursor }) => sumAds(services, { day, step, cursor }),
}

export async function runJob(job: Job, services: AppServices): Promise<void> {
  const handle = handlers[job.job] as (services: AppServices, job: Job) => Promise<void>
  await handle(services, job)
}
