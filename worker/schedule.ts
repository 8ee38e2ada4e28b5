import { logError } from './core/logging.ts'
import { sweepClosedAccounts } from './modules/account/erasure/erasure.usecases.ts'
import { sweepNotices } from './modules/account/notice.ts'
import { planAdSums } from './modules/ad/ad.usecases.ts'
import { sweepBilling } from './modules/billing/billing-jobs.usecases.ts'
import { endOldContactMessages, sweepContactMessages } from './modules/contact/contact.usecases.ts'
import { readWaitingEntries } from './modules/entry/waiting-entry.usecases.ts'
import { claimDueMessages, sweepMessages } from './modules/message/claiming.usecases.ts'
import { planMessages } from './modules/message/planning.usecases.ts'
import type { AppServices } from './services.ts'

type Step = (services: AppServices) => Promise<unknown>

/** Cron expression -> what runs then, by the name that an operator sees when it fails. */
const schedule: Record<string, Record<string, Step>> = {
  '* * * * *': {
    // What is due is claimed before a change of its person or goal replaces the row.
    planMessages: async (services) => {
      await claimDueMessages(services)
      await planMessages(services)
    },
    sweepMessages,
    sweepContactMessages,
    sweepClosedAccounts,
    sweepNotices,
    sweepBilling,
    purgeDeleted: ({ journals, now }) => journals.purgeDeleted(now()),
    readWaitingEntries,
    purgeSessions: ({ sessions, now }) => sessions.purgeOld(now()),
    purgeFailedJobs: ({ failedJobs, now }) => failedJobs.purgeOld(now()),
    purgeMessages: ({ messages, now }) => messages.purgeOld(now()),
    purgeContactMessages: ({ contact, now }) => contact.purgeDelivered(now()),
    endOldContactMessages,
    purgeNotices: ({ keptNotices, now }) => keptNotices.purgeOld(now()),
    purgeCounts: ({ counters, now }) => counters.purgeExpired(now()),
    purgeSecrets: ({ secrets, now }) => secrets.purgeExpired(now()),
    purgeBilling: ({ billing, now }) => billing.purgeOld(now()),
  },
  '17 3 * * *': { reconcileBilling: ({ queue }) => queue.send({ job: 'reconcileBilling', after: '' }), planAdSums },
}

/** The time is the one for which the run was scheduled, however late it comes. */
export async function runSchedule(cron: string, scheduledTime: number, services: AppServices): Promise<void> {
  const scheduled = { ...services, now: () => scheduledTime }
  const steps = Object.keys(schedule[cron] ?? {})
  const outcomes = await Promise.allSettled(Object.values(schedule[cron] ?? {}).map((step) => step(scheduled)))
  const failed = steps.flatMap((step, index) => {
    const outcome = outcomes[index]!
    return outcome.status === 'rejected' ? [{ step, fault: outcome.reason as unknown }] : []
  })
  for (const { step, fault } of failed) logError('schedule.failed', fault, { cron, step })
  await services.failedJobs
    .recordSteps({ steps, failed }, scheduledTime)
    .catch((fault: unknown) => logError('schedule.not_recorded', fault, { cron }))
  // Every step has run; the platform should still count this run as failed.
  if (failed.length > 0)
    throw new AggregateError(
      failed.map(({ fault }) => fault),
      `${failed.length} of the steps of "${cron}" failed`,
    )
}
