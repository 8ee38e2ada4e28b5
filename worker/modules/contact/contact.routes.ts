import { Hono } from 'hono'
import { contactSchema } from '#domain/contact'
import { answers } from '#domain/texts'
import type { Services } from './contact.services.ts'
import { callerOf } from '../../core/caller.ts'
import { accept } from '../../core/validation.ts'
import { sendContactMessage } from './contact.usecases.ts'

export const contactRoutes = (services: Services) =>
  new Hono().post('/', accept('json', contactSchema), async (c) => {
    await sendContactMessage(services, { message: c.req.valid('json'), address: callerOf(c).address })
    return c.json({ message: answers.contactSent }, 201)
  })
