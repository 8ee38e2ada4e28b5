import { Hono } from 'hono'
import { newPasskeySchema, passkeySignInSchema, renamedPasskeySchema } from '#domain/passkey'
import type { Services } from '../account.services.ts'
import { callerOf } from '../../../core/caller.ts'
import { accept } from '../../../core/validation.ts'
import { startSession, claimedOwner, requirePerson, type SessionEnv } from '../session/session.middleware.ts'
import {
  addPasskey,
  listPasskeys,
  optionsForNewPasskey,
  optionsForSignIn,
  removePasskey,
  renamePasskey,
  signInWithPasskey,
} from './passkey.usecases.ts'

/** A person's own passkeys. */
export const passkeyRoutes = (services: Services) =>
  new Hono<SessionEnv>()
    .get('/', async (c) => c.json(await listPasskeys(services, { userId: claimedOwner(c).id })))
    .post('/options', async (c) => {
      const person = await requirePerson(c)
      return c.json(await optionsForNewPasskey(services, { person, caller: callerOf(c) }))
    })
    .post('/', accept('json', newPasskeySchema), async (c) => {
      const { user } = await requirePerson(c)
      return c.json(await addPasskey(services, { user, added: c.req.valid('json'), caller: callerOf(c) }), 201)
    })
    .patch('/:id', accept('json', renamedPasskeySchema), async (c) => {
      const { user } = await requirePerson(c)
      const { name } = c.req.valid('json')
      return c.json(await renamePasskey(services, { userId: user.id, id: c.req.param('id'), name }))
    })
    .delete('/:id', async (c) => {
      const { user } = await requirePerson(c)
      await removePasskey(services, { userId: user.id, id: c.req.param('id') })
      return c.json({ message: 'The passkey has been removed.' })
    })

export const passkeySignInRoutes = (services: Services) =>
  new Hono<SessionEnv>()
    .post('/options', async (c) => c.json(await optionsForSignIn(services, { caller: callerOf(c) })))
    .post('/', accept('json', passkeySignInSchema), async (c) => {
      const { response } = c.req.valid('json')
      const signedIn = await signInWithPasskey(services, { response, caller: callerOf(c) })
      return c.json(await startSession(c, services, signedIn))
    })
