import { stateInWords } from '../worker/modules/failed-job/failed-job-state.ts'

export type FailedJobRow = {
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
