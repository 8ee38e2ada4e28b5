import { and, eq, isNull, lte } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { contactMessages } from './contact.table.ts'

export type ContactRow = typeof contactMessages.$inferSelect
export type ContactRepository = ReturnType<typeof createContactRepository>

export function createContactRepository({ db }: { db: Database }) {
  return {
    async add(message: ContactRow): Promise<void> {
      await db.insert(contactMessages).values(message)
    },
    async findWaiting(id: string): Promise<ContactRow | undefined> {
      const [row] = await db
        .select()
        .from(contactMessages)
        .where(and(eq(contactMessages.id, id), isNull(contactMessages.handedOverAt)))
      return row
    },
    async listWaiting(createdBefore: number, limit: number): Promise<{ id: string }[]> {
      return db
        .select({ id: contactMessages.id })
        .from(contactMessages)
        .where(and(isNull(contactMessages.handedOverAt), lte(contactMessages.createdAt, createdBefore)))
        .limit(limit)
    },
    async markHandedOver(id: string, now: number): Promise<void> {
      await db.update(contactMessages).set({ handedOverAt: now }).where(eq(contactMessages.id, id))
    },
  }
}
