import type { BaseServices } from '../base-services.ts'
import type { AdRepository } from './ad.repository.ts'

export interface Services extends BaseServices {
  ads: AdRepository
}
