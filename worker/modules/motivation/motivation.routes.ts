import { Hono } from 'hono'
import * as z from 'zod/mini'
import { entryDate } from '#domain/entry-schemas'
import { demoSchema } from '#domain/demo-schema'
import { quoteOf } from '#domain/motivation'
import { clientAddress } from '../../core/client-address.ts'
import { eventStream, inOnePiece, wantsEventStream } from '../../core/event-stream.ts'
import { accept } from '../../core/validation.ts'
import { claimedUserId } from '../account/session/authenticate.ts'
import type { Edge } from '../../edge.ts'
import { answerGuest } from './motivation.usecases.ts'

export const motivationRoutes = new Hono<Edge>()
  .get('/motivation', accept('query', z.object({ date: entryDate })), (c) =>
    c.json({ message: quoteOf({ personId: claimedUserId(c), date: c.req.valid('query').date }) }),
  )
  .post('/demo-response', accept('json', demoSchema), async (c) => {
    const address = clientAddress(c.req.raw.headers)
    const inPieces = wantsEventStream(c)
    const work = answerGuest({ guest: c.req.valid('json'), address, inPieces, parts: c.get('services') })
    // The typed client reads JSON; who streams reads the events.
    if (inPieces) return eventStream(c, work, { done: (response) => ({ response }) }) as never
    return c.json({ response: await inOnePiece(c, work) })
  })
