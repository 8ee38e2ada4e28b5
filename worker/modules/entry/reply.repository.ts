import { and, asc, between, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { isHelpMessage } from '#domain/coach/help-openings'
import { coachSections } from '#domain/entry-sections'
import { readerVersion } from '#domain/tone'
import type { Database } from '../../db/client.ts'
import { isOpenAccount } from '../account/user/user.repository.ts'
import { isNotDeleted, ownEntry, readColumns, type EntryRow } from './entry.repository.ts'
import { entries } from './entry.table.ts'

/** The replies to the entries of one person, and the claims on them: one request at a time asks the coach. */
export type ReplyRepository = {
  /** True for exactly one of the requests that want to ask about an entry without a reply. */
  claim(id: string, claim: { now: number; staleBefore: number }): Promise<boolean>
  release(id: string): Promise<void>
  /**
   * Stores the reply if the entry still has the texts that it answers. `isOpen`: the account was open at that
   * moment, so an erasure that begins later finds everything that was written before.
   */
  store(
    entry: EntryRow,
    reply: { aiResponse: string; sentences: string[]; now: number },
  ): Promise<{ entry: EntryRow; isOpen: boolean } | undefined>
  /** The ids of the composer's sentences in the replies of these days, the oldest first. */
  listSentences(first: string, last: string): Promise<string[]>
}

const given = sql.placeholder

export function prepareReplies(db: Database): (userId: string) => ReplyRepository {
  const storeOne = db
    .update(entries)
    .set({
      aiResponse: sql`${given('aiResponse')}`,
      replySentences: sql`${given('sentences')}`,
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
        isNull(entries.aiResponse),
      ),
    )
    .returning({ ...readColumns, isOpen: isOpenAccount(given('userId')) })
    .prepare()

  const selectSentences = db
    .select({ sentences: entries.replySentences })
    .from(entries)
    .where(and(eq(entries.userId, given('userId')), isNotDeleted, between(entries.date, given('first'), given('last'))))
    .orderBy(asc(entries.date))
    .prepare()

  return (userId) => ({
    async claim(id, { now, staleBefore }) {
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

    async release(id) {
      await db
        .update(entries)
        .set({ askedAt: null })
        .where(and(ownEntry(userId, id), isNull(entries.aiResponse)))
    },

    async store(entry, { aiResponse, sentences, now }) {
      // A model may have found what the reader did not. Any other reply changes nothing that was read in the texts.
      const found = isHelpMessage(aiResponse)
        ? { foundTone: 'help', foundBy: readerVersion }
        : { foundTone: null, foundBy: null }
      const reply = { aiResponse, sentences: sentences.join(' '), now, ...found }
      const [row] = await storeOne.execute({ ...entry, userId, ...reply })
      if (!row) return undefined
      const { isOpen, ...stored } = row
      return { entry: stored, isOpen: Boolean(isOpen) }
    },

    async listSentences(first, last) {
      const rows = await selectSentences.execute({ userId, first, last })
      return rows.flatMap(({ sentences }) => (sentences ? sentences.split(' ') : []))
    },
  })
}
