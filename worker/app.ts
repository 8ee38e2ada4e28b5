import { Hono } from 'hono'
import { requestId } from 'hono/request-id'
import type { ExtractSchema } from 'hono/types'
import type { CallName } from '#domain/calls'
import { errorReply } from './core/error-reply.ts'
import { notFound } from './core/errors.ts'
import { findCall, jsonOnly, limitedBody, limitedRequests, ownOriginOnly } from './core/request-guards.ts'
import { securedReplies } from './core/security-headers.ts'
import { answerInLanguage, findLanguage } from './core/language.ts'
import { changePassword, securityTxt, robotsTxt, siteMap } from './core/known-addresses.ts'
import { devRoutes } from './dev/dev.routes.ts'
import { googleRoutes } from './dev/google.routes.ts'
import { stripeRoutes } from './dev/stripe.routes.ts'
import { adRoutes } from './modules/ad/ad.routes.ts'
import { calendarRoutes } from './modules/calendar/calendar.routes.ts'
import { contactRoutes } from './modules/contact/contact.routes.ts'
import { billingRoutes } from './modules/billing/billing.routes.ts'
import { entryRoutes, guestDataRoutes } from './modules/entry/entry.routes.ts'
import { highlightsRoutes } from './modules/highlights/highlights.routes.ts'
import { importRoutes } from './modules/import/import.routes.ts'
import { goalRoutes } from './modules/goal/goal.routes.ts'
import { messageRoutes } from './modules/message/message.routes.ts'
import { changesRoutes } from './modules/journal/changes.routes.ts'
import { countCalls } from './modules/journal/count-calls.middleware.ts'
import { motivationRoutes } from './modules/motivation/motivation.routes.ts'
import { healthRoutes } from './modules/operator/health.routes.ts'
import { operatorRoutes } from './modules/operator/operator.routes.ts'
import { pushRoutes } from './modules/push/push.routes.ts'
import { recoveryRoutes } from './modules/account/recovery/recovery.routes.ts'
import { eraseLateWrites } from './modules/account/erasure/erasure.middleware.ts'
import { signInRoutes } from './modules/account/sign-in/sign-in.routes.ts'
import { verificationRoutes } from './modules/account/verification/verification.routes.ts'
import { authorize } from './modules/account/session/session.middleware.ts'
import { sessionRoutes } from './modules/account/session/session.routes.ts'
import { exportRoutes } from './modules/export/export.routes.ts'
import { linkRoutes } from './modules/account/identity/link.routes.ts'
import { identityRoutes } from './modules/account/identity/identity.routes.ts'
import { passkeyRoutes, passkeySignInRoutes } from './modules/account/passkey/passkey.routes.ts'
import { userRoutes } from './modules/account/user/user.routes.ts'
import { smsRoutes } from './modules/answer/answer.routes.ts'
import { servePage } from './pages.ts'
import type { AppServices } from './services.ts'

/** Middleware in the order in which a request meets it, then one line a module, then the pages. */
export function createApp(services: AppServices) {
  const app = new Hono()
  app.onError(errorReply)
  app.notFound((c) => errorReply(notFound(), c))
  app.use(requestId(), securedReplies, findLanguage, answerInLanguage)
  app.use(
    '/api/*',
    findCall,
    limitedRequests(services),
    ownOriginOnly(services),
    jsonOnly,
    limitedBody,
    authorize(services),
    eraseLateWrites(services),
    countCalls(services),
  )

  const api = app
    .basePath('/api')
    .route('/', signInRoutes(services))
    .route('/auth', recoveryRoutes(services))
    .route('/auth', identityRoutes(services))
    .route('/auth/passkey', passkeySignInRoutes(services))
    .route('/identities', linkRoutes(services))
    .route('/passkeys', passkeyRoutes(services))
    .route('/user', userRoutes(services))
    .route('/verification', verificationRoutes(services))
    .route('/sessions', sessionRoutes(services))
    .route('/export', exportRoutes(services))
    .route('/import', importRoutes(services))
    .route('/contact', contactRoutes(services))
    .route('/entries', entryRoutes(services))
    .route('/save-guest-data', guestDataRoutes(services))
    .route('/', motivationRoutes(services))
    .route('/goals', goalRoutes(services))
    .route('/changes', changesRoutes(services))
    .route('/highlights', highlightsRoutes(services))
    .route('/', messageRoutes(services))
    .route('/sms', smsRoutes(services))
    .route('/push', pushRoutes(services))
    .route('/', billingRoutes(services))
    .route('/calendar', calendarRoutes(services))
    .route('/admob', adRoutes(services))
    .route('/operator', operatorRoutes(services))

  if (services.config.simulated)
    app
      .route('/dev', devRoutes(services))
      .route('/dev/google', googleRoutes(services.local.google))
      .route('/dev', stripeRoutes(services))
  app.route('/health', healthRoutes(services))
  app.get('/.well-known/security.txt', securityTxt(services))
  app.get('/.well-known/change-password', changePassword)
  app.get('/robots.txt', robotsTxt(services))
  app.get('/sitemap.xml', siteMap(services))
  app.get('*', servePage(services))
  return api
}

type App = ReturnType<typeof createApp>
type Routes = ExtractSchema<App>
type Registered = {
  [Path in keyof Routes & string]: {
    [Method in keyof Routes[Path] & string]: Method extends `$${infer Name}` ? `${Uppercase<Name>} ${Path}` : never
  }[keyof Routes[Path] & string]
}[keyof Routes & string]
/** The compiler names a call without a line in domain/calls.ts, and a line without a call. */
type Listed<Whole, _Missing extends never> = Whole

export type AppType = Listed<App, Exclude<Registered, CallName> | Exclude<CallName, Registered>>
