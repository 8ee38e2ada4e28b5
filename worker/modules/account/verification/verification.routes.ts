import { Hono } from 'hono'
import { answers } from '#domain/texts'
import { codeSchema, emailCodeSchema } from '#domain/user'
import type { Services } from '../account.services.ts'
import { callerOf } from '../../../core/caller.ts'
import { accept } from '../../../core/validation.ts'
import { rememberBrowser, requirePerson, type SessionEnv } from '../session/session.middleware.ts'
import { userJson } from '../user/user.json.ts'
import { laterOf } from '../../../core/later.ts'
import { confirmPhone, sendPhoneCode, confirmEmail, sendEmailCode } from './verification.usecases.ts'

export const verificationRoutes = (services: Services) =>
  new Hono<SessionEnv>()
    .post('/email', async (c) => {
      const { user } = await requirePerson(c)
      await sendEmailCode(services, { user, caller: callerOf(c) })
      return c.json({ message: answers.code.sent(user.email!) })
    })
    .post('/email/confirm', accept('json', emailCodeSchema), async (c) => {
      const { user } = await requirePerson(c)
      const confirmed = await confirmEmail(services, { user, ...c.req.valid('json') })
      await rememberBrowser(c, services, confirmed)
      return c.json(userJson(services, confirmed))
    })
    .post('/phone', async (c) => {
      const { user } = await requirePerson(c)
      const { phone } = await sendPhoneCode(services, { user, caller: callerOf(c) })
      return c.json({ message: answers.code.sent(phone) })
    })
    .post('/phone/confirm', accept('json', codeSchema), async (c) => {
      const { user } = await requirePerson(c)
      return c.json(
        userJson(
          services,
          await confirmPhone({ ...services, later: laterOf(c) }, { user, code: c.req.valid('json').code }),
        ),
      )
    })
