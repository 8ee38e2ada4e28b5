import { Hono, type Context } from 'hono'
import * as z from 'zod/mini'
import type { Entry } from '#domain/entry'
import {
  diarySchema,
  entryDate,
  entryEditSchema,
  entryListSchema,
  entryRemovalSchema,
  entrySchema,
  entrySearchSchema,
  monthSchema,
} from '#domain/entry-schemas'
import { eventStream, inOnePiece, wantsEventStream } from '../../core/event-stream.ts'
import { accept } from '../../core/validation.ts'
import { claimedUserId, signedIn } from '../account/session/authenticate.ts'
import type { Edge } from '../../edge.ts'
import type { Person } from '../account/session/session.usecases.ts'
import { answerEntry, answerForgotten, isForgotten } from './entry-answering.usecases.ts'
import { countEntries, listDaysOfMonth, listWeek, readDay, searchEntries } from './entry-reading.usecases.ts'
import { removeEntry, restoreEntry } from './entry-removing.usecases.ts'
import { editEntry, writeDiary, writeEntry, type Written } from './entry-writing.usecases.ts'
import { entryJson } from './entry.json.ts'

const day = z.object({ date: entryDate })

export const entryRoutes = new Hono<Edge>()
  .post('/', accept('json', entrySchema), async (c) => {
    const { user } = await signedIn(c)
    const { entries, now } = c.get('services')
    const written = await writeEntry({ user, entry: c.req.valid('json'), entries, now: now() })
    return answered(c, user, written)
  })
  .get('/', accept('query', entryListSchema), async (c) => {
    const { limit, before } = c.req.valid('query')
    const rows = await c.get('services').entries.list(claimedUserId(c), { before, limit: Number(limit) })
    return c.json(rows.map(entryJson))
  })
  .get('/search', accept('query', entrySearchSchema), async (c) => {
    const { entries } = c.get('services')
    const rows = await searchEntries({ userId: claimedUserId(c), query: c.req.valid('query').q, entries })
    return c.json(rows.map(entryJson))
  })
  .get('/stats', async (c) => {
    const { entries, now } = c.get('services')
    const zone = async () => (await signedIn(c)).user.timezone
    return c.json(await countEntries({ userId: claimedUserId(c), zone, entries, now: now() }))
  })
  .get('/calendar', accept('query', monthSchema), async (c) => {
    const { month } = c.req.valid('query')
    return c.json({
      month,
      dates: await listDaysOfMonth({ userId: claimedUserId(c), month, entries: c.get('services').entries }),
    })
  })
  .get('/week/:date', accept('param', day), async (c) => {
    const first = c.req.valid('param').date
    return c.json(
      (await listWeek({ userId: claimedUserId(c), first, entries: c.get('services').entries })).map(entryJson),
    )
  })
  .get('/:date', accept('param', day), async (c) => {
    const parts = c.get('services')
    const entry = await readDay({ userId: claimedUserId(c), date: c.req.valid('param').date, entries: parts.entries })
    if (isForgotten(entry, parts.now())) {
      c.executionCtx.waitUntil(
        signedIn(c)
          .then(({ user }) => answerForgotten({ entry, user, parts }))
          .catch(() => {}),
      )
    }
    return c.json(entryJson(entry))
  })
  .patch('/:date/diary', accept('param', day), accept('json', diarySchema), async (c) => {
    const { user } = await signedIn(c)
    const { entries, now } = c.get('services')
    const { entry } = await writeDiary({
      user,
      date: c.req.valid('param').date,
      edit: c.req.valid('json'),
      entries,
      now: now(),
    })
    return c.json(entryJson(entry))
  })
  .patch('/:id', accept('json', entryEditSchema), async (c) => {
    const { user } = await signedIn(c)
    const { entries, now } = c.get('services')
    const written = await editEntry({ user, id: c.req.param('id'), edit: c.req.valid('json'), entries, now: now() })
    return answered(c, user, written)
  })
  .delete('/:id', accept('query', entryRemovalSchema), async (c) => {
    const { user } = await signedIn(c)
    const { removedEntries, now } = c.get('services')
    const { version } = c.req.valid('query')
    await removeEntry({
      userId: user.id,
      id: c.req.param('id'),
      version: version === undefined ? undefined : Number(version),
      removedEntries,
      now: now(),
    })
    return c.json({ message: 'Entry deleted' })
  })
  .post('/:id/restore', async (c) => {
    const { user } = await signedIn(c)
    const restored = await restoreEntry({
      userId: user.id,
      id: c.req.param('id'),
      removedEntries: c.get('services').removedEntries,
    })
    return c.json(entryJson(restored))
  })

/** The entry with its reply: as JSON, or word by word for who asks for an event stream. */
async function answered(c: Context<Edge>, user: Person['user'], written: Written) {
  const inPieces = wantsEventStream(c)
  const work = answerEntry({ written, user, inPieces, parts: c.get('services') })
  const status = written.created ? 201 : 200
  // The typed client reads JSON; who streams reads the events.
  if (inPieces) return eventStream(c, work, { status, done: entryJson }) as never
  const entry = await inOnePiece(c, work)
  return c.json<Entry, 200 | 201>(entryJson(entry), status)
}
