/** What travels through the queue: names and ids, never a person's text. */
export type Job =
  | { job: 'deliverContactMessage'; id: string }
  | { job: 'sendPasswordReset'; userId: string }
  | { job: 'eraseAccount'; userId: string }
  | { job: 'deliverMessages'; ids: string[] }

type MessageJob = Extract<Job, { job: 'deliverMessages' }>

export type JobQueue = {
  send(job: Job): Promise<unknown>
  sendBatch(jobs: { body: MessageJob }[]): Promise<unknown>
}

/** Mail for which a person waits. It has its own queue, so that a peak of messages never delays a reset link. */
const transactionalJobs: readonly Job['job'][] = ['sendPasswordReset']

export function createJobQueue({ queue, transactional }: { queue: Queue<Job>; transactional: Queue<Job> }): JobQueue {
  return {
    send: (job) => (transactionalJobs.includes(job.job) ? transactional : queue).send(job),
    sendBatch: (jobs) => queue.sendBatch(jobs),
  }
}
