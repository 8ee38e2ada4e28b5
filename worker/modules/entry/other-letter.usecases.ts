import { composerName } from '#domain/coach-request'
import { readPage } from '#domain/coach/page'
import type { Services } from './entry.services.ts'
import { allowance } from '#domain/limits'
import type { UserRow } from '../account/user/user.repository.ts'
import { mayAskModel } from '../coach/addressee.ts'
import { countOtherLetter } from '../coach/coach-faults.ts'
import { entryNotFound, noMoreLetters, noOtherLetter } from './entry.errors.ts'
import { toneOfRow } from './entry.json.ts'
import type { EntryRow } from './entry.repository.ts'
import { newAuthor, writeReply } from './reply-writing.usecases.ts'

/**
 * Asks the model for another letter in place of the one that was written then and did not fit. The first one stays until
 * the other is stored, and stays if none comes: the composer would not do better. A call that is sent again gets what came.
 */
export async function writeOtherLetter(
  services: Services,
  { user, id, respondedAt }: { user: UserRow; id: string; respondedAt: number },
): Promise<EntryRow> {
  const { entries, replies, counters } = services.journalOf(user)
  const entry = await entries.find(id)
  if (!entry) throw entryNotFound()
  const { aiResponse: earlierLetter } = entry
  if (!earlierLetter || entry.respondedAt !== respondedAt) return entry
  const page = readPage(entry)
  const isOrdinary = page.kind === 'ordinary' && toneOfRow(entry) !== 'help'
  if (!isOrdinary || !mayAskModel(services, user)) throw noOtherLetter()
  const allowed = allowance(services.config.limits, 'otherLettersPerEntry', `other-letter:${id}`)
  await counters.takeOnly({ ...allowed, refusal: noMoreLetters }, services.now())
  await countOtherLetter(services.counters, services.now())
  const author = newAuthor()
  let reply = ''
  for await (const piece of await writeReply(services, { entry, page, user, inPieces: false, author, earlierLetter }))
    reply += piece
  if (author.is.writtenBy === composerName) throw noOtherLetter()
  const stored = await replies.store(entry, {
    aiResponse: reply,
    ...author.is,
    now: services.now(),
    replaced: respondedAt,
  })
  return stored?.entry ?? (await entries.find(id)) ?? entry
}
