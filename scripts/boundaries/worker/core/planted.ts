import { sha256 } from 'oslo/crypto' // refused
import { eq } from 'drizzle-orm' // refused
import { api } from '~/lib/api' // refused
import type { Mailer } from '../providers/mail/mailer.ts'
import { createOutboxMailer } from '../providers/mail/outbox.mailer.ts' // refused
import type { Env } from '../services.ts' // refused
import type { Services } from '../services.ts'

export { sha256, eq, api, createOutboxMailer, type Mailer, type Env, type Services }
