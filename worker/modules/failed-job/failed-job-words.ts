/** What comes of a row of `failed_jobs`, in words. */
export function stateInWords({ job }: { job: string }): string {
  if (job.startsWith('{"step"')) return 'It runs again with the schedule.'
  return job.startsWith('{"job"') ? 'The queue has given up.' : 'Nothing is held back.'
}
