import { Hono } from 'hono'
import type { Services } from './journal.services.ts'
import { claimedOwner, requirePerson, type SessionEnv } from '../account/session/session.middleware.ts'
import { userJson } from '../account/user/user.json.ts'
import { readTags } from './changes.usecases.ts'

export const changesRoutes = (services: Services) =>
  new Hono<SessionEnv>().get('/', async (c) => {
    const [tags, { user }] = await Promise.all([readTags(services, { owner: claimedOwner(c) }), requirePerson(c)])
    return c.json({ user: userJson(services, user), now: services.now(), ...tags })
  })
