/** npm run stuck [-- --remote]: the jobs and steps of the schedule that failed and have not succeeded since. */
import { createFailedJobRepository, type FailedJob } from '../worker/modules/failed-job/failed-job.repository.ts'
import { stateInWords } from '../worker/modules/failed-job/failed-job-words.ts'
import { databaseOfCommand } from './database.ts'

export function describeFailedJobs(rows: FailedJob[]): string {
  if (rows.length === 0) return 'No job has failed.'
  return rows
    .map(({ job, failures, error, failedAt, abandonedAt }) =>
      [
        `${new Date(failedAt).toISOString()}  ${error}, ${failures} times`,
        `  ${job}`,
        `  ${stateInWords({ job, abandonedAt })}`,
      ].join('\n'),
    )
    .join('\n')
}

if (import.meta.main)
  try {
    const failedJobs = createFailedJobRepository({ db: databaseOfCommand() })
    console.log(describeFailedJobs(await failedJobs.list(Date.now(), 100)))
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
