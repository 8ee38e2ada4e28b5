import { Hono } from 'hono'
import * as z from 'zod/mini'
import { identityProviders } from '#domain/identity'
import { unlinkSchema } from '#domain/user'
import type { Services } from '../account.services.ts'
import { callerOf } from '../../../core/caller.ts'
import { accept } from '../../../core/validation.ts'
import { requirePerson, type SessionEnv } from '../session/session.middleware.ts'
import { userJson } from '../user/user.json.ts'
import { writeAttempt } from './identity.routes.ts'
import { beginLink, unlinkIdentity } from './link.usecases.ts'

const named = z.object({ provider: z.enum(identityProviders) })

/** Google and Apple as ways into a person's own account. */
export const linkRoutes = (services: Services) =>
  new Hono<SessionEnv>()
    /** The page opens the address that comes back; the provider leads to the callback of the sign-in. */
    .post('/:provider', accept('param', named), async (c) => {
      const name = c.req.valid('param').provider
      const { token } = c.get('authentication')
      const person = await requirePerson(c)
      const { url, secret } = await beginLink(services, { person, name, token, caller: callerOf(c) })
      writeAttempt(c, services, name, secret)
      return c.json({ url: url.href })
    })
    .delete('/:provider', accept('param', named), accept('json', unlinkSchema), async (c) => {
      const name = c.req.valid('param').provider
      const asked = { person: await requirePerson(c), name, ...c.req.valid('json') }
      return c.json(userJson(services, await unlinkIdentity(services, asked)))
    })
