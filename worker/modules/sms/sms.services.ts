import type { BaseServices } from '../base-services.ts'
import type { createOptOutRepository } from './opt-out.repository.ts'

export interface Services extends Pick<BaseServices, 'smsSender' | 'now'> {
  optOuts: ReturnType<typeof createOptOutRepository>
}
