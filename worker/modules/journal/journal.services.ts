import type { Services as MessageServices } from '../message/message.services.ts'
import type { Journals } from './journal.repository.ts'

export interface Services extends MessageServices {
  journals: Journals
  journalOf: Journals['of']
}
