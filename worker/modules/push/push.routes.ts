import { Hono } from 'hono'
import * as z from 'zod/mini'
import { entryDate } from '#domain/entry-schemas'
import { pushAddressSchema } from '#domain/push-schemas'
import type { Services } from './push.services.ts'
import { accept } from '../../core/validation.ts'
import { claimedOwner, requirePerson, type SessionEnv } from '../account/session/session.middleware.ts'
import { isDayWritten, readPushStatus, switchPushOff, switchPushOn } from './push.usecases.ts'

const day = z.object({ date: entryDate })

export const pushRoutes = (services: Services) =>
  new Hono<SessionEnv>()
    .get('/', async (c) =>
      c.json(await readPushStatus(services, { userId: claimedOwner(c).id, person: c.get('authentication').person() })),
    )
    .post('/', accept('json', pushAddressSchema), async (c) =>
      c.json(await switchPushOn(services, { person: await requirePerson(c), address: c.req.valid('json') })),
    )
    .delete('/', async (c) => c.json(await switchPushOff(services, { person: await requirePerson(c) })))
    .get('/days/:date', accept('param', day), async (c) =>
      c.json(await isDayWritten(services, { owner: claimedOwner(c), date: c.req.valid('param').date })),
    )
