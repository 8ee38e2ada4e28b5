import { Hono } from 'hono'
import { guestDataSchema } from '#domain/entry-schemas'
import type { Services } from '../module-services.ts'
import { inOnePiece } from '../../core/event-stream.ts'
import { accept } from '../../core/validation.ts'
import { requirePerson, type SessionEnv } from '../account/session/session.middleware.ts'
import { answerEntry } from './entry-answering.usecases.ts'
import { entryJson } from './entry.json.ts'
import { transferGuestTexts } from './guest-data.usecases.ts'

export const guestDataRoutes = (services: Services) =>
  new Hono<SessionEnv>().post('/', accept('json', guestDataSchema), async (c) => {
    const { user } = await requirePerson(c)
    const written = await transferGuestTexts(services, { user, guest: c.req.valid('json') })
    const answered = written && (await inOnePiece(c, answerEntry(services, { written, user, inPieces: false })))
    return c.json({ entry: answered ? entryJson(answered.entry) : null })
  })
