import { and, asc, between, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { isHelpMessage } from '#domain/coach/help-openings'
import { coachSections } from '#domain/entry-sections'
import { readerVersion } from '#domain/tone'
import type { Database, ReadBeside } from '../../db/client.ts'
import { filled } from '../../db/statements.ts'
import { isNotDeleted, ownEntry, readColumns, type EntryRow, type Storing } from './entry.repository.ts'
import { entries } from './entry.table.ts'

const given = sql.placeholder
/** Of a model, which a setting names. */
const longestName = 100

type NewReply = {
  aiResponse: string
  writtenBy: string | null
  sentences: string[]
  now: number
  /** When the letter was written in whose place this one comes. */
  replaced?: number | null
}

/** The replies to the entries of one person, and the claims on them: one request at a time asks the coach. */
export function prepareReplies(db: Database, storing: Storing) {
  const storeOne = db
    .update(entries)
    .set({
      aiResponse: sql`${given('aiResponse')}`,
      replySentences: sql`${given('sentences')}`,
      writtenBy: sql`${given('writtenBy')}`,
      respondedAt: sql`${given('now')}`,
      askedAt: null,
      tone: sql`coalesce(${given('foundTone')}, ${entries.tone})`,
      readerVersion: sql`coalesce(${given('foundBy')}, ${entries.readerVersion})`,
    })
    .where(
      and(
        eq(entries.userId, given('userId')),
        eq(entries.id, given('id')),
        isNotDeleted,
        ...coachSections.map((name) => eq(entries[name], given(name))),
        or(isNull(entries.aiResponse), eq(entries.respondedAt, given('replaced'))),
      ),
    )
    .returning(readColumns)
    .prepare()

  const selectSentences = db
    .select({ sentences: entries.replySentences })
    .from(entries)
    .where(and(eq(entries.userId, given('userId')), isNotDeleted, between(entries.date, given('first'), given('last'))))
    .orderBy(asc(entries.date))
    .prepare()

  return (userId: string) => ({
    /** True for exactly one of the requests that want to ask about an entry without a reply. */
    async claim(id: string, { now, staleBefore }: { now: number; staleBefore: number }) {
      const claimed = await db
        .update(entries)
        .set({ askedAt: now })
        .where(
          and(
            ownEntry(userId, id),
            isNotDeleted,
            isNull(entries.aiResponse),
            or(isNull(entries.askedAt), lt(entries.askedAt, staleBefore)),
          ),
        )
        .returning({ id: entries.id })
      return claimed.length > 0
    },

    async release(id: string) {
      await db
        .update(entries)
        .set({ askedAt: null })
        .where(and(ownEntry(userId, id), isNull(entries.aiResponse)))
    },

    /**
     * Stores the reply if the entry still has the texts that it answers, and no reply but the one that is `replaced`.
     */
    async store(
      entry: EntryRow,
      { aiResponse, writtenBy, sentences, now, replaced = null }: NewReply,
    ): Promise<{ entry: EntryRow; isOpen: boolean } | undefined> {
      // A model may have found what the reader did not. Any other reply changes nothing that was read in the texts.
      const tone = isHelpMessage(aiResponse)
        ? { foundTone: 'help', foundBy: readerVersion }
        : { foundTone: null, foundBy: null }
      const author = tone.foundTone ? null : (writtenBy?.slice(0, longestName) ?? null)
      const reply = { aiResponse, writtenBy: author, sentences: sentences.join(' '), now, replaced, ...tone }
      const values = { ...entry, userId, ...reply }
      const [[stored], isOpen] = await storing(filled(storeOne, values), userId)
      return stored && { entry: stored, isOpen }
    },

    /** The ids of the composer's sentences in the replies of these days, the oldest first. */
    async listSentences(first: string, last: string, read: ReadBeside) {
      const rows = await read(filled(selectSentences, { userId, first, last }))
      return rows.flatMap(({ sentences }) => (sentences ? sentences.split(' ') : []))
    },
  })
}
