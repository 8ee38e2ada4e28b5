/** What travels through the queue: names and ids, never a person's text. */
export type Job =
  | { job: 'deliverContactMessage'; id: string }
  | { job: 'sendPasswordReset'; userId: string }
  | { job: 'eraseAccount'; userId: string }
  | { job: 'deliverMessages'; ids: string[] }

export type JobQueue = { send(job: Job): Promise<unknown>; sendBatch(jobs: { body: Job }[]): Promise<unknown> }
