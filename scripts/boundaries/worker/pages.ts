import { readJourney } from './modules/entry/entry-reading.usecases.ts'
import { devRoutes } from './dev/dev.routes.ts' // refused
import { createOutboxMailer } from './providers/mail/outbox.mailer.ts' // refused
import { eq } from 'drizzle-orm' // refused
import { meta } from '../src/root.tsx' // refused

export { readJourney, devRoutes, createOutboxMailer, eq, meta }
