/** npm run stuck [-- --remote]: the jobs and steps of the schedule that failed and have not succeeded since. */
import { stateInWords } from '../worker/modules/failed-job/failed-job.table.ts'
import { databaseOfCommand } from './database.ts'

type FailedJobRow = {
  job: string
  failures: number
  error: string
  failed_at: number
  abandoned_at: number | null
}

export function describeFailedJobs(rows: FailedJobRow[]): string {
  if (rows.length === 0) return 'No job has failed.'
  return rows
    .map(({ job, failures, error, failed_at, abandoned_at }) =>
      [
        `${new Date(failed_at).toISOString()}  ${error}, ${failures} times`,
        `  ${job}`,
        `  ${stateInWords({ job, abandonedAt: abandoned_at })}`,
      ].join('\n'),
    )
    .join('\n')
}

if (import.meta.main)
  try {
    const run = databaseOfCommand()
    const rows = run(
      'select job, failures, error, failed_at, abandoned_at from failed_jobs order by failed_at desc limit 100',
    )
    console.log(describeFailedJobs(rows as FailedJobRow[]))
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
