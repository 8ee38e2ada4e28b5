import { Hono } from 'hono'
import * as z from 'zod/mini'
import { accept } from '../../core/validation.ts'
import { unsubscribe, type UnsubscribeServices } from './unsubscribe.usecases.ts'

const namedMessage = z.object({ message: z.string().check(z.minLength(1), z.maxLength(100)) })

export const messageRoutes = (services: UnsubscribeServices) =>
  new Hono()
    // Mail programs post a form to it (RFC 8058); the page that a link in the mail opens posts nothing but the address.
    .post('/unsubscribe', accept('query', namedMessage), async (c) =>
      c.json(await unsubscribe(services, { id: c.req.valid('query').message })),
    )
