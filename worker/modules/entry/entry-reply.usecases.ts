import { inWords } from '#domain/reply'
import type { Services } from './entry.services.ts'
import { newAuthor, writeReply, type ReplyRequest } from './reply-writing.usecases.ts'
import type { WriteResult } from './entry-writing.usecases.ts'
import type { EntryRow } from './entry.repository.ts'

type ReplyResult = {
  entry: EntryRow
  /** Nothing was written after the account was seen open; see erasure.middleware.ts. */
  isOpen: boolean
}

/** The reply, piece by piece, and at the end the entry with its reply. */
export type ReplyPieces = AsyncGenerator<string, ReplyResult>

/** Longer than the coach takes. A request whose claim is older was cut off, and another may claim the reply. */
const claimLifetimeOf = ({ replyTimeout }: Services) => replyTimeout + 2_000

/**
 * Gives a stored entry its one reply. Of many requests at the same time, one asks the coach and the
 * others wait for the reply.
 */
export async function* replyToEntry(
  services: Services,
  { written, ...asking }: Omit<ReplyRequest, 'entry' | 'sentences' | 'page'> & { written: WriteResult },
): ReplyPieces {
  const { entry, created, asksCoach, sentences, page, isOpen = false } = written
  if (entry.aiResponse !== null) {
    if (created && asking.inPieces) yield* inWords(entry.aiResponse)
    return { entry, isOpen }
  }
  if (asksCoach) return yield* ask(services, { entry, sentences, page, ...asking })
  const { journalOf, pause } = services
  const longest = claimLifetimeOf(services) + 3_000
  let current = entry
  for (let waited = 0, wait = 100; waited < longest; waited += wait, wait = Math.min(wait * 2, 1_500)) {
    if (lacksReply(services, current) && (await claim(services, { entry: current, ...asking })))
      return yield* ask(services, { entry: current, ...asking })
    await pause(wait)
    const found = await journalOf(asking.user).entries.find(entry.id)
    if (!found) return { entry: current, isOpen: false }
    if (found.aiResponse !== null) return { entry: found, isOpen: false }
    current = found
  }
  return { entry: current, isOpen: false }
}

/** Asks for the reply of an entry after the response was sent. */
export async function replyLater(
  services: Services,
  asking: Omit<ReplyRequest, 'inPieces' | 'sentences' | 'page'>,
): Promise<void> {
  if (!(await claim(services, asking))) return
  const answering = ask(services, { ...asking, inPieces: false })
  while (!(await answering.next()).done);
}

/** The entry has no reply, and no request is asking for one. */
export function lacksReply(services: Services, { aiResponse, askedAt }: EntryRow): boolean {
  return aiResponse === null && (askedAt === null || askedAt < services.now() - claimLifetimeOf(services))
}

function claim(services: Services, { entry, user }: Pick<ReplyRequest, 'entry' | 'user'>): Promise<boolean> {
  const now = services.now()
  return services.journalOf(user).replies.claim(entry.id, { now, staleBefore: now - claimLifetimeOf(services) })
}

async function* ask(services: Services, asking: ReplyRequest): ReplyPieces {
  const { entry, user } = asking
  const { entries, replies } = services.journalOf(user)
  let reply = ''
  const author = newAuthor()
  try {
    for await (const piece of await writeReply(services, { ...asking, author })) {
      reply += piece
      yield piece
    }
    const stored = await replies.store(entry, { aiResponse: reply, ...author.is, now: services.now() })
    return stored ?? { entry: (await entries.find(entry.id)) ?? entry, isOpen: false }
  } catch (fault) {
    // Another request may then ask at once, and not only when the claim is old.
    await replies.release(entry.id).catch(() => {})
    throw fault
  }
}
