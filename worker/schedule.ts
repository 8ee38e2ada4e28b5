import { answered } from './core/deadline.ts'
import { logError } from './core/logging.ts'
import { eraseRestored, sweepClosedAccounts } from './modules/account/erasure/erasure.usecases.ts'
import { sweepNotices } from './modules/account/notice.ts'
import { planAdSums } from './modules/ad/ad.usecases.ts'
import { sweepBilling } from './modules/billing/billing-jobs.usecases.ts'
import { endOldContactMessages, sweepContactMessages } from './modules/contact/contact.usecases.ts'
import { readWaitingEntries, readWaitingGoals } from './modules/entry/waiting-entry.usecases.ts'
import { claimDueMessages, sweepMessages } from './modules/message/claiming.usecases.ts'
import { planMessages } from './modules/message/planning.usecases.ts'
import { settleMoves, sweepMoves } from './modules/journal/move.usecases.ts'
import type { Journal } from './modules/journal/journal.repository.ts'
import { alarmOfSize, crons } from './modules/operator/operator.usecases.ts'
import type { AppServices } from './services.ts'

type Step = (services: AppServices) => Promise<unknown>
type JournalStep = (services: AppServices, journal: Journal) => Promise<unknown>

/** Cron expression -> what runs then, by the name that an operator sees when it fails. */
const schedule: Record<string, Record<string, Step>> = {
  [crons.eachMinute]: {
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
  [crons.daily]: {
    reconcileBilling: ({ queue }) => queue.send({ job: 'reconcileBilling', after: '' }),
    planAdSums,
  },
}

/** What runs each minute in each database that has journals. */
const journalSteps: Record<string, JournalStep> = {
  // What is due is claimed before a change of its person or goal replaces the row.
  planMessages: async (services, journal) => {
    await claimDueMessages(services, journal)
    await planMessages(services, journal)
  },
  sweepMessages,
  purgeDeleted: async (services, journal) => {
    await journal.purgeDeleted(services.now())
    // Has something to do once an hour; alone, it would say in every other minute that the database answers.
    await eraseRestored(services, journal)
  },
  readWaitingEntries: (_services, journal) => readWaitingEntries(journal),
  readWaitingGoals: (_services, journal) => readWaitingGoals(journal),
  purgeMessages: ({ now }, { messages }) => messages.purgeOld(now()),
  settleMoves,
  alarmOfSize,
  purgeCounts: ({ now }, journal) => journal.purgeCounts(now()),
}

/** The time is the one for which the run was scheduled, however late it comes. */
export async function runSchedule(cron: string, scheduledTime: number, services: AppServices): Promise<void> {
  const scheduled = { ...services, now: () => scheduledTime }
  const [journal, ...others] = services.journals.all()
  // Several databases get a job each, so that none waits for another and each has the queries of an invocation.
  const forJournals =
    others.length > 0 ? bound({ queueJournals, sweepMoves }, scheduled) : bound(journalSteps, scheduled, journal!)
  const steps = { ...bound(schedule[cron] ?? {}, scheduled), ...(cron === crons.eachMinute && forJournals) }
  const faults = await runSteps(steps, { services, now: scheduledTime, about: { cron } })
  await answered(services.runs.record(cron, scheduledTime)).catch((fault: unknown) =>
    logError('schedule.not_recorded', fault, { cron }),
  )
  // Every step has run; the platform should still count this run as failed.
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} of the steps of "${cron}" failed`)
}

async function queueJournals({ databases, queue, now }: AppServices): Promise<void> {
  const at = now()
  await Promise.all((await databases.listDue(at)).map((journal) => queue.send({ job: 'runJournal', journal, at })))
}

/** What fails is stored, and the next minute begins again. */
export async function runJournal(
  services: AppServices,
  { journal: number, at }: { journal: number; at: number },
): Promise<void> {
  const steps = bound(journalSteps, { ...services, now: () => at }, services.journals.at(number))
  const named = Object.fromEntries(Object.entries(steps).map(([name, run]) => [`${name} of journal ${number}`, run]))
  const faults = await runSteps(named, { services, now: at, about: { journal: number } })
  // A database that does not answer fails in every step.
  await services.databases.recordRun(number, { failed: faults.length === Object.keys(steps).length }, at)
}

type Steps = Record<string, () => Promise<unknown>>

function bound<Given extends unknown[]>(
  steps: Record<string, (...given: Given) => Promise<unknown>>,
  ...given: Given
): Steps {
  return Object.fromEntries(Object.entries(steps).map(([name, step]) => [name, () => step(...given)]))
}

/** Runs them side by side, and records which failed. Returns the faults. */
async function runSteps(
  steps: Steps,
  { services, now, about }: { services: AppServices; now: number; about: { cron: string } | { journal: number } },
): Promise<unknown[]> {
  const names = Object.keys(steps)
  const outcomes = await Promise.allSettled(Object.values(steps).map((run) => run()))
  const failed = names.flatMap((step, index) => {
    const outcome = outcomes[index]!
    return outcome.status === 'rejected' ? [{ step, fault: outcome.reason as unknown }] : []
  })
  for (const { step, fault } of failed) logError('schedule.failed', fault, { ...about, step })
  await services.failedJobs
    .recordSteps({ steps: names, failed }, now)
    .catch((fault: unknown) => logError('schedule.not_recorded', fault, about))
  return failed.map(({ fault }) => fault)
}
