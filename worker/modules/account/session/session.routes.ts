import { Hono } from 'hono'
import type { Edge } from '../../../edge.ts'
import { claimedUserId, signedIn } from './authenticate.ts'
import { endDevice, endOtherDevices, listDevices } from './session.usecases.ts'

export const sessionRoutes = new Hono<Edge>()
  .get('/', async (c) => {
    const { sessions, now } = c.get('services')
    return c.json(await listDevices({ userId: claimedUserId(c), person: c.get('visit').person, sessions, now: now() }))
  })
  .delete('/', async (c) => {
    const { sessions, now } = c.get('services')
    const ended = await endOtherDevices({ person: await signedIn(c), sessions, now: now() })
    return c.json({ ended })
  })
  .delete('/:id', async (c) => {
    const { sessions, now } = c.get('services')
    await endDevice({ person: await signedIn(c), id: c.req.param('id'), sessions, now: now() })
    return c.json({ ended: 1 })
  })
