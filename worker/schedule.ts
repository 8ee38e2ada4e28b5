import { logError } from './core/logging.ts'
import { sweepClosedAccounts } from './modules/account/erasure/erasure.usecases.ts'
import { sweepNotices } from './modules/account/notice.ts'
import { planAdSums } from './modules/ad/ad.usecases.ts'
import { sweepBilling } from './modules/billing/billing-jobs.usecases.ts'
import { endOldContactMessages, sweepContactMessages } from './modules/contact/contact.usecases.ts'
import { readWaitingEntries } from './modules/entry/waiting-entry.usecases.ts'
import { claimDueMessages, sweepMessages } from './modules/message/claiming.usecases.ts'
import { planMessages } from './modules/message/planning.usecases.ts'
import type { Journal } from './modules/journal/journal.repository.ts'
import type { AppServices } from './services.ts'

type Step = (services: AppServices) => Promise<unknown>
type JournalStep = (services: AppServices, journal: Journal) => Promise<unknown>

/** Cron expression -> what runs then, by the name that an operator sees when it fails. */
const everyMinute = '* * * * *'
const schedule: Record<string, Record<string, Step>> = {
  [everyMinute]: {
    sweepContactMessages,
    sweepClosedAccounts,
    sweepNotices,
    sweepBilling,
    purgeSessions: ({ sessions, now }) => sessions.purgeOld(now()),
    purgeFailedJobs: ({ failedJobs, now }) => failedJobs.purgeOld(now()),
    purgeContactMessages: ({ contact, now }) => contact.purgeDelivered(now()),
    endOldContactMessages,
    purgeNotices: ({ keptNotices, now }) => keptNotices.purgeOld(now()),
    purgeSecrets: ({ secrets, now }) => secrets.purgeExpired(now()),
    purgeBilling: ({ billing, now }) => billing.purgeOld(now()),
  },
  '17 3 * * *': { reconcileBilling: ({ queue }) => queue.send({ job: 'reconcileBilling', after: '' }), planAdSums },
}

/** What runs each minute in each database that has journals. */
const journalSteps: Record<string, JournalStep> = {
  // What is due is claimed before a change of its person or goal replaces the row.
  planMessages: async (services, journal) => {
    await claimDueMessages(services, journal)
    await planMessages(services, journal)
  },
  sweepMessages,
  purgeDeleted: ({ now }, journal) => journal.purgeDeleted(now()),
  readWaitingEntries: (_services, journal) => readWaitingEntries(journal),
  purgeMessages: ({ now }, { messages }) => messages.purgeOld(now()),
  purgeCounts: ({ now }, journal) => journal.purgeCounts(now()),
}

/** The time is the one for which the run was scheduled, however late it comes. */
export async function runSchedule(cron: string, scheduledTime: number, services: AppServices): Promise<void> {
  const scheduled = { ...services, now: () => scheduledTime }
  const running = [
    ...Object.entries(schedule[cron] ?? {}).map(([name, step]) => ({ name, run: step(scheduled) })),
    ...(cron === everyMinute ? services.journals.all : []).flatMap((journal) =>
      Object.entries(journalSteps).map(([name, step]) => ({ name, run: step(scheduled, journal) })),
    ),
  ]
  const steps = running.map(({ name }) => name)
  const outcomes = await Promise.allSettled(running.map(({ run }) => run))
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
