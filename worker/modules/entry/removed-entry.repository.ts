import { and, eq, exists, getTableColumns, inArray, lt, or, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { own, shown, type EntryRow } from './entry.repository.ts'
import { entries, removedEntries } from './entry.table.ts'

export type RemovedEntryRepository = ReturnType<typeof createRemovedEntryRepository>

/** Entries on their way out, and the way back. */
export function createRemovedEntryRepository({ db }: { db: Database }) {
  const ownRemoved = (userId: string, id: string) => and(eq(removedEntries.userId, userId), eq(removedEntries.id, id))
  return {
    /**
     * Takes an entry away, with a way back, if it stands as `version` says; the same again finds it on
     * its way out. An older entry of this id that is on its way out makes room for what leaves now.
     */
    async remove(
      userId: string,
      id: string,
      { version, now }: { version: number | undefined; now: number },
    ): Promise<{ isGone: boolean; standing: EntryRow | undefined }> {
      const leaves = and(own(userId, id), version === undefined ? undefined : eq(entries.version, version))
      const removed = ownRemoved(userId, id)
      const leaving = db
        .select({ ...getTableColumns(entries), removedAt: sql<number>`${now}`.as('removed_at') })
        .from(entries)
        .where(leaves)
      const [, , , found, [standing]] = await db.batch([
        db
          .delete(removedEntries)
          .where(and(removed, inArray(removedEntries.id, db.select({ id: entries.id }).from(entries).where(leaves)))),
        db.insert(removedEntries).select(leaving),
        db.delete(entries).where(leaves),
        db.select({ id: removedEntries.id }).from(removedEntries).where(removed),
        db.select(shown).from(entries).where(own(userId, id)),
      ])
      return { isGone: !standing && found.length > 0, standing }
    },

    /**
     * Puts it back, unless its day has been written anew, perhaps under the same id: then it stays
     * where it is, and that entry is what stands.
     */
    async restore(userId: string, id: string): Promise<{ isBack: boolean; standing: EntryRow | undefined }> {
      const { removedAt: _removedAt, ...kept } = getTableColumns(removedEntries)
      const removed = ownRemoved(userId, id)
      const day = db.select({ date: removedEntries.date }).from(removedEntries).where(removed)
      const isSame = and(eq(entries.id, removedEntries.id), eq(entries.createdAt, removedEntries.createdAt))
      const [, [standing], , waiting] = await db.batch([
        db.insert(entries).select(db.select(kept).from(removedEntries).where(removed)).onConflictDoNothing(),
        db
          .select(shown)
          .from(entries)
          .where(and(eq(entries.userId, userId), or(eq(entries.id, id), inArray(entries.date, day)))),
        db.delete(removedEntries).where(
          and(
            removed,
            exists(
              db
                .select({ id: entries.id })
                .from(entries)
                .where(and(own(userId, id), isSame)),
            ),
          ),
        ),
        db.select({ id: removedEntries.id }).from(removedEntries).where(removed),
      ])
      return { isBack: waiting.length === 0, standing }
    },

    async erasePerson(userId: string): Promise<void> {
      await db.delete(removedEntries).where(eq(removedEntries.userId, userId))
    },

    async purge(removedBefore: number): Promise<void> {
      await db.delete(removedEntries).where(lt(removedEntries.removedAt, removedBefore))
    },
  }
}
