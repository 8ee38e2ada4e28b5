import { requireSupportEmail } from './core/config.ts'
import { handOverMessage } from './modules/contact/contact.usecases.ts'
import type { Services } from './services.ts'

/** What travels through the queue: names and ids, never a person's text. */
export type Job = { job: 'handOverContactMessage'; id: string }

export type JobQueue = { send(job: Job): Promise<unknown> }

export async function runJob(job: Job, { contact, mailer, config, now }: Services): Promise<void> {
  switch (job.job) {
    case 'handOverContactMessage':
      return handOverMessage({ id: job.id, contact, mailer, supportEmail: requireSupportEmail(config), now: now() })
  }
}
