import { Hono } from 'hono'
import { forgottenPasswordSchema, newPasswordSchema } from '#domain/user'
import { clientAddress } from '../../../core/client-address.ts'
import { laterOf } from '../../../core/later.ts'
import { accept } from '../../../core/validation.ts'
import type { Edge } from '../../../edge.ts'
import { askForReset, resetPassword } from './recovery.usecases.ts'

export const recoveryRoutes = new Hono<Edge>()
  .post('/forgot-password', accept('json', forgottenPasswordSchema), async (c) => {
    const services = c.get('services')
    await askForReset({
      ...services,
      ...c.req.valid('json'),
      address: clientAddress(c.req.raw.headers),
      now: services.now(),
      later: laterOf(c),
    })
    return c.json({ message: 'If an account has this address, a link to choose a new password is on its way.' })
  })
  .post('/reset-password', accept('json', newPasswordSchema), async (c) => {
    const services = c.get('services')
    await resetPassword({
      ...services,
      ...c.req.valid('json'),
      address: clientAddress(c.req.raw.headers),
      now: services.now(),
      later: laterOf(c),
    })
    return c.json({ message: 'Your new password stands. Please sign in with it.' })
  })
