import { and, desc, eq, gt, gte, inArray, lt, sql, type SQL } from 'drizzle-orm'
import { DeliveryError, AppError } from '../../core/errors.ts'
import type { Job } from '../../core/jobs.ts'
import type { Database } from '../../db/client.ts'
import { deleteInRounds, valuesOf } from '../../db/statements.ts'
import { failedJobs } from './failed-job.table.ts'

export type FailedJob = typeof failedJobs.$inferSelect
/** How long a row can be seen if its job neither fails again nor succeeds. */
const visibleFor = 30 * 24 * 60 * 60_000

export type FailedJobRepository = ReturnType<typeof createFailedJobRepository>

/** Records what failed, removes what succeeded, and lists the rest. */
export function createFailedJobRepository({ db }: { db: Database }) {
  type Seen = Pick<FailedJob, 'error' | 'failedAt'>
  const store = (job: string, seen: Seen, failures: number | SQL = sql`${failedJobs.failures} + 1`) =>
    db
      .insert(failedJobs)
      .values({ job, failures: typeof failures === 'number' ? failures : 1, ...seen })
      .onConflictDoUpdate({ target: failedJobs.job, set: { failures, ...seen } })

  // Reads the rows of steps, of which there are none as a rule; by its key each step would be looked up every minute.
  const removeSteps = (steps: string[]) =>
    db
      .delete(failedJobs)
      .where(
        and(
          gte(failedJobs.job, '{"step":'),
          lt(failedJobs.job, '{"step;'),
          sql`+${failedJobs.job} in ${valuesOf(steps.map(keyOfStep))}`,
        ),
      )

  return {
    /** The steps of a run of the schedule, of which some failed. */
    async recordSteps(
      { steps, failed }: { steps: string[]; failed: { step: string; fault: unknown }[] },
      now: number,
    ): Promise<void> {
      const succeeded = steps.filter((step) => !failed.some((other) => other.step === step))
      const [first, ...others] = [
        ...failed.map(({ step, fault }) => store(keyOfStep(step), { error: nameOf(fault), failedAt: now })),
        ...(succeeded.length > 0 ? [removeSteps(succeeded)] : []),
      ]
      if (first) await db.batch([first, ...others])
    },

    /** The queue has tried a job as often as it may. The log has the fault of each try. */
    async recordAbandoned(job: Job, now: number): Promise<void> {
      await store(keyOf(job), { error: 'abandoned', failedAt: now })
    },

    /** Shown beside the failed jobs: more mails of a kind than expected within a day, all of which are sent, or a limit. */
    async recordCeiling(of: { mails: string } | { limit: string }, count: number, now: number): Promise<void> {
      await store(JSON.stringify(of), { error: 'more than expected within its window', failedAt: now }, count)
    },

    async recordSuccess(job: Job): Promise<void> {
      await db.delete(failedJobs).where(eq(failedJobs.job, keyOf(job)))
    },

    async list(now: number, limit: number): Promise<FailedJob[]> {
      return db
        .select()
        .from(failedJobs)
        .where(gt(failedJobs.failedAt, now - visibleFor))
        .orderBy(desc(failedJobs.failedAt))
        .limit(limit)
    },

    async purgeOld(now: number): Promise<void> {
      await deleteInRounds(db, failedJobs, lt(failedJobs.failedAt, now - visibleFor))
    },

    async erasePerson({ id: userId }: { id: string }): Promise<void> {
      const keys = personalJobs.map((job) => JSON.stringify({ job, userId }))
      await db.delete(failedJobs).where(inArray(failedJobs.job, keys))
    },
  }
}

type PersonalJob = Extract<Job, { userId: string }>['job']

/** The jobs that name a person. A new one does not compile until it is listed. */
const personalJobs = Object.keys({
  sendPasswordReset: true,
  sendNotice: true,
  eraseAccount: true,
  planPerson: true,
  refreshBilling: true,
  moveJournal: true,
} satisfies Record<PersonalJob, true>)

/** A row has the name of a job and its ids: of a person's job the person alone, so that an erasure finds the row. */
function keyOf(job: Job): string {
  if ('userId' in job) return JSON.stringify({ job: job.job, userId: job.userId })
  // Another one each minute.
  return JSON.stringify(job.job === 'runJournal' ? { job: job.job, journal: job.journal } : job)
}

const keyOfStep = (step: string) => JSON.stringify({ step })

function nameOf(fault: unknown): string {
  if (fault instanceof AppError) return fault.code
  if (fault instanceof DeliveryError) return `delivery.${fault.fault}`
  return fault instanceof Error ? fault.name : 'unknown'
}
