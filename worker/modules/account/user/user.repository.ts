import { and, eq, exists, gt, inArray, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm'
import type { IdentityProviderName } from '#domain/identity'
import type { MessageSwitch } from '#domain/message-kinds'
import type { Database, Query } from '../../../db/client.ts'
import { filled, tuplesOf, valuesOf, laterEachTime } from '../../../db/statements.ts'
import type { ReturnedMail } from '../../../providers/mail/mailer.ts'
import { createUserMoves } from './user-moves.repository.ts'
import { plannedColumns, users } from './user.table.ts'

export type UserRow = typeof users.$inferSelect
/** Whose journal is meant, and which database has it. */
export type Owner = Pick<UserRow, 'id' | 'journal'>
type Closing = Pick<UserRow, 'deletionRequestedAt'>
export type NewUser = Omit<typeof users.$inferInsert, 'journal'>
export type UserChanges = Partial<NewUser>
/** The columns that must be unique and that a person can choose. */
export type TakenField = 'username' | 'email' | 'phone'
/** An account at Google or Apple. */
type Subject = { provider: IdentityProviderName; subject: string }

export type UserRepository = ReturnType<typeof createUserRepository>

export const subjectColumn = { google: users.googleId, apple: users.appleId }
export const identityColumns = ({ provider, subject }: Subject) =>
  provider === 'google' ? { googleId: subject } : { appleId: subject }
export const hasIdentity = ({ provider, subject }: Subject) => eq(subjectColumn[provider], subject)

/** Who has confirmed this number and has the prompt by SMS switched on, or off. */
const hasPromptAt = (number: string, on = true) =>
  and(eq(users.phone, number), isNotNull(users.phoneVerifiedAt), eq(users.promptBySms, on))

/** The only writer of the table `users`. */
export function createUserRepository({ db }: { db: Database }) {
  const insert = (user: NewUser, journal: number | SQL<number>) =>
    db
      .insert(users)
      .values({ ...user, journal })
      .returning()
  const change = (which: SQL | undefined, changes: { [Name in keyof UserChanges]: UserChanges[Name] | SQL }) =>
    db
      .update(users)
      .set({
        ...changes,
        ...(plannedColumns.some((name) => name in changes) && { planChanges: sql`${users.planChanges} + 1` }),
      })
      .where(which)
      .returning()

  /** What an employee changes about a person. `refused` if the person is not one of those to whom it can be done. */
  const changeByAddress = async (
    email: string,
    changes: UserChanges,
    condition: SQL | undefined,
  ): Promise<{ id: string } | 'refused' | 'unknown'> => {
    const hasAddress = eq(users.email, email)
    const changed = await change(and(hasAddress, condition), changes).get()
    if (changed) return changed
    const known = await db.select({ id: users.id }).from(users).where(hasAddress).get()
    return known ? 'refused' : 'unknown'
  }

  // Prepared once: building the SQL each time would cost more than the read.
  const selectClosing = db
    .select({ deletionRequestedAt: users.deletionRequestedAt })
    .from(users)
    .where(eq(users.id, sql.placeholder('id')))
    .prepare()
  const closing = (id: string): Query<Closing[]> => filled(selectClosing, { id })
  const { statements, ...moves } = createUserMoves({ db })
  return {
    ...moves,
    /** A statement, so that it can travel in the batch that counts the try. */
    byNameOrEmail: (key: string) =>
      db
        .select()
        .from(users)
        .where(or(eq(users.usernameKey, key), eq(users.email, key))),

    holders: (of: { usernameKey: string; email: string; phone: string }) =>
      db
        .select()
        .from(users)
        .where(or(eq(users.usernameKey, of.usernameKey), eq(users.email, of.email), eq(users.phone, of.phone))),

    /** A statement: the open account with this address. */
    openByEmail: (email: string) =>
      db
        .select({
          ...{ id: users.id, email: users.email, emailVerifiedAt: users.emailVerifiedAt },
          ...{ mailReturnedAt: users.mailReturnedAt, mailCalledSpam: users.mailCalledSpam },
        })
        .from(users)
        .where(and(eq(users.email, email), eq(users.isActive, true))),

    findOpen: (id: string): Promise<UserRow | undefined> =>
      db
        .select()
        .from(users)
        .where(and(eq(users.id, id), eq(users.isActive, true)))
        .get(),

    /** The person of this provider and subject, and the other person who has this address. */
    async findByIdentity({ email, ...subject }: Subject & { email: string | null }) {
      const rows = await db
        .select()
        .from(users)
        .where(or(hasIdentity(subject), email === null ? undefined : eq(users.email, email)))
      const isSubject = (row: UserRow) =>
        (subject.provider === 'google' ? row.googleId : row.appleId) === subject.subject
      return { known: rows.find(isSubject), ofAddress: rows.find((row) => !isSubject(row)) }
    },

    /** Undefined if the account was erased meanwhile. */
    async change(id: string, changes: UserChanges): Promise<UserRow | TakenField | undefined> {
      return refusedOrDone(async () => (await change(eq(users.id, id), changes))[0])
    },

    /** The same password in a stronger form; a password that was changed meanwhile stays. */
    async replacePassword(id: string, { from, to }: { from: string; to: string }): Promise<void> {
      await change(and(eq(users.id, id), eq(users.password, from)), { password: to })
    },

    async markEmailVerified(id: string, now: number): Promise<UserRow> {
      const [row] = await change(eq(users.id, id), { emailVerifiedAt: now })
      return row!
    },

    /** What came back before the address was confirmed again says nothing, nor does a complaint where mail comes back. */
    async markMailReturned({ addresses, at, isSpam }: ReturnedMail): Promise<void> {
      if (addresses.length === 0) return
      const isTheirs = inArray(users.email, valuesOf(addresses.map((address) => address.toLowerCase())))
      const isNews = and(
        or(isNull(users.emailVerifiedAt), lte(users.emailVerifiedAt, at)),
        isSpam ? isNull(users.mailReturnedAt) : undefined,
      )
      await change(and(isTheirs, isNews), { mailReturnedAt: at, mailCalledSpam: isSpam })
    },

    /** Links an identity; undefined if another account has it, or another request was first. */
    async linkIdentity(
      id: string,
      { picture, ...subject }: Subject & { picture: string | null },
      accounts: 'proven' | 'any' = 'proven',
    ): Promise<UserRow | undefined> {
      const isFree = isNull(subjectColumn[subject.provider])
      const changes = { ...identityColumns(subject), ...(picture && { profileImageUrl: picture }) }
      return unlessTaken(() =>
        change(
          and(eq(users.id, id), isFree, accounts === 'proven' ? isNotNull(users.emailVerifiedAt) : undefined),
          changes,
        ).get(),
      )
    },

    find: (id: string): Promise<UserRow | undefined> => db.select().from(users).where(eq(users.id, id)).get(),

    /** Lets the person with this address sign in, or not. An account that is being deleted stays closed. */
    setActive: (email: string, isActive: boolean) =>
      changeByAddress(email, { isActive }, isActive ? isNull(users.deletionRequestedAt) : undefined),

    /** An employee is a person whose address is proven. */
    makeEmployee: (email: string) => changeByAddress(email, { isEmployee: true }, isNotNull(users.emailVerifiedAt)),

    /** Switches a kind of message off; nothing changes if it is off. */
    async stopMail(id: string, name: MessageSwitch): Promise<void> {
      await change(and(eq(users.id, id), eq(users[name], true)), { [name]: false })
    },

    /** Switches SMS on or off for the person who has confirmed this number. */
    async switchSms(number: string, on: boolean): Promise<void> {
      await change(hasPromptAt(number, !on), { promptBySms: on })
    },

    /** The person who has confirmed this number and whose account is open. */
    findByNumber: (number: string): Promise<UserRow | undefined> =>
      db
        .select()
        .from(users)
        .where(and(eq(users.phone, number), isNotNull(users.phoneVerifiedAt), eq(users.isActive, true)))
        .get(),

    findByCustomer: (customerId: string): Promise<UserRow | undefined> =>
      db.select().from(users).where(eq(users.stripeCustomerId, customerId)).get(),

    /** Links a customer of Stripe to an open account in place of `known`, and returns the account. */
    async linkCustomer(
      id: string,
      { customerId, known }: { customerId: string; known: string | null },
    ): Promise<UserRow | undefined> {
      const current = users.stripeCustomerId
      const [row] = await change(and(eq(users.id, id), isNull(users.deletionRequestedAt)), {
        stripeCustomerId: sql`case when ${current} is ${known} then ${customerId} else ${current} end`,
      })
      return row
    },

    async countBillingFault(id: string): Promise<void> {
      await change(eq(users.id, id), { billingFaults: sql`${users.billingFaults} + 1` })
    },

    /** The next people with a customer at Stripe, in the order of the customers. */
    async listCustomers(after: string, limit: number): Promise<{ id: string; customerId: string }[]> {
      return db
        .select({ id: users.id, customerId: sql<string>`${users.stripeCustomerId}` })
        .from(users)
        .where(gt(users.stripeCustomerId, after))
        .orderBy(users.stripeCustomerId)
        .limit(limit)
    },

    async findMany(ids: string[]): Promise<UserRow[]> {
      return db
        .select()
        .from(users)
        .where(inArray(users.id, valuesOf(ids)))
    },

    /** People of a database whose changes the schedule of messages does not know. */
    async listToPlan(journal: number, limit: number): Promise<UserRow[]> {
      return db
        .select()
        .from(users)
        .where(and(sql`plan_changes > 0`, eq(users.journal, journal)))
        .limit(limit)
    },

    /** Marks people as planned, except those who were changed again. */
    async markPlanned(planned: { id: string; planChanges: number }[]): Promise<void> {
      await db
        .update(users)
        .set({ planChanges: 0 })
        .where(sql`(id, plan_changes) in ${tuplesOf(planned, ['id', 'planChanges'])}`)
    },

    /** Closed accounts that are due for another erasure; each is due again later, after twice the wait. */
    async claimErasures(now: number, limit: number): Promise<Owner[]> {
      const due = db
        .select({ id: users.id })
        .from(users)
        .where(and(isNotNull(users.deletionRequestedAt), lte(users.erasureDueAt, now)))
        .limit(limit)
      return db
        .update(users)
        .set({ erasureDueAt: laterEachTime(now, users.erasureTries), erasureTries: sql`${users.erasureTries} + 1` })
        .where(inArray(users.id, due))
        .returning({ id: users.id, journal: users.journal })
    },

    /** The person's row, and with it every row of the directory that refers to it. False if it was erased before. */
    async erase(id: string): Promise<boolean> {
      return (await db.delete(users).where(eq(users.id, id)).returning({ id: users.id })).length > 0
    },

    statements: {
      insert,
      change,
      closing,
      /** Whether somebody has confirmed this number and has the prompt by SMS switched on. */
      hasPrompt: (number: string): SQL => exists(db.select({ id: users.id }).from(users).where(hasPromptAt(number))),
      ...statements,
    },
  }
}

/** What `closing` finds: the account is closed or erased. */
export const isClosed = ([row]: Closing[]) => !row || row.deletionRequestedAt !== null

/** Runs a write; where a unique column refuses it, answers which one instead. */
export async function refusedOrDone<T>(write: () => Promise<T>): Promise<T | TakenField> {
  try {
    return await write()
  } catch (error) {
    const column = /UNIQUE constraint failed: users\.(\w+)/.exec(messagesOf(error))?.[1]
    if (column === 'username_key') return 'username'
    if (column === 'email' || column === 'phone') return column
    throw error
  }
}

/** Runs a write; undefined where a unique column refuses it, since then another request was first. */
export async function unlessTaken<T>(write: () => Promise<T | undefined>): Promise<T | undefined> {
  try {
    return await write()
  } catch (error) {
    if (isTaken(error)) return undefined
    throw error
  }
}

/** Whether a write was refused by a unique column of that table. */
export function isTaken(error: unknown, table = 'users'): boolean {
  return messagesOf(error).includes(`UNIQUE constraint failed: ${table}.`)
}

function messagesOf(error: unknown): string {
  return error instanceof Error ? `${error.message} ${messagesOf(error.cause)}` : ''
}
