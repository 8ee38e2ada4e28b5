import { Hono } from 'hono'
import { contactSchema } from '#domain/contact'
import { clientAddress } from '../../core/client-address.ts'
import { accept } from '../../core/validation.ts'
import type { Edge } from '../../edge.ts'
import { leaveMessage } from './contact.usecases.ts'

export const contactRoutes = new Hono<Edge>().post('/', accept('json', contactSchema), async (c) => {
  const { contact, queue, counters, config, now } = c.get('services')
  await counters.takeOnly(
    {
      key: `contact:${clientAddress(c.req.raw.headers)}`,
      max: config.limits.contactPerAddress,
      windowSeconds: 60 * 60,
    },
    now(),
  )
  await leaveMessage({ message: c.req.valid('json'), contact, queue, now: now() })
  return c.json({ message: "We'll get back to you within 24 hours!" }, 201)
})
