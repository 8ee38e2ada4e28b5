import { Hono } from 'hono'
import * as z from 'zod/mini'
import { messageChannels } from '#domain/message-kinds'
import type { Services } from './message.services.ts'
import { AppError } from '../../core/errors.ts'
import { accept } from '../../core/validation.ts'
import { claimedOwner, requirePerson, type SessionEnv } from '../account/session/session.middleware.ts'
import { promptLater, listMessages, sendTestMessage, findStoppable, unsubscribe } from './message.usecases.ts'

const testQuery = z.object({ channel: z._default(z.enum(messageChannels), 'email') })
const namedMessage = z.object({ message: z.string().check(z.minLength(1), z.maxLength(100)) })

const unsignedMailEvent = () => new AppError(403, 'mail.unsigned', 'This request is not signed as it should be.')

export const messageRoutes = (services: Services) =>
  new Hono<SessionEnv>()
    .get('/messages', async (c) => c.json(await listMessages(services, { owner: claimedOwner(c) })))
    .post('/messages/test', accept('query', testQuery), async (c) => {
      const { user } = await requirePerson(c)
      return c.json(await sendTestMessage(services, { user, channel: c.req.valid('query').channel }))
    })
    .post('/messages/later', accept('json', namedMessage), async (c) => {
      const { user } = await requirePerson(c)
      return c.json(await promptLater(services, { user, id: c.req.valid('json').message }))
    })
    .post('/resend/webhook', async (c) => {
      const { users, readMailEvent } = services
      const returned = readMailEvent?.({
        body: await c.req.arrayBuffer(),
        header: (name) => c.req.header(name),
      })
      if (!returned) throw unsignedMailEvent()
      await users.markMailReturned(returned)
      return c.body(null, 200)
    })
    // Programs open links too, so it changes nothing.
    .get('/unsubscribe', accept('query', namedMessage), async (c) => {
      const { kind } = await findStoppable(services, { id: c.req.valid('query').message })
      return c.json({ kind })
    })
    // Mail programs post a form to it (RFC 8058); the page that a link in the mail opens posts nothing but the address.
    .post('/unsubscribe', accept('query', namedMessage), async (c) =>
      c.json(await unsubscribe(services, { id: c.req.valid('query').message })),
    )
