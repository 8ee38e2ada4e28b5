import { eq, or } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { users } from './user.table.ts'

export type UserRow = typeof users.$inferSelect
export type UserChanges = Partial<typeof users.$inferInsert>
/** The columns that must be unique and that a person can choose. */
export type TakenField = 'username' | 'email' | 'phone'

export type UserRepository = ReturnType<typeof createUserRepository>

export function createUserRepository({ db }: { db: Database }) {
  return {
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

    async change(id: string, changes: UserChanges): Promise<UserRow | TakenField> {
      return refusedOrDone(async () => {
        const [row] = await db.update(users).set(changes).where(eq(users.id, id)).returning()
        return row!
      })
    },
  }
}

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

/** Whether a write was refused by a unique column of that table. */
export function isTaken(error: unknown, table = 'users'): boolean {
  return messagesOf(error).includes(`UNIQUE constraint failed: ${table}.`)
}

function messagesOf(error: unknown): string {
  return error instanceof Error ? `${error.message} ${messagesOf(error.cause)}` : ''
}
