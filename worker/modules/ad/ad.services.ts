import type { BaseServices } from '../base-services.ts'
import type { AdListSizes, createAdCountRepository, createAdEventRepository } from './ad.repository.ts'

export interface Services extends BaseServices {
  adEvents: ReturnType<typeof createAdEventRepository>
  adCounts: ReturnType<typeof createAdCountRepository>
  adListSizes: AdListSizes
}
