import { Hono } from 'hono'
import { guestDataSchema } from '#domain/entry-schemas'
import { inOnePiece } from '../../core/event-stream.ts'
import { accept } from '../../core/validation.ts'
import { signedIn } from '../account/session/authenticate.ts'
import type { Edge } from '../../edge.ts'
import { answerEntry } from './entry-answering.usecases.ts'
import { entryJson } from './entry.json.ts'
import { takeGuestData } from './guest-data.usecases.ts'

export const guestDataRoutes = new Hono<Edge>().post('/', accept('json', guestDataSchema), async (c) => {
  const { user } = await signedIn(c)
  const parts = c.get('services')
  const written = await takeGuestData({ user, guest: c.req.valid('json'), entries: parts.entries, now: parts.now() })
  const entry = written && (await inOnePiece(c, answerEntry({ written, user, inPieces: false, parts })))
  return c.json({ entry: entry ? entryJson(entry) : null })
})
