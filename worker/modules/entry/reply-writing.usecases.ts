import { composerName, sentenceDays } from '#domain/coach-request'
import { letterFor } from '#domain/coach/letter'
import { readPage, type Page } from '#domain/coach/page'
import { looksBack } from '#domain/coach/threads'
import { hasPremium, roleOf } from '#domain/plan'
import { inWords } from '#domain/reply'
import { addDays } from '#domain/time/local-date'
import type { Services } from './entry.services.ts'
import type { ReadBeside } from '../../db/client.ts'
import type { Owner, UserRow } from '../account/user/user.repository.ts'
import { addresseeOf, mayAskModel } from '../coach/addressee.ts'
import { coachWithin, hasRoomForPerson } from '../coach/coach-limits.ts'
import { readMemory } from './memory.ts'
import type { EntryRow } from './entry.repository.ts'

export type ReplyRequest = {
  entry: EntryRow
  /** The sentences of earlier replies, where they are known already. */
  sentences?: string[] | undefined
  page?: Page | undefined
  user: UserRow
  /** Whether the reply is streamed to a reader while the coach writes it. */
  inPieces: boolean
}

/** Who writes a reply, and with which sentences of the composer, as the coach tells it. */
export function newAuthor() {
  const is: { writtenBy: string | null; sentences: string[] } = { writtenBy: null, sentences: [] }
  return {
    is,
    onSentences(ids: string[]) {
      is.sentences = ids
    },
    onWriter(name: string) {
      is.writtenBy = name
    },
  }
}

type Writing = ReplyRequest & { author: ReturnType<typeof newAuthor>; earlierLetter?: string }

export async function writeReply(
  services: Services,
  { entry, sentences, page = readPage(entry), user, inPieces, author, earlierLetter }: Writing,
): Promise<Iterable<string> | AsyncIterable<string>> {
  const { date } = entry
  const premium = hasPremium(roleOf(user))
  const asksModel = page.kind === 'ordinary' && mayAskModel(services, user)
  const isRemembered = asksModel && looksBack({ personId: user.id, premium, date })
  const [coach, memory, recentSentences] = await Promise.all([
    asksModel ? coachWithin(services, () => hasRoomForPerson(services, user)) : services.composer,
    isRemembered ? readMemory(services, { user, date, premium }) : undefined,
    sentences ?? recentSentencesOf(services, { user, date }).catch(() => []),
  ])
  const addressee = { ...addresseeOf(services, { user, date, recentSentences }), ...(memory && { memory }) }
  if (page.kind !== 'ordinary') {
    const { text, sentences: used } = letterFor(page, addressee)
    author.onSentences(used)
    author.onWriter(composerName)
    return inWords(text)
  }
  const { onSentences, onWriter } = author
  const call = { ...addressee, page, onSentences, onWriter, ...(earlierLetter !== undefined && { earlierLetter }) }
  return inPieces ? coach.stream(call) : [await coach.reply(call)]
}

/** A reply is possible without them, so a query that fails costs only the variety. */
export function recentSentencesOf(
  { journalOf }: Services,
  { user, date, read = (query) => query }: { user: Owner; date: string; read?: ReadBeside },
): Promise<string[]> {
  return journalOf(user).replies.listSentences(addDays(date, -sentenceDays), addDays(date, -1), read)
}
