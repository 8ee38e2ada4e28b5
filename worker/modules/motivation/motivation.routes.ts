import { Hono } from 'hono'
import * as z from 'zod/mini'
import { entryDate } from '#domain/entry-schemas'
import { demoSchema } from '#domain/demo-schema'
import { quoteOf } from '#domain/motivation'
import type { Services } from './motivation.services.ts'
import { callerOf } from '../../core/caller.ts'
import { eventStream, inOnePiece, wantsEventStream } from '../../core/event-stream.ts'
import { accept } from '../../core/validation.ts'
import { claimedOwner, type SessionEnv } from '../account/session/session.middleware.ts'
import { replyToGuest } from './motivation.usecases.ts'

export const motivationRoutes = (services: Services) =>
  new Hono<SessionEnv>()
    .get('/motivation', accept('query', z.object({ date: entryDate })), (c) =>
      c.json({ message: quoteOf({ personId: claimedOwner(c).id, date: c.req.valid('query').date }) }),
    )
    .post('/demo-response', accept('json', demoSchema), async (c) => {
      const inPieces = wantsEventStream(c)
      const work = replyToGuest(services, { guest: c.req.valid('json'), address: callerOf(c).address, inPieces })
      // The typed client reads JSON; a client that asks for a stream reads the events.
      if (inPieces) return eventStream(c, work, { done: (response) => response }) as never
      return c.json(await inOnePiece(c, work))
    })
