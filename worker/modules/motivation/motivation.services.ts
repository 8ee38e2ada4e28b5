export type { Services } from '../account/account.services.ts'
