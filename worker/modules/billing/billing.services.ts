import type { Services as AccountServices } from '../account/account.services.ts'
import type { BillingRepository } from './billing.repository.ts'

export interface Services extends AccountServices {
  billing: BillingRepository
}
