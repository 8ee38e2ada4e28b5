import { Hono } from 'hono'
import * as z from 'zod/mini'
import { answers } from '#domain/texts'
import { forgottenPasswordSchema, newPasswordSchema } from '#domain/user'
import type { Services } from '../account.services.ts'
import { callerOf } from '../../../core/caller.ts'
import { laterOf } from '../../../core/later.ts'
import { accept } from '../../../core/validation.ts'
import type { SessionEnv } from '../session/session.middleware.ts'
import { takeBackEmail } from '../verification/verification.usecases.ts'
import { requestReset, requireUsableToken, resetPassword } from './recovery.usecases.ts'

const namedToken = z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) })

export const recoveryRoutes = (services: Services) =>
  new Hono<SessionEnv>()
    .post('/forgot-password', accept('json', forgottenPasswordSchema), async (c) => {
      const { email } = c.req.valid('json')
      await requestReset({ ...services, later: laterOf(c) }, { email, caller: callerOf(c) })
      return c.json({ message: answers.password.linkSent })
    })
    .get('/reset-password', accept('query', namedToken), async (c) => {
      await requireUsableToken(services, c.req.valid('query'))
      return c.json({ message: 'Choose a new password.' })
    })
    .post('/reset-password', accept('json', newPasswordSchema), async (c) => {
      const { token, password } = c.req.valid('json')
      await resetPassword({ ...services, later: laterOf(c) }, { token, password, address: callerOf(c).address })
      return c.json({ message: answers.password.changed })
    })
    .post('/take-back', accept('json', namedToken), async (c) => {
      const reader = (await c.get('authentication').person())?.user.id
      return c.json(await takeBackEmail({ ...services, later: laterOf(c) }, { ...c.req.valid('json'), reader }))
    })
