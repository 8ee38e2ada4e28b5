import { and, eq, exists, getTableColumns, inArray, isNotNull, or, sql, type SQL } from 'drizzle-orm'
import { passkeyLimits } from '#domain/passkey'
import type { Database } from '../../../db/client.ts'
import { insertIf } from '../../../db/statements.ts'
import type { KeptNotice, KeptNoticeRepository } from '../kept-notice.repository.ts'
import { isTaken } from '../user/user.repository.ts'
import { users } from '../user/user.table.ts'
import { passkeys } from './passkey.table.ts'

export type PasskeyRow = typeof passkeys.$inferSelect

export type PasskeyRepository = ReturnType<typeof createPasskeyRepository>

export function createPasskeyRepository({ db, keptNotices }: { db: Database; keptNotices: KeptNoticeRepository }) {
  const own = (userId: string, id: string) => and(eq(passkeys.userId, userId), eq(passkeys.id, id))

  return {
    /** A statement. */
    ofPerson: (userId: string) => db.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.userId, userId)),

    async list(userId: string): Promise<PasskeyRow[]> {
      return db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(passkeys.id)
    },

    /**
     * Stores the notice in the same step, because the answer may be lost. `taken` where another account has the same
     * passkey, `full` where the person has as many as there may be, `closed` where the account was closed meanwhile.
     */
    async add(passkey: PasskeyRow, notice: KeptNotice, now: number): Promise<'added' | 'taken' | 'full' | 'closed'> {
      const { perPerson } = passkeyLimits
      const stored = db.$count(passkeys, eq(passkeys.userId, passkey.userId))
      const hasRoom = and(eq(users.id, passkey.userId), eq(users.isActive, true), sql`${stored} < ${perPerson}`)
      try {
        const [added] = await db.batch([
          insertIf(db, passkeys, passkey, users, hasRoom).returning({ id: passkeys.id }),
          keptNotices.statements.addIf(notice, now, { table: passkeys, where: own(passkey.userId, passkey.id) }),
        ])
        if (added.length > 0) return 'added'
        return (await stored) < perPerson ? 'closed' : 'full'
      } catch (error) {
        if (isTaken(error, 'passkeys')) return 'taken'
        throw error
      }
    },

    rename: (userId: string, id: string, name: string): Promise<PasskeyRow | undefined> =>
      db.update(passkeys).set({ name }).where(own(userId, id)).returning().get(),

    /** Stores the notice in the same step too. Not the last way into the account. */
    async remove(id: string, notice: KeptNotice, now: number): Promise<'removed' | 'absent' | 'last'> {
      const { userId } = notice
      const opens = or(isNotNull(users.password), isNotNull(users.googleId), isNotNull(users.appleId))
      const another = sql`exists (select 1 from ${passkeys} other where other.user_id = ${userId} and other.id <> ${id})`
      const otherWay = exists(
        db
          .select({ id: users.id })
          .from(users)
          .where(and(eq(users.id, userId), opens)),
      )
      const where = and(own(userId, id), or(otherWay, another))
      const [, removed] = await db.batch([
        keptNotices.statements.addIf(notice, now, { table: passkeys, where }),
        db.delete(passkeys).where(where).returning({ id: passkeys.id }),
      ])
      if (removed.length > 0) return 'removed'
      return (await this.list(userId)).some((one) => one.id === id) ? 'last' : 'absent'
    },

    /** The passkey and whose it is. */
    async byCredential(credentialId: string) {
      const [row] = await db
        .select({ passkey: getTableColumns(passkeys), user: getTableColumns(users) })
        .from(passkeys)
        .innerJoin(users, eq(users.id, passkeys.userId))
        .where(eq(passkeys.credentialId, credentialId))
      return row
    },

    async used(id: string, counter: number, now: number): Promise<void> {
      await db.update(passkeys).set({ counter, lastUsedAt: now }).where(eq(passkeys.id, id))
    },

    statements: {
      /** Deletes every passkey of the people whom `userIds` selects. */
      deleteOf: (userIds: SQL) => db.delete(passkeys).where(inArray(passkeys.userId, userIds)),
    },
  }
}
