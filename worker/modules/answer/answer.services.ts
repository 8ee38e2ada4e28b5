export type { Services } from '../message/message.services.ts'
