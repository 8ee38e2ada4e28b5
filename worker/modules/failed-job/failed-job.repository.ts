import { and, desc, eq, gt, gte, inArray, lt, sql, type SQL } from 'drizzle-orm'
import { DeliveryError, AppError } from '../../core/errors.ts'
import type { Job } from '../../core/jobs.ts'
import type { Database } from '../../db/client.ts'
import { deleteInRounds, valuesOf } from '../../db/statements.ts'
import { failedJobs } from './failed-job.table.ts'

export type FailedJob = typeof failedJobs.$inferSelect
/** How long a failed job can be seen if it neither fails again nor succeeds. */
const visibleFor = 30 * 24 * 60 * 60_000

/** Records failures, removes what succeeded, and lists the rest. */
export function createFailedJobRepository({ db }: { db: Database }) {
  type Stored = typeof failedJobs.$inferInsert
  const store = (row: Stored, set: { [Name in keyof Stored]?: Stored[Name] | SQL }) =>
    db.insert(failedJobs).values(row).onConflictDoUpdate({ target: failedJobs.job, set })
  const add = (job: string, fault: unknown, failedAt: number) => {
    const seen = { error: nameOf(fault), failedAt }
    return store({ job, failures: 1, ...seen }, { failures: sql`${failedJobs.failures} + 1`, ...seen })
  }

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
    async recordFailure(job: Job, fault: unknown, now: number): Promise<void> {
      await add(keyOf(job), fault, now)
    },

    /** The steps of a run of the schedule, of which some failed. */
    async recordSteps(
      { steps, failed }: { steps: string[]; failed: { step: string; fault: unknown }[] },
      now: number,
    ): Promise<void> {
      const succeeded = steps.filter((step) => !failed.some((other) => other.step === step))
      const [first, ...others] = [
        ...failed.map(({ step, fault }) => add(keyOfStep(step), fault, now)),
        ...(succeeded.length > 0 ? [removeSteps(succeeded)] : []),
      ]
      if (first) await db.batch([first, ...others])
    },

    /** The queue has tried a job as often as it may. */
    async recordAbandoned(job: Job, now: number): Promise<void> {
      const row = { job: keyOf(job), failures: 1, error: 'unknown', failedAt: now }
      await store({ ...row, abandonedAt: now }, { abandonedAt: now })
    },

    /** Shown beside the failed jobs: more mails of a kind than expected within a day. All of them are sent. */
    async recordManyMails(kind: string, count: number, now: number): Promise<void> {
      const row = { failures: count, error: 'more mails of this kind than expected in a day', failedAt: now }
      await store({ job: JSON.stringify({ mails: kind }), ...row }, row)
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
