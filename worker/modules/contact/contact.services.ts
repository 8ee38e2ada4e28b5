import type { BaseServices } from '../base-services.ts'
import type { FailedJobRepository } from '../failed-job/failed-job.repository.ts'
import type { createContactRepository } from './contact.repository.ts'

export interface Services extends BaseServices {
  contact: ReturnType<typeof createContactRepository>
  failedJobs: FailedJobRepository
}
