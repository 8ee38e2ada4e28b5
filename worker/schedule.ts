import { logError } from './core/logging.ts'
import { sweepClosedAccounts } from './modules/account/erasure/erasure.usecases.ts'
import { sweepNotices } from './modules/account/notice.ts'
import { planAdSums } from './modules/ad/ad.usecases.ts'
import { sweepBilling } from './modules/billing/billing-jobs.usecases.ts'
import { endOldContactMessages, sweepContactMessages } from './modules/contact/contact.usecases.ts'
import { readWaitingEntries } from './modules/entry/waiting-entry.usecases.ts'
import { purgeDeleted } from './modules/journal/journal.usecases.ts'
import { claimDueMessages, sweepMessages } from './modules/message/claiming.usecases.ts'
import { planMessages } from './modules/message/planning.usecases.ts'
import type { Services } from './services.ts'

/** Cron expression -> what runs then. */
const schedule: Record<string, ((services: Services) => Promise<unknown>)[]> = {
  '* * * * *': [
    // What is due is claimed before a change of its person or goal replaces the row.
    async (services) => {
      await claimDueMessages(services)
      await planMessages(services)
    },
    sweepMessages,
    sweepContactMessages,
    sweepClosedAccounts,
    sweepNotices,
    sweepBilling,
    purgeDeleted,
    readWaitingEntries,
    ({ sessions, now }) => sessions.purgeOld(now()),
    ({ failedJobs, now }) => failedJobs.purgeOld(now()),
    ({ messages, now }) => messages.purgeOld(now()),
    ({ contact, now }) => contact.purgeDelivered(now()),
    endOldContactMessages,
    ({ keptNotices, now }) => keptNotices.purgeOld(now()),
    ({ counters, now }) => counters.purgeExpired(now()),
    ({ secrets, now }) => secrets.purgeExpired(now()),
    ({ billing, now }) => billing.purgeOld(now()),
  ],
  '17 3 * * *': [({ queue }) => queue.send({ job: 'reconcileBilling', after: '' }), planAdSums],
}

/** The time is the one for which the run was scheduled, however late it comes. */
export async function runSchedule(cron: string, scheduledTime: number, services: Services): Promise<void> {
  const scheduled = { ...services, now: () => scheduledTime }
  const outcomes = await Promise.allSettled((schedule[cron] ?? []).map((job) => job(scheduled)))
  const failed = outcomes.filter((outcome) => outcome.status === 'rejected').map((outcome) => outcome.reason)
  for (const fault of failed) logError('schedule.failed', fault, { cron })
  // Every job has run; the platform should still count this run as failed.
  if (failed.length > 0) throw new AggregateError(failed, `${failed.length} of the jobs of "${cron}" failed`)
}
