import { requireSupportEmail } from './core/config.ts'
import { eraseAccount } from './modules/account/erasure/erasure.usecases.ts'
import { handOverMessage } from './modules/contact/contact.usecases.ts'
import { sendPasswordReset } from './modules/account/recovery/recovery.usecases.ts'
import type { Services } from './services.ts'

/** What travels through the queue: names and ids, never a person's text. */
export type Job =
  | { job: 'handOverContactMessage'; id: string }
  | { job: 'sendPasswordReset'; userId: string }
  | { job: 'eraseAccount'; userId: string }

export type JobQueue = { send(job: Job): Promise<unknown> }

export async function runJob(job: Job, services: Services): Promise<void> {
  const now = services.now()
  switch (job.job) {
    case 'handOverContactMessage':
      return handOverMessage({ ...services, id: job.id, supportEmail: requireSupportEmail(services.config), now })
    case 'sendPasswordReset':
      return sendPasswordReset({ ...services, userId: job.userId, now })
    case 'eraseAccount':
      return eraseAccount({ ...services, userId: job.userId })
  }
}
