import { and, desc, eq, gt, isNull, lt } from 'drizzle-orm'
import { firstIdAt } from '#domain/id'
import { claimDue, deleteInRounds } from '../../db/statements.ts'
import type { Database } from '../../db/client.ts'
import { contactMessages } from './contact.table.ts'

/** How long a message is kept after the support mailbox got it, and how long its delivery is tried. */
const keptFor = 30 * 24 * 60 * 60_000

export type ContactRow = typeof contactMessages.$inferSelect
export function createContactRepository({ db }: { db: Database }) {
  return {
    async add(message: typeof contactMessages.$inferInsert): Promise<void> {
      await db.insert(contactMessages).values(message)
    },
    findWaiting: (id: string): Promise<ContactRow | undefined> =>
      db
        .select()
        .from(contactMessages)
        .where(and(eq(contactMessages.id, id), isNull(contactMessages.deliveredAt)))
        .get(),
    /** Messages that are due for another delivery; each is due again later, after twice the wait. */
    async claimWaiting(now: number, limit: number): Promise<{ id: string }[]> {
      const { id, deliveredAt } = contactMessages
      return claimDue(db, contactMessages, id, { now, limit, condition: isNull(deliveredAt) }).returning({ id })
    },
    async markDelivered(id: string, now: number): Promise<void> {
      await db.update(contactMessages).set({ deliveredAt: now }).where(eq(contactMessages.id, id))
    },
    async purgeDelivered(now: number): Promise<void> {
      await deleteInRounds(db, contactMessages, lt(contactMessages.deliveredAt, now - keptFor))
    },
    /** Messages that could not be delivered within 30 days. */
    async listOld(now: number, limit: number): Promise<{ id: string }[]> {
      return db
        .select({ id: contactMessages.id })
        .from(contactMessages)
        .where(and(lt(contactMessages.id, firstIdAt(now - keptFor)), isNull(contactMessages.deliveredAt)))
        .limit(limit)
    },
    /** The newest first. */
    async list(limit: number): Promise<ContactRow[]> {
      const { id } = contactMessages
      return db.select().from(contactMessages).where(gt(id, '')).orderBy(desc(id)).limit(limit)
    },
    async remove(id: string): Promise<void> {
      await db.delete(contactMessages).where(eq(contactMessages.id, id))
    },
  }
}
