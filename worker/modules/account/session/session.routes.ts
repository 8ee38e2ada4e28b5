import { Hono } from 'hono'
import type { Services } from '../account.services.ts'
import { claimedOwner, requirePerson, type SessionEnv } from './session.middleware.ts'
import { endDevice, endOtherDevices, listDevices } from './session.usecases.ts'

export const sessionRoutes = (services: Services) =>
  new Hono<SessionEnv>()
    .get('/', async (c) =>
      c.json(await listDevices(services, { userId: claimedOwner(c).id, person: c.get('authentication').person() })),
    )
    .delete('/', async (c) => c.json({ ended: await endOtherDevices(services, { person: await requirePerson(c) }) }))
    .delete('/:id', async (c) => {
      await endDevice(services, { person: await requirePerson(c), id: c.req.param('id') })
      return c.json({ ended: 1 })
    })
