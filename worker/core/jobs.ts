import { answered } from './deadline.ts'

/**
 * What travels through the queue: names and ids, never a person's text. `id` names the mail: each run of a job sends the
 * same one.
 */
export type Job =
  | { job: 'deliverContactMessage'; id: string }
  | { job: 'sendPasswordReset'; userId: string; id: string }
  | { job: 'sendNotice'; userId: string; id: string; notice: Notice }
  | { job: 'eraseAccount'; userId: string; journal: number }
  | { job: 'planPerson'; userId: string; journal: number }
  /** What the schedule does each minute in one of several databases, for the time for which it was scheduled. */
  | { job: 'runJournal'; journal: number; at: number }
  /** One attempt to move the journal of a person from one database to another. */
  | { job: 'moveJournal'; userId: string; journal: number; to: number; attempt: number }
  | { job: 'deliverMessages'; ids: string[]; journal: number }
  /** The id that the vendor of SMS gave. */
  | { job: 'removeSms'; id: string }
  | { job: 'sendBillingMail'; eventId: string }
  | { job: 'endBilling'; customerId: string }
  | { job: 'refreshBilling'; userId: string }
  | { job: 'reconcileBilling'; after: string }
  /** `day` in UTC, and where the step begins in the list of keys. */
  | { job: 'sumAds'; day: string; step: number; cursor: string }

/** What changed about an account. */
export type Notice =
  | { about: 'password-changed' | 'username-changed' | 'feed-made' | 'number-confirmed' | 'account-barred' }
  /** `former`: the hash of the secret that has the address to which it goes. */
  | { about: 'address-changed' | 'address-returned'; former: string }
  | { about: 'method-added' | 'method-removed' | 'account-transferred'; method: SignInMethod }

export type SignInMethod = 'Google' | 'Apple' | 'A passkey'

export type MessageJob = Extract<Job, { job: 'deliverMessages' }>

export type JobQueue = {
  send(job: Job, options?: QueueSendOptions): Promise<unknown>
  sendBatch(jobs: { body: MessageJob }[]): Promise<unknown>
}

/** Mail for which a person waits. It has its own queue, so that a peak of messages never delays a reset link. */
const transactionalJobs: readonly Job['job'][] = ['sendPasswordReset', 'sendNotice']

/** Those that may use the queries of an invocation. */
const journalJobs: readonly Job['job'][] = ['runJournal', 'moveJournal']

type NoticeJob = Extract<Job, { job: 'sendNotice' }>

/** `keepNotice`: nothing else would send a notice that the queue does not take. */
export function createJobQueue({
  queue,
  transactional,
  journals,
  keepNotice,
}: {
  queue: Queue<Job>
  transactional: Queue<Job>
  journals: Queue<Job>
  keepNotice: (job: NoticeJob) => Promise<void>
}): JobQueue {
  const queueOf = ({ job }: Job) =>
    journalJobs.includes(job) ? journals : transactionalJobs.includes(job) ? transactional : queue
  return {
    async send(job, options) {
      const sent = answered(queueOf(job).send(job, options))
      await (job.job === 'sendNotice' ? sent.catch(() => keepNotice(job)) : sent)
    },
    sendBatch: (jobs) => answered(queue.sendBatch(jobs)),
  }
}
