import { Hono } from 'hono'
import { requestId } from 'hono/request-id'
import { admission } from './modules/account/session/session.middleware.ts'
import { errorReply } from './core/error-reply.ts'
import { notFound } from './core/errors.ts'
import { floodGuard, jsonOnly, limitedBody, ownOriginOnly } from './core/request-guards.ts'
import { securedReplies } from './core/security-headers.ts'
import { devRoutes } from './dev/dev.routes.ts'
import { googleRoutes } from './dev/google.routes.ts'
import type { Edge } from './edge.ts'
import { authRoutes } from './modules/account/sign-in/sign-in.routes.ts'
import { adRoutes } from './modules/ad/ad.routes.ts'
import { contactRoutes } from './modules/contact/contact.routes.ts'
import { entryRoutes } from './modules/entry/entry.routes.ts'
import { guestDataRoutes } from './modules/entry/guest-data.routes.ts'
import { importRoutes } from './modules/import/import.routes.ts'
import { goalRoutes } from './modules/goal/goal.routes.ts'
import { motivationRoutes } from './modules/motivation/motivation.routes.ts'
import { recoveryRoutes } from './modules/account/recovery/recovery.routes.ts'
import { accountRoutes } from './modules/account/erasure/erasure.routes.ts'
import { verificationRoutes } from './modules/account/verification/verification.routes.ts'
import { sessionRoutes } from './modules/account/session/session.routes.ts'
import { exportRoutes } from './modules/export/export.routes.ts'
import { identityRoutes } from './modules/account/identity/identity.routes.ts'
import { passkeyRoutes, passkeySignInRoutes } from './modules/account/passkey/passkey.routes.ts'
import { userRoutes } from './modules/account/user/user.routes.ts'
import { servePage } from './pages.ts'
import type { Services } from './services.ts'

/** Middleware in the order in which a request meets it, then one line a module, then the pages. */
export function createApp(services: Services) {
  const app = new Hono<Edge>()
  app.onError(errorReply)
  app.notFound((c) => errorReply(notFound(), c))
  app.use(requestId(), securedReplies, (c, next) => {
    c.set('services', services)
    return next()
  })
  app.use('/api/*', floodGuard, ownOriginOnly, jsonOnly, limitedBody, admission)

  const api = app
    .basePath('/api')
    .route('/', authRoutes)
    .route('/auth', recoveryRoutes)
    .route('/auth', identityRoutes)
    .route('/auth/passkey', passkeySignInRoutes)
    .route('/passkeys', passkeyRoutes)
    .route('/user', userRoutes)
    .route('/user', accountRoutes)
    .route('/verification', verificationRoutes)
    .route('/sessions', sessionRoutes)
    .route('/export', exportRoutes)
    .route('/import', importRoutes)
    .route('/contact', contactRoutes)
    .route('/entries', entryRoutes)
    .route('/save-guest-data', guestDataRoutes)
    .route('/', motivationRoutes)
    .route('/goals', goalRoutes)
    .route('/admob', adRoutes)

  if (services.config.simulated) app.route('/dev', devRoutes).route('/dev/google', googleRoutes)
  app.get('*', servePage)
  return api
}

export type AppType = ReturnType<typeof createApp>
