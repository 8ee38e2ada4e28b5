import { sentenceDays } from '#domain/coach-request'
import { letterFor } from '#domain/coach/letter'
import { readPage, type Page } from '#domain/coach/page'
import { addDays } from '#domain/time/local-date'
import { hasPremium, roleOf } from '#domain/plan'
import { inWords } from '#domain/reply'
import type { Services } from '../module-services.ts'
import type { ReadBeside } from '../../db/client.ts'
import { replyTimeout } from '../../providers/coach/coach.ts'
import { addresseeOf } from '../coach/addressee.ts'
import { coachWithin, hasRoomForPerson } from '../coach/coach-limits.ts'
import { readMemory } from '../coach/memory.ts'
import type { Owner, UserRow } from '../account/user/user.repository.ts'
import type { WriteResult } from './entry-writing.usecases.ts'
import type { EntryRow } from './entry.repository.ts'

type ReplyRequest = {
  entry: EntryRow
  /** The sentences of earlier replies, where they are known already. */
  sentences?: string[] | undefined
  page?: Page | undefined
  user: UserRow
  /** Whether the reply is streamed to a reader while the coach writes it. */
  inPieces: boolean
}

type ReplyResult = {
  entry: EntryRow
  /** Nothing was written after the account was seen open; see erasure.middleware.ts. */
  isOpen: boolean
}

/** The reply, piece by piece, and at the end the entry with its reply. */
export type ReplyPieces = AsyncGenerator<string, ReplyResult>

/** Longer than any coach takes. A request whose claim is older was cut off, and another may claim the reply. */
const claimLifetime = replyTimeout + 2_000

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
  const { journalOf, now, pause } = services
  let current = entry
  for (let waited = 0, wait = 100; waited < claimLifetime + 3_000; waited += wait, wait = Math.min(wait * 2, 1_500)) {
    if (lacksReply(current, now()) && (await claim(services, { entry: current, ...asking })))
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
export function lacksReply({ aiResponse, askedAt }: EntryRow, now: number): boolean {
  return aiResponse === null && (askedAt === null || askedAt < now - claimLifetime)
}

function claim({ journalOf, now }: Services, { entry, user }: Pick<ReplyRequest, 'entry' | 'user'>): Promise<boolean> {
  return journalOf(user).replies.claim(entry.id, { now: now(), staleBefore: now() - claimLifetime })
}

async function* ask(services: Services, asking: ReplyRequest): ReplyPieces {
  const { entry, user } = asking
  const { entries, replies } = services.journalOf(user)
  let reply = ''
  let sentences: string[] = []
  const onSentences = (ids: string[]) => {
    sentences = ids
  }
  try {
    for await (const piece of await writeReply(services, { ...asking, onSentences })) {
      reply += piece
      yield piece
    }
    const stored = await replies.store(entry, { aiResponse: reply, sentences, now: services.now() })
    return stored ?? { entry: (await entries.find(entry.id)) ?? entry, isOpen: false }
  } catch (fault) {
    // Another request may then ask at once, and not only when the claim is old.
    await replies.release(entry.id).catch(() => {})
    throw fault
  }
}

async function writeReply(
  services: Services,
  {
    entry,
    sentences,
    page = readPage(entry),
    user,
    inPieces,
    onSentences,
  }: ReplyRequest & { onSentences: (ids: string[]) => void },
): Promise<Iterable<string> | AsyncIterable<string>> {
  const { date } = entry
  const isRemembered = hasPremium(roleOf(user)) && page.kind === 'ordinary'
  const [coach, memory, recentSentences] = await Promise.all([
    page.kind === 'ordinary' ? coachWithin(services, () => hasRoomForPerson(services, user)) : services.composer,
    isRemembered ? readMemory(services, { user, date }) : undefined,
    sentences ?? recentSentencesOf(services, { user, date }).catch(() => []),
  ])
  const addressee = { ...addresseeOf(services, { user, date, recentSentences }), ...(memory && { memory }) }
  if (page.kind !== 'ordinary') {
    const { text, sentences: used } = letterFor(page, addressee)
    onSentences(used)
    return inWords(text)
  }
  const call = { ...addressee, page, onSentences }
  return inPieces ? coach.stream(call) : [await coach.reply(call)]
}

/** A reply is possible without them, so a query that fails costs only the variety. */
export function recentSentencesOf(
  { journalOf }: Services,
  { user, date, read = (query) => query }: { user: Owner; date: string; read?: ReadBeside },
): Promise<string[]> {
  return journalOf(user).replies.listSentences(addDays(date, -sentenceDays), addDays(date, -1), read)
}
