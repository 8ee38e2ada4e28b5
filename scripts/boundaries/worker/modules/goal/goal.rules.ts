import { fingerprint } from '../../core/secrets.ts'
import type { Mailer } from '../../providers/mail/mailer.ts'
import { createOutboxMailer } from '../../providers/mail/outbox.mailer.ts' // refused
import type { Services } from '../../services.ts' // refused
import type { Job } from '../../jobs.ts' // refused
import { rowOfRole } from '../../dev/roles.ts' // refused
import { testDay } from '../../testing/mornings.ts' // refused
import { standIn } from '../../providers/coach/openai.stand-in.ts' // refused
import { eq } from 'drizzle-orm' // refused
import Stripe from 'stripe' // refused

export {
  fingerprint,
  createOutboxMailer,
  rowOfRole,
  testDay,
  standIn,
  eq,
  Stripe,
  type Mailer,
  type Services,
  type Job,
}
