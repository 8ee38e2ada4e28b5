import type { Job } from './core/jobs.ts'
import { logError } from './core/logging.ts'
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
import { moveJournal } from './modules/journal/move.usecases.ts'
import { planPerson } from './modules/message/planning.usecases.ts'
import { runJournal } from './schedule.ts'
import type { AppServices } from './services.ts'

type Handlers = {
  [Name in Job['job']]: (services: AppServices, job: Extract<Job, { job: Name }>) => Promise<void>
}

/** One handler for each job. A job without a handler does not compile. */
const handlers: Handlers = {
  deliverContactMessage,
  sendPasswordReset,
  sendNotice,
  eraseAccount,
  planPerson,
  runJournal,
  moveJournal,
  deliverMessages,
  removeSms: async ({ smsSender }, { id }) => smsSender.remove?.(id),
  sendBillingMail,
  endBilling,
  refreshBilling: refreshBillingOf,
  reconcileBilling,
  sumAds,
}

export async function runJob(job: Job, services: AppServices): Promise<void> {
  const handle = handlers[job.job] as (services: AppServices, job: Job) => Promise<void>
  await handle(services, job)
}

const hour = 60 * 60

/** Where the platform puts a job that has failed as often as it may (wrangler.toml). */
const deadLetterQueue = 'firstlight-stuck'

/** Where Cloudflare Email Service puts what became of our mails. */
const mailEvents = 'firstlight-mail-events'

/**
 * Acknowledges each message separately, so that a failed job does not repeat the others of its batch. Jobs of one
 * database run one after the other, and no database waits for another.
 */
export async function consume({ queue, messages }: MessageBatch<Job>, services: AppServices): Promise<void> {
  const handle = queue === mailEvents ? recordMailEvent : queue === deadLetterQueue ? recordAbandoned : runAndRecord
  const runInOrder = async (some: Message<Job>[]) => {
    for (const message of some) {
      await handle(message, services).then(
        () => message.ack(),
        () => message.retry({ delaySeconds: 2 ** message.attempts }),
      )
    }
  }
  await Promise.all([...Map.groupBy(messages, ({ body }) => databaseOf(body)).values()].map(runInOrder))
}

/** The database that a job works on most. */
const databaseOf = (job: Job): number => ('journal' in job ? job.journal : 0)

async function runAndRecord({ body, attempts }: Message<Job>, services: AppServices): Promise<void> {
  try {
    await runJob(body, services)
  } catch (fault) {
    logError('job.failed', fault, { job: body.job, attempt: attempts })
    throw fault
  }
  // The job is done; a row that stays is purged later.
  await services.failedJobs.recordSuccess(body).catch(() => {})
}

const recordMailEvent = ({ body }: Message<unknown>, { users, readQueuedMailEvent }: AppServices) =>
  users.markMailReturned(readQueuedMailEvent(body))

async function recordAbandoned({ body }: Message<Job>, { failedJobs, queue, now }: AppServices): Promise<void> {
  logError('job.abandoned', new Error('The job has failed as often as it may.'), { job: body.job })
  await failedJobs.recordAbandoned(body, now())
  // No sweep finds what a late write left of a person whose row is gone.
  if (body.job === 'eraseAccount') await queue.send(body, { delaySeconds: hour })
}
