import { createOutboxMailer } from './providers/mail/outbox.mailer.ts'
import OpenAI from 'openai' // refused

export { createOutboxMailer, OpenAI }
