import { and, eq, exists, inArray, isNull, ne, sql, type SQL } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { Database } from '../../db/client.ts'
import type { KeptNotice, KeptNoticeRepository } from './kept-notice.repository.ts'
import type { SecretRepository } from './secret/secret.repository.ts'
import type { SessionRepository } from './session/session.repository.ts'
import { refusedOrDone, type TakenField, type UserRepository, type UserRow } from './user/user.repository.ts'
import { users } from './user/user.table.ts'

/** The address before, which is told. Nobody has a secret of this hash: the link is made with the mail. */
export type FormerAddress = { hash: string; email: string; until: number; notice: KeptNotice }

type Parts = {
  db: Database
  users: UserRepository
  sessions: SessionRepository
  secrets: SecretRepository
  keptNotices: KeptNoticeRepository
  /** What ends with a reset of the password, besides sessions. */
  endGrants: (userIds: SQL) => BatchItem<'sqlite'>[]
}

/** Changes of the address, which concern several tables at once. */
export function createAddressChanges({ db, secrets, keptNotices, endGrants, ...owners }: Parts) {
  const user = owners.users.statements
  const session = owners.sessions.statements
  const secret = secrets.statements

  /**
   * Takes an address from another account, which never proved it, with the links and codes that were sent there. The
   * person of that account can give another one in Settings.
   */
  const giveWay = (email: string, id: string, condition: SQL) => {
    const isOther = and(eq(users.email, email), ne(users.id, id), isNull(users.emailVerifiedAt), condition)
    const others = db.select({ id: users.id }).from(users).where(isOther)
    return [secret.deleteOf(sql`(${others})`), user.change(isOther, { email: null })] as const
  }

  const tellFormer = (userId: string, former: FormerAddress | undefined, now: number, condition: SQL) => {
    if (!former) return []
    const { hash, email, until, notice } = former
    const where = and(eq(users.id, userId), condition)
    return [
      secrets.issueTo(
        userId,
        { purpose: 'former_address', hash, payload: { email, until }, expiresAt: until },
        condition,
      ),
      keptNotices.statements.addIf(notice, now, { table: users, where }),
    ] as const
  }

  return {
    /**
     * The address that a code has proven is that of the account now; the former one is told. `email` if another account
     * has proven it too, undefined if another request with this code was first.
     */
    async verifyEmail(
      { id, email: known }: Pick<UserRow, 'id' | 'email'>,
      { email, former, now }: { email: string; former: FormerAddress | undefined; now: number },
    ): Promise<UserRow | TakenField | undefined> {
      const isKnown = sql`exists (select 1 from ${users} own where own.id = ${id} and own.email is ${known})`
      const ofUser = sql`(select ${id})`
      return refusedOrDone(async () => {
        const [, , [row]] = await db.batch([
          ...giveWay(email, id, isKnown),
          user.change(and(eq(users.id, id), sql`${users.email} is ${known}`), {
            email,
            emailVerifiedAt: now,
            mailReturnedAt: null,
            mailCalledSpam: false,
          }),
          // Until the code is deleted, this request is the first with it.
          ...tellFormer(id, former, now, exists(secrets.ofPurpose('email_code', id))),
          secret.deleteOf(ofUser, 'email_code'),
          // A link in the old mailbox would open the account.
          ...(email === known ? [] : [secret.deleteOf(ofUser, 'password_reset')]),
        ])
        return row
      })
    },

    /**
     * Sets a former address again, once, and ends every session and what else ends with a reset of the password. The
     * links to addresses that the account had before this one stay good. `email` if another account has proven it,
     * undefined if the link was used meanwhile.
     */
    async takeBackEmail(
      id: string,
      { hash, email, replaced, now }: { hash: string; email: string; replaced: FormerAddress | undefined; now: number },
    ) {
      const holder = secrets.holder('former_address', hash, now)
      const isHeld = inArray(users.id, holder)
      return refusedOrDone(async () => {
        const [, , [row], ended] = await db.batch([
          ...giveWay(email, id, exists(holder)),
          user.change(isHeld, { email, emailVerifiedAt: now, mailReturnedAt: null, mailCalledSpam: false }),
          session.endOf(sql`(${holder})`, now),
          ...endGrants(sql`(${holder})`),
          ...tellFormer(id, replaced, now, isHeld),
          secret.deleteFormer(id, hash, replaced?.hash),
        ])
        return row && { user: row, endedTokenHashes: ended.map(({ tokenHash }) => tokenHash) }
      })
    },
  }
}
