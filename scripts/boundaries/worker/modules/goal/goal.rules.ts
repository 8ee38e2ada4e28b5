import { fingerprint } from '../../core/secrets.ts'
import type { Mailer } from '../../providers/mail/mailer.ts'
import { createOutboxMailer } from '../../providers/mail/outbox.mailer.ts' // refused
import type { Services } from '../../services.ts' // refused
import type { Job } from '../../jobs.ts' // refused
import { standings } from '../../dev/standing.ts' // refused
import { testDay } from '../../testing/mornings.ts' // refused
import { standIn } from '../../providers/coach/openai.stand-in.ts' // refused
import { eq } from 'drizzle-orm' // refused
import Stripe from 'stripe' // refused

export {
  fingerprint,
  createOutboxMailer,
  standings,
  testDay,
  standIn,
  eq,
  Stripe,
  type Mailer,
  type Services,
  type Job,
}
