import { and, eq, exists, gt, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import type { MoveAttempt } from './user/user-moves.repository.ts'
import { users } from './user/user.table.ts'
import { databases } from './database.table.ts'

export type DatabaseRepository = ReturnType<typeof createDatabaseRepository>

const minute = 60_000
const longestWait = 15 * minute

/** Which database a new person gets, and when each one runs its jobs. The only writer of the table `databases`. */
export function createDatabaseRepository({ db, numbers }: { db: Database; numbers: number[] }) {
  const ofJournals = numbers.filter((number) => number > 0)
  const known = (of: number[]) =>
    sql`from json_each(${JSON.stringify(of)}) left join ${databases} on ${databases.number} = value`
  return {
    /**
     * For a new person: of the databases that answer the one with the fewest people. That of the directory gets nobody
     * if there is another.
     */
    leastFull:
      ofJournals.length === 0
        ? 0
        : sql<number>`(select value ${known(ofJournals)} order by coalesce(failures, 0) > 0, coalesce(people, 0), value limit 1)`,

    /** The numbers of the databases whose jobs are due. */
    async listDue(now: number): Promise<number[]> {
      const rows = await db.all<{ value: number }>(
        sql`select value ${known(numbers)} where coalesce(due_at, 0) <= ${now}`,
      )
      return rows.map(({ value }) => value)
    },

    /** A database that fails waits two minutes for its next run, then twice as long each time. */
    async recordRun(number: number, { failed }: { failed: boolean }, now: number): Promise<void> {
      if (!failed) {
        await db
          .update(databases)
          .set({ failures: 0, dueAt: 0 })
          .where(and(eq(databases.number, number), gt(databases.failures, 0)))
        return
      }
      const dueAt = sql`${now} + min(${longestWait}, ${2 * minute} << min(${databases.failures}, 10))`
      await db
        .insert(databases)
        .values({ number, failures: 1, dueAt: now + 2 * minute })
        .onConflictDoUpdate({ target: databases.number, set: { failures: sql`${databases.failures} + 1`, dueAt } })
    },

    statements: {
      /** To travel before the statement that switches the journal of a person, with the condition of that statement. */
      countMove: ({ journal, to }: MoveAttempt, condition: SQL | undefined) => {
        const isSwitched = exists(
          db
            .select({ one: sql`1` })
            .from(users)
            .where(condition),
        )
        return [
          db
            .update(databases)
            .set({ people: sql`max(0, ${databases.people} - 1)` })
            .where(and(eq(databases.number, journal), isSwitched)),
          db
            .insert(databases)
            .select(sql`select ${to}, 1, 0, 0 where ${isSwitched}`)
            .onConflictDoUpdate({ target: databases.number, set: { people: sql`${databases.people} + 1` } }),
        ] as const
      },

      /** To travel in the batch that stores the person. */
      countPerson: (userId: string) =>
        ofJournals.length === 0
          ? []
          : [
              db
                .insert(databases)
                .select(sql`select journal, 1, 0, 0 from ${users} where ${eq(users.id, userId)}`)
                .onConflictDoUpdate({ target: databases.number, set: { people: sql`${databases.people} + 1` } }),
            ],
    },
  }
}
