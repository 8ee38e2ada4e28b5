import { and, eq, exists, sql } from 'drizzle-orm'
import type { EntryTexts } from '#domain/entry-sections'
import type { Database } from '../../db/client.ts'
import { isStill, readColumns, updateTexts, type EntryRow } from './entry.repository.ts'
import { entries, guestDiaries } from './entry.table.ts'

/** The diary that one person wrote as a visitor. */
export function prepareGuestDiaries(db: Database) {
  return (userId: string) => ({
    /** Stores it in an entry without a diary: once for each account, in one step. */
    async take(entry: EntryRow, texts: EntryTexts, now: number): Promise<EntryRow | undefined> {
      const withoutDiary = and(isStill(entry), eq(entries.diaryText, ''))
      const [, [row]] = await db.batch([
        db
          .insert(guestDiaries)
          .select(
            db
              .select({ userId: entries.userId, entryId: entries.id, takenAt: sql<number>`${now}`.as('taken_at') })
              .from(entries)
              .where(withoutDiary),
          )
          .onConflictDoNothing(),
        updateTexts(db, entry, texts, { keepsReply: true, now })
          .where(
            and(
              withoutDiary,
              exists(
                db
                  .select({ one: sql`1` })
                  .from(guestDiaries)
                  .where(and(eq(guestDiaries.userId, userId), eq(guestDiaries.entryId, entry.id))),
              ),
            ),
          )
          .returning(readColumns),
      ])
      return row
    },

    async eraseAll() {
      await db.delete(guestDiaries).where(eq(guestDiaries.userId, userId))
    },
  })
}
