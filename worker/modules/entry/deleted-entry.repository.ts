import { and, eq, inArray, isNull, lt, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Database } from '../../db/client.ts'
import { deleteInRounds } from '../../db/statements.ts'
import { isHere } from '../../core/move.table.ts'
import { isNotDeleted, ownEntry, readColumns, type EntryRow } from './entry.repository.ts'
import { entries } from './entry.table.ts'

/** Entries that one person deleted and can restore until they are purged. */
export function prepareDeletedEntries(db: Database) {
  return (userId: string) => ({
    /**
     * Deletes an entry, if its version is the one that is named. The same call again finds it deleted;
     * the entry is returned if it has another version.
     */
    async delete(
      id: string,
      { version, now }: { version: number | undefined; now: number },
    ): Promise<'deleted' | EntryRow | undefined> {
      const isNamedVersion = version === undefined ? undefined : eq(entries.version, version)
      const [, [found]] = await db.batch([
        db
          .update(entries)
          .set({ deletedAt: now })
          .where(and(ownEntry(userId, id), isNotDeleted, isNamedVersion)),
        db
          .select({ ...readColumns, deletedAt: entries.deletedAt })
          .from(entries)
          .where(ownEntry(userId, id)),
      ])
      if (!found) return undefined
      const { deletedAt, ...entry } = found
      return deletedAt === null ? entry : 'deleted'
    },

    /** Restores an entry, unless its day has another. Returns the current entry of its day. */
    async restore(id: string): Promise<EntryRow | undefined> {
      const other = alias(entries, 'other')
      const day = db.select({ date: entries.date }).from(entries).where(ownEntry(userId, id))
      const [, [current]] = await db.batch([
        db
          .update(entries)
          .set({ deletedAt: null })
          .where(
            and(
              ownEntry(userId, id),
              notExists(
                db
                  .select({ one: sql`1` })
                  .from(other)
                  .where(and(eq(other.userId, userId), eq(other.date, entries.date), isNull(other.deletedAt))),
              ),
            ),
          ),
        db
          .select(readColumns)
          .from(entries)
          .where(and(eq(entries.userId, userId), inArray(entries.date, day), isNotDeleted)),
      ])
      return current
    },
  })
}

/** Deletes for good what was deleted before, of all people in a database. */
export async function purgeDeletedEntries(db: Database, deletedBefore: number): Promise<void> {
  await deleteInRounds(db, entries, and(lt(entries.deletedAt, deletedBefore), isHere(entries.userId)))
}
