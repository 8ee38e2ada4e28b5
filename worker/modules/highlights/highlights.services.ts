export type { Services } from '../entry/entry.services.ts'
