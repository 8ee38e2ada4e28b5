import type { DatabaseRepository } from '../account/database.repository.ts'
import type { Services as ContactServices } from '../contact/contact.services.ts'
import type { Services as MessageServices } from '../message/message.services.ts'
import type { createOperatorRepository, createRunRepository } from './operator.repository.ts'

export interface Services extends ContactServices, MessageServices {
  databases: DatabaseRepository
  operator: ReturnType<typeof createOperatorRepository>
  runs: ReturnType<typeof createRunRepository>
}
