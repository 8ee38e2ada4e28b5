import { and, eq, exists, isNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Billing, BillingMail } from '#domain/billing'
import { claimDue, deleteInRounds, insertIf } from '../../db/statements.ts'
import type { Database } from '../../db/client.ts'
import { isTaken, type UserRepository, type UserRow } from '../account/user/user.repository.ts'
import { users } from '../account/user/user.table.ts'
import { billingEndings, billingEvents } from './billing.table.ts'

/** Stripe sends an event again for three days, and tries the payment of an invoice for two months at most. */
const keptEvents = 90 * 24 * 60 * 60_000
const firstSweepAfter = 5 * 60_000

/** `mail.subject`: what the mail is about; of several events with the same one the first has the mail. */
export type BillingEvent = { id: string; mail: { name: BillingMail; subject: string } | undefined }
export type BillingRepository = ReturnType<typeof createBillingRepository>

export function createBillingRepository({ db, users: owner }: { db: Database; users: UserRepository }) {
  const isOpen = (userId: string) => and(eq(users.id, userId), isNull(users.deletionRequestedAt))
  /** What was read from Stripe later stands. */
  const store = (userId: string, { billing, readAt }: { billing: Billing; readAt: number }) =>
    owner.statements.change(and(isOpen(userId), or(isNull(users.billingReadAt), lte(users.billingReadAt, readAt))), {
      ...billing,
      hadTrial: sql`${users.hadTrial} or ${billing.hadTrial}`,
      billingReadAt: readAt,
    })
  return {
    store: (userId: string, read: { billing: Billing; readAt: number }): Promise<UserRow | undefined> =>
      store(userId, read).get(),

    /** Records an event and its effect together. False if the event was recorded before, or the account is closed. */
    async storeWithEvent(
      userId: string,
      read: { billing: Billing; readAt: number },
      { id, mail }: BillingEvent,
    ): Promise<boolean> {
      const { readAt: receivedAt } = read
      const event = {
        id,
        userId,
        receivedAt,
        mail: mail?.name ?? null,
        subject: mail?.subject ?? null,
        dueAt: mail ? receivedAt + firstSweepAfter : null,
        tries: 0,
      }
      const earlier = alias(billingEvents, 'earlier')
      const sameMail = db
        .select({ one: sql`1` })
        .from(earlier)
        .where(
          and(
            eq(earlier.subject, billingEvents.subject),
            eq(earlier.mail, billingEvents.mail),
            ne(earlier.id, billingEvents.id),
          ),
        )
      try {
        const [, stored] = await db.batch([
          insertIf(db, billingEvents, event, users, isOpen(userId)),
          store(userId, read),
          db
            .update(billingEvents)
            .set({ mail: null, dueAt: null })
            .where(and(eq(billingEvents.id, id), exists(sameMail))),
        ])
        return stored.length > 0
      } catch (error) {
        if (isTaken(error, 'billing_events')) return false
        throw error
      }
    },

    async hasEvent(id: string): Promise<boolean> {
      const [row] = await db.select({ id: billingEvents.id }).from(billingEvents).where(eq(billingEvents.id, id))
      return row !== undefined
    },

    async findMail(eventId: string): Promise<{ userId: string; mail: BillingMail; subject: string } | undefined> {
      const [row] = await db.select().from(billingEvents).where(eq(billingEvents.id, eventId))
      if (!row?.mail || row.dueAt === null) return undefined
      return { userId: row.userId, mail: row.mail, subject: row.subject ?? row.id }
    },

    async markMailed(eventId: string): Promise<void> {
      await db.update(billingEvents).set({ dueAt: null }).where(eq(billingEvents.id, eventId))
    },

    /** Events whose mail is due again; each is due later, after twice the wait. */
    async claimMails(now: number, limit: number): Promise<{ id: string }[]> {
      const { id } = billingEvents
      return claimDue(db, billingEvents, id, { now, limit }).returning({ id })
    },

    async purgeOld(now: number): Promise<void> {
      await deleteInRounds(db, billingEvents, lt(billingEvents.receivedAt, now - keptEvents))
    },

    async addEnding(customerId: string, now: number): Promise<void> {
      await db
        .insert(billingEndings)
        .values({ customerId, dueAt: now + firstSweepAfter })
        .onConflictDoNothing()
    },

    async removeEnding(customerId: string): Promise<void> {
      await db.delete(billingEndings).where(eq(billingEndings.customerId, customerId))
    },

    /** Customers that are due for another try; each is due again later, after twice the wait. */
    async claimEndings(now: number, limit: number): Promise<{ customerId: string }[]> {
      const { customerId } = billingEndings
      return claimDue(db, billingEndings, customerId, { now, limit }).returning({ customerId })
    },

    async erasePerson({ id }: { id: string }): Promise<void> {
      await db.delete(billingEvents).where(eq(billingEvents.userId, id))
    },
  }
}
