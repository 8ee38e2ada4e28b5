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
        abandoned_at === null ? '  The queue tries again.' : '  The queue has given up.',
      ].join('\n'),
    )
    .join('\n')
}
