import { createOutboxMailer } from './providers/mail/outbox.mailer.ts'
import OpenAI from 'openai' // refused
import { everyRow } from './dev/stored.ts' // refused

export { createOutboxMailer, OpenAI, everyRow }
