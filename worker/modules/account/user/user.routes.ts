import { Hono } from 'hono'
import { answers } from '#domain/texts'
import {
  deletionSchema,
  emailChangeSchema,
  passwordChangeSchema,
  settingsSchema,
  usernameChangeSchema,
} from '#domain/user'
import type { Services } from '../account.services.ts'
import { keepLanguageOf } from '../../../core/language.ts'
import { laterOf } from '../../../core/later.ts'
import { accept } from '../../../core/validation.ts'
import { rememberBrowser, requirePerson, type SessionEnv, clearSessionCookie } from '../session/session.middleware.ts'
import { deleteAccount } from '../erasure/erasure.usecases.ts'
import { userJson } from './user.json.ts'
import { changeEmail } from '../verification/verification.usecases.ts'
import { callerOf } from '../../../core/caller.ts'
import { changePassword } from '../recovery/recovery.usecases.ts'
import { changeSettings, changeUsername } from './user.usecases.ts'

export const userRoutes = (services: Services) =>
  new Hono<SessionEnv>()
    .get('/', async (c) => c.json(userJson(services, (await requirePerson(c)).user)))
    .patch('/settings', accept('json', settingsSchema), async (c) => {
      const { user } = await requirePerson(c)
      const changed = await changeSettings(services, { user, settings: c.req.valid('json') })
      keepLanguageOf(c, changed)
      return c.json(userJson(services, changed))
    })
    .post('/password', accept('json', passwordChangeSchema), async (c) => {
      await changePassword(
        { ...services, later: laterOf(c) },
        { person: await requirePerson(c), change: c.req.valid('json') },
      )
      return c.json({ message: answers.password.changedHere })
    })
    .post('/username', accept('json', usernameChangeSchema), async (c) => {
      const { user } = await requirePerson(c)
      const { username } = c.req.valid('json')
      const changed = await changeUsername({ ...services, later: laterOf(c) }, { user, username })
      await rememberBrowser(c, services, changed)
      return c.json(userJson(services, changed))
    })
    .post('/email', accept('json', emailChangeSchema), async (c) => {
      const { email, password } = c.req.valid('json')
      await changeEmail(services, { person: await requirePerson(c), email, password, caller: callerOf(c) })
      return c.json({ message: answers.code.sent(email) })
    })
    .delete('/', accept('json', deletionSchema), async (c) => {
      await deleteAccount(services, { person: await requirePerson(c), deletion: c.req.valid('json') })
      clearSessionCookie(c, services.config)
      return c.json({ message: 'Your account is being deleted, with everything in it.' })
    })
