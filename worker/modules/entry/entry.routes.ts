import { Hono, type Context } from 'hono'
import * as z from 'zod/mini'
import type { Entry } from '#domain/entry'
import {
  diarySchema,
  entryDate,
  entryEditSchema,
  entryListSchema,
  deletionVersionSchema,
  entrySchema,
  entrySearchSchema,
  markChangeSchema,
  monthSchema,
  otherLetterSchema,
  yearSchema,
  guestDataSchema,
} from '#domain/entry-schemas'
import { questionSchema } from '#domain/ask/question'
import type { Services } from './entry.services.ts'
import { eventStream, inOnePiece, wantsEventStream } from '../../core/event-stream.ts'
import { laterOf } from '../../core/later.ts'
import { accept } from '../../core/validation.ts'
import { claimedOwner, requirePerson, type SessionEnv } from '../account/session/session.middleware.ts'
import type { Person } from '../account/session/session.usecases.ts'
import { askJournal } from './asking.usecases.ts'
import { lacksReply, replyLater, replyToEntry } from './entry-reply.usecases.ts'
import {
  countEntries,
  listDaysOfMonth,
  listDaysOfYear,
  listEarlierPages,
  listEntries,
  listWeek,
  readDay,
  searchEntries,
} from './entry-reading.usecases.ts'
import {
  deleteEntry,
  restoreEntry,
  markDay,
  editEntry,
  writeDiary,
  writeEntry,
  type WriteResult,
} from './entry-writing.usecases.ts'
import { entryJson } from './entry.json.ts'
import { writeOtherLetter } from './other-letter.usecases.ts'
import { recentSentencesOf } from './reply-writing.usecases.ts'
import { transferGuestTexts } from './guest-data.usecases.ts'

const day = z.object({ date: entryDate })

export const entryRoutes = (services: Services) =>
  new Hono<SessionEnv>()
    .post('/', accept('json', entrySchema), async (c) => {
      const entry = c.req.valid('json')
      const { beside } = c.get('authentication')
      const reading = recentSentencesOf(services, { user: claimedOwner(c), date: entry.date, read: beside })
      const [{ user }, sentences] = await Promise.all([requirePerson(c), reading])
      return answered(c, services, { user, written: await writeEntry(services, { user, entry, sentences }) })
    })
    .get('/', accept('query', entryListSchema), async (c) => {
      const { limit, before } = c.req.valid('query')
      const rows = await listEntries(services, { owner: claimedOwner(c), before, limit: Number(limit) })
      return c.json(rows.map(entryJson))
    })
    .get('/search', accept('query', entrySearchSchema), async (c) => {
      const { q, before } = c.req.valid('query')
      const { rows, next } = await searchEntries(services, { owner: claimedOwner(c), query: q, before })
      // The body is the list alone. The header of RFC 8288 says where the search goes on.
      if (next) c.header('Link', `<?${new URLSearchParams({ q, before: next })}>; rel="next"`)
      return c.json(rows.map(entryJson))
    })
    .post('/ask', accept('json', questionSchema), async (c) => {
      const { user } = await requirePerson(c)
      return c.json(await askJournal(services, { user, asked: c.req.valid('json').question }))
    })
    .get('/stats', async (c) => {
      const person = async () => (await requirePerson(c)).user
      return c.json(await countEntries(services, { owner: claimedOwner(c), person }))
    })
    .get('/calendar', accept('query', monthSchema), async (c) => {
      const { month } = c.req.valid('query')
      return c.json({ month, dates: await listDaysOfMonth(services, { owner: claimedOwner(c), month }) })
    })
    .get('/on-this-day', accept('query', day), async (c) => {
      const { date } = c.req.valid('query')
      return c.json(await listEarlierPages(services, { owner: claimedOwner(c), date }))
    })
    .get('/year', accept('query', yearSchema), async (c) => {
      const { year } = c.req.valid('query')
      const zone = async () => (await requirePerson(c)).user.timezone
      return c.json({ year, days: await listDaysOfYear(services, { owner: claimedOwner(c), year, zone }) })
    })
    .get('/week/:date', accept('param', day), async (c) => {
      const rows = await listWeek(services, { owner: claimedOwner(c), first: c.req.valid('param').date })
      return c.json(rows.map(entryJson))
    })
    .get('/:date', accept('param', day), async (c) => {
      const { beside, person } = c.get('authentication')
      const { date } = c.req.valid('param')
      const entry = await readDay(services, { owner: claimedOwner(c), date, read: beside })
      if (lacksReply(services, entry))
        laterOf(c)(person().then((found) => found && replyLater(services, { entry, user: found.user })))
      return c.json(entryJson(entry))
    })
    .patch('/:date/diary', accept('param', day), accept('json', diarySchema), async (c) => {
      const { user } = await requirePerson(c)
      const { date } = c.req.valid('param')
      const { entry } = await writeDiary(services, { user, date, edit: c.req.valid('json') })
      return c.json(entryJson(entry))
    })
    .patch('/:date/marks', accept('param', day), accept('json', markChangeSchema), async (c) => {
      const { user } = await requirePerson(c)
      const { date } = c.req.valid('param')
      return c.json(entryJson(await markDay(services, { user, date, change: c.req.valid('json') })))
    })
    .patch('/:id', accept('json', entryEditSchema), async (c) => {
      const { user } = await requirePerson(c)
      const written = await editEntry(services, { user, id: c.req.param('id'), edit: c.req.valid('json') })
      return answered(c, services, { user, written })
    })
    .post('/:id/letter', accept('json', otherLetterSchema), async (c) => {
      const { user } = await requirePerson(c)
      const { respondedAt } = c.req.valid('json')
      return c.json(entryJson(await writeOtherLetter(services, { user, id: c.req.param('id'), respondedAt })))
    })
    .delete('/:id', accept('query', deletionVersionSchema), async (c) => {
      const { user } = await requirePerson(c)
      const { version } = c.req.valid('query')
      await deleteEntry(services, { user, id: c.req.param('id'), version })
      return c.json({ message: 'Entry deleted' })
    })
    .post('/:id/restore', async (c) => {
      const { user } = await requirePerson(c)
      return c.json(entryJson(await restoreEntry(services, { user, id: c.req.param('id') })))
    })

/** The entry with its reply: as JSON, or word by word where an event stream is asked for. */
async function answered(
  c: Context<SessionEnv>,
  services: Services,
  { user, written }: { user: Person['user']; written: WriteResult },
) {
  const inPieces = wantsEventStream(c)
  const work = replyToEntry(services, { written, user, inPieces })
  const status = written.created ? 201 : 200
  // The typed client reads JSON; a client that asks for a stream reads the events.
  if (inPieces) return eventStream(c, work, { status, done: ({ entry }) => entryJson(entry) }) as never
  const { entry, isOpen } = await inOnePiece(c, work)
  if (isOpen) c.set('wasOpenAfterWrites', true)
  return c.json<Entry, 200 | 201>(entryJson(entry), status)
}

export const guestDataRoutes = (services: Services) =>
  new Hono<SessionEnv>().post('/', accept('json', guestDataSchema), async (c) => {
    const { user } = await requirePerson(c)
    const written = await transferGuestTexts(services, { user, guest: c.req.valid('json') })
    const answered = written && (await inOnePiece(c, replyToEntry(services, { written, user, inPieces: false })))
    return c.json({ entry: answered ? entryJson(answered.entry) : null })
  })
