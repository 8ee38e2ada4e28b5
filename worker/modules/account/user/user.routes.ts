import { Hono } from 'hono'
import { settingsSchema } from '#domain/user'
import { accept } from '../../../core/validation.ts'
import { signedIn } from '../session/authenticate.ts'
import type { Edge } from '../../../edge.ts'
import { userJson } from './user.json.ts'
import { changeSettings } from './user.usecases.ts'

export const userRoutes = new Hono<Edge>()
  .get('/', async (c) => c.json(userJson((await signedIn(c)).user)))
  .patch('/settings', accept('json', settingsSchema), async (c) => {
    const { user } = await signedIn(c)
    const { users } = c.get('services')
    return c.json(userJson(await changeSettings({ user, settings: c.req.valid('json'), users })))
  })
