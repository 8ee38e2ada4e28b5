/** What comes of a row of `failed_jobs`, in words. */
export function stateInWords({ job, abandonedAt }: { job: string; abandonedAt: number | null }): string {
  if (job.startsWith('{"step"')) return 'It runs again with the schedule.'
  if (!job.startsWith('{"job"')) return 'Nothing is held back.'
  return abandonedAt === null ? 'It is tried again.' : 'The queue has given up.'
}
