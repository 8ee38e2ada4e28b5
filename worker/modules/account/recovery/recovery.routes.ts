import { Hono } from 'hono'
import { forgottenPasswordSchema, newPasswordSchema } from '#domain/user'
import { callerOf } from '../../../core/caller.ts'
import { laterOf } from '../../../core/later.ts'
import { accept } from '../../../core/validation.ts'
import { requestReset, resetPassword, type RecoveryServices } from './recovery.usecases.ts'

export const recoveryRoutes = (services: RecoveryServices) =>
  new Hono()
    .post('/forgot-password', accept('json', forgottenPasswordSchema), async (c) => {
      const { email } = c.req.valid('json')
      await requestReset({ ...services, later: laterOf(c) }, { email, address: callerOf(c).address })
      return c.json({ message: 'If an account has this address, a link to choose a new password is on its way.' })
    })
    .post('/reset-password', accept('json', newPasswordSchema), async (c) => {
      const { token, password } = c.req.valid('json')
      await resetPassword({ ...services, later: laterOf(c) }, { token, password, address: callerOf(c).address })
      return c.json({ message: 'Your new password stands. Please sign in with it.' })
    })
