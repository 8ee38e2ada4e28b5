import { logError } from './core/logging.ts'
import { sweepClosedAccounts } from './modules/account/erasure/erasure.usecases.ts'
import { sweepContactMessages } from './modules/contact/contact.usecases.ts'
import { forgetRemovedEntries } from './modules/entry/entry-removing.usecases.ts'
import type { Services } from './services.ts'

type ScheduledJob = (services: Services, scheduledTime: number) => Promise<void>

/** Cron expression -> what runs then. The time is the one it was scheduled for, however late it comes. */
const schedule: Record<string, ScheduledJob[]> = {
  '* * * * *': [
    ({ contact, queue }, now) => sweepContactMessages({ contact, queue, now }),
    ({ accounts, queue }, now) => sweepClosedAccounts({ accounts, queue, now }),
    ({ removedEntries }, now) => forgetRemovedEntries({ removedEntries, now }),
    ({ sessions }, now) => sessions.forgetOld(now),
    ({ counters }, now) => counters.forgetExpired(now),
    ({ identities }, now) => identities.forgetExpired(now),
    ({ passkeys }, now) => passkeys.forgetExpired(now),
  ],
}

export async function runSchedule(cron: string, scheduledTime: number, services: Services): Promise<void> {
  const outcomes = await Promise.allSettled((schedule[cron] ?? []).map((job) => job(services, scheduledTime)))
  const failed = outcomes.filter((outcome) => outcome.status === 'rejected').map((outcome) => outcome.reason)
  for (const fault of failed) logError('schedule.failed', fault, { cron })
  // Every job has had its turn; the platform's count of failures should still see this one.
  if (failed.length > 0) throw new AggregateError(failed, `${failed.length} of the jobs of "${cron}" failed`)
}
