import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { headlinesSchema } from '#domain/operator'
import type { Services } from './operator.services.ts'
import { requirePerson, type SessionEnv } from '../account/session/session.middleware.ts'
import { requireRecentSignIn } from '../account/session/session.usecases.ts'
import { log } from '../../core/logging.ts'
import { accept } from '../../core/validation.ts'
import { endContactMessage, readOperation, replaceHeadlines } from './operator.usecases.ts'

type OperatorEnv = SessionEnv & { Variables: { about?: string } }

/** Who did what, and what came of it, by ids alone. */
const logged = createMiddleware<OperatorEnv>(async (c, next) => {
  const { user } = await requirePerson(c)
  await next()
  log('operator', { call: c.get('call'), by: user.id, about: c.get('about'), status: c.res.status })
})

const recentlySignedIn = (services: Services) =>
  createMiddleware<OperatorEnv>(async (c, next) => {
    requireRecentSignIn(services, await requirePerson(c), 'operator')
    return next()
  })

/** For employees; `authorize` answers everyone else with 404 before. */
export const operatorRoutes = (services: Services) =>
  new Hono<OperatorEnv>()
    .use(logged, recentlySignedIn(services))
    .get('/', async (c) => c.json(await readOperation(services)))
    .put('/headlines', accept('json', headlinesSchema), async (c) => {
      await replaceHeadlines(services, c.req.valid('json').headlines)
      return c.json(await readOperation(services))
    })
    .delete('/contact/:id', async (c) => {
      const id = c.req.param('id')
      c.set('about', id.slice(0, 36))
      await endContactMessage(services, { id })
      return c.json(await readOperation(services))
    })
