import type { CalendarRepository } from '../calendar/calendar.repository.ts'
import type { Services as MessageServices } from '../message/message.services.ts'

export interface Services extends MessageServices {
  calendars: CalendarRepository
}
