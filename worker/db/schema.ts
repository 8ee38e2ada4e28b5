export { rateCounters } from '../core/rate-counter.table.ts'
export { contactMessages } from '../modules/contact/contact.table.ts'
export { sessions } from '../modules/session/session.table.ts'
export { users } from '../modules/user/user.table.ts'
