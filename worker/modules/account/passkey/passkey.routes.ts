import { Hono } from 'hono'
import { newPasskeySchema, passkeySignInSchema, renamedPasskeySchema } from '#domain/passkey'
import { accept } from '../../../core/validation.ts'
import { claimedUserId, signedIn } from '../session/authenticate.ts'
import type { Edge } from '../../../edge.ts'
import { arrival, welcome } from '../session/started-session.ts'
import {
  addPasskey,
  askForNewPasskey,
  askForPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
  signInWithPasskey,
} from './passkey.usecases.ts'

/** A person's own passkeys. */
export const passkeyRoutes = new Hono<Edge>()
  .get('/', async (c) => c.json(await listPasskeys({ userId: claimedUserId(c), passkeys: c.get('services').passkeys })))
  .post('/options', async (c) => {
    const { user } = await signedIn(c)
    return c.json(await askForNewPasskey({ user, where: arrival(c), parts: c.get('services') }))
  })
  .post('/', accept('json', newPasskeySchema), async (c) => {
    const { user } = await signedIn(c)
    return c.json(
      await addPasskey({ user, added: c.req.valid('json'), where: arrival(c), parts: c.get('services') }),
      201,
    )
  })
  .patch('/:id', accept('json', renamedPasskeySchema), async (c) => {
    const { user } = await signedIn(c)
    const { passkeys } = c.get('services')
    return c.json(await renamePasskey({ userId: user.id, id: c.req.param('id'), ...c.req.valid('json'), passkeys }))
  })
  .delete('/:id', async (c) => {
    const { user } = await signedIn(c)
    await removePasskey({ userId: user.id, id: c.req.param('id'), passkeys: c.get('services').passkeys })
    return c.json({ message: 'The passkey has been removed.' })
  })

/** Coming in with one. */
export const passkeySignInRoutes = new Hono<Edge>()
  .post('/options', async (c) => c.json(await askForPasskey({ where: arrival(c), parts: c.get('services') })))
  .post('/', accept('json', passkeySignInSchema), async (c) => {
    const { sessions } = c.get('services')
    const signedIn = await signInWithPasskey({
      used: c.req.valid('json'),
      where: arrival(c),
      parts: c.get('services'),
      sessions,
    })
    return c.json(await welcome(c, signedIn))
  })
