import { and, eq, gt, inArray, lte, sql, type SQL } from 'drizzle-orm'
import { movingFault } from '../../core/errors.ts'
import { fingerprint } from '../../core/secrets.ts'
import type { Database } from '../../db/client.ts'
import { tuplesOf, valuesOf } from '../../db/statements.ts'
import { entries, guestDiaries } from '../entry/entry.table.ts'
import { goals } from '../goal/goal.table.ts'
import { messages, schedule } from '../message/message.table.ts'
import { moves } from '../../core/move.table.ts'

export type MoveRow = typeof moves.$inferSelect
/** By table how many rows a person has, and their checksum. */
export type JournalChecks = Record<string, string>
type Renaming = { userId: string; id: string; to: string }
type Row = Record<string, string | number | null>
type JournalTable = {
  name: string
  /** The columns of the primary key. */
  key: string[]
  isOf(user: SQL): SQL
  /** The person of a row that is written, in a trigger. */
  personOf(row: string): string
}

const byUserId = (name: string, key: string[]): JournalTable => ({
  name,
  key,
  isOf: (user) => sql`${sql.raw(name)}.user_id = ${user}`,
  personOf: (row) => `${row}.user_id`,
})

/** Every table of a journal: what is moved with a person. */
export const journalTables: JournalTable[] = [
  byUserId('entries', ['id']),
  byUserId('guest_diaries', ['user_id']),
  byUserId('goals', ['id']),
  byUserId('schedule', ['user_id', 'kind', 'subject']),
  byUserId('messages', ['id']),
  {
    name: 'rate_counters',
    key: ['key'],
    // Both ends of a range, so that the primary key finds the rows.
    isOf: (user) =>
      sql`rate_counters.key > 'person:' || ${user} || ':' and rate_counters.key < 'person:' || ${user} || ';'`,
    personOf: (row) => `substr(${row}.key, 8, instr(substr(${row}.key, 8), ':') - 1)`,
  },
]

/** For `purgeCounts`: whose count a row of `rate_counters` is. */
export const personOfCount = sql.raw(journalTables.at(-1)!.personOf('rate_counters'))

/** As many as an export reads at once. */
const rowsAtOnce = 100
/** D1 takes values of 2 MB, and a character has up to three bytes. */
const charactersAtOnce = 500_000
const removedAtOnce = 2_000
const removalsPerRun = 20

/**
 * Each change of a row is refused whose person is leaving, or has left; when the person has left, rows may be deleted. The
 * triggers are made with the first move and stay. They cost nothing while `moves` is empty.
 */
const triggers = journalTables.flatMap(({ name, personOf }) =>
  (
    [
      ['insert', 'new', "'leaving', 'left'"],
      ['update', 'old', "'leaving', 'left'"],
      ['delete', 'old', "'leaving'"],
    ] as const
  ).map(([change, row, states]) =>
    sql.raw(
      `create trigger if not exists moves_${change}_${name} before ${change} on ${name}
      when exists (select 1 from moves where user_id = ${personOf(row)} and state in (${states}))
      begin select raise(abort, '${movingFault}'); end`,
    ),
  ),
)

/** The people who move from or to one database, and their rows there. The only writer of the table `moves`. */
export function createMoveRepository({ db }: { db: Database }) {
  const rowOf = (userId: string) => db.select().from(moves).where(eq(moves.userId, userId))
  const isAt = (userId: string, state: MoveRow['state'], attempt: number) =>
    and(eq(moves.userId, userId), eq(moves.state, state), eq(moves.attempt, attempt))
  const arriving = (userId: string, attempt: number) =>
    sql`exists (select 1 from ${moves} where ${isAt(userId, 'arriving', attempt)})`

  async function* pagesOf({ name, key, isOf }: JournalTable, userId: string): AsyncGenerator<Row[]> {
    // With the plus SQLite finds the rows by their person, and does not read the whole table in the order of its key.
    const columns = sql.raw(key.map((column) => `+${column}`).join(', '))
    for (let after: SQL | undefined; ;) {
      const rows = await db.all<Row>(
        sql`select * from ${sql.raw(name)} where ${and(isOf(sql`${userId}`), after)} order by ${columns} limit ${rowsAtOnce}`,
      )
      if (rows.length > 0) yield rows
      if (rows.length < rowsAtOnce) return
      const last = rows.at(-1)!
      after = sql`(${columns}) > (${sql.join(
        key.map((column) => sql`${last[column]}`),
        sql`, `,
      )})`
    }
  }

  /** Adds rows as they are. Those that were added before, or whose id is in use, are left out. */
  const add = ({ name }: JournalTable, rows: Row[], { userId, attempt }: { userId: string; attempt: number }) => {
    const columns = Object.keys(rows[0]!)
    const values = sql.raw(columns.map((column) => `value ->> '$.${column}'`).join(', '))
    return db.run(
      sql`insert into ${sql.raw(name)} (${sql.raw(columns.join(', '))}) select ${values}
      from json_each(${JSON.stringify(rows)}) where ${arriving(userId, attempt)} on conflict do nothing`,
    )
  }

  const renames = {
    entries: ({ userId, id, to }: Renaming) => [
      db
        .update(entries)
        .set({ id: to })
        .where(and(eq(entries.userId, userId), eq(entries.id, id))),
      db
        .update(guestDiaries)
        .set({ entryId: to })
        .where(and(eq(guestDiaries.userId, userId), eq(guestDiaries.entryId, id))),
    ],
    goals: ({ userId, id, to }: Renaming) => [
      db
        .update(goals)
        .set({ id: to })
        .where(and(eq(goals.userId, userId), eq(goals.id, id))),
      ...[schedule, messages].map((table) =>
        db
          .update(table)
          .set({ subject: to })
          .where(and(eq(table.userId, userId), eq(table.subject, id))),
      ),
    ],
  } satisfies Record<string, (ids: Renaming) => unknown>

  return {
    /** Begins to receive a person. False if rows of an earlier move are still here, or a later attempt has begun. */
    async expect(userId: string, attempt: number, now: number): Promise<boolean> {
      const [, [row]] = await db.batch([
        db
          .insert(moves)
          .values({ userId, state: 'arriving', attempt, since: now })
          .onConflictDoUpdate({
            target: moves.userId,
            set: { attempt },
            setWhere: sql`${moves.state} = 'arriving' and ${moves.attempt} < ${attempt}`,
          }),
        rowOf(userId),
      ])
      return row?.state === 'arriving' && row.attempt === attempt
    },

    /**
     * From here on no row of the person changes. Returns since when that is so: an earlier attempt may have begun it.
     * Undefined if a later attempt has begun.
     */
    async freeze(userId: string, attempt: number, now: number): Promise<number | undefined> {
      const since = sql`case when ${moves.state} = 'leaving' then ${moves.since} else ${now} end`
      const results = await db.batch([
        db
          .insert(moves)
          .values({ userId, state: 'leaving', attempt, since: now })
          .onConflictDoUpdate({
            target: moves.userId,
            set: { state: 'leaving', attempt, since },
            setWhere: sql`${moves.state} <> 'left' and ${moves.attempt} < ${attempt}`,
          }),
        ...triggers.map((trigger) => db.run(trigger)),
        rowOf(userId),
      ])
      const [row] = results.at(-1) as MoveRow[]
      return row?.state === 'leaving' && row.attempt === attempt ? row.since : undefined
    },

    /** Ends a move that has failed: the person stays. */
    async release(userId: string, attempt: number): Promise<void> {
      await db.delete(moves).where(isAt(userId, 'leaving', attempt))
    },

    /**
     * Ends a move: the rows are the journal now. The next sweep hands over the messages that are due: no job knows them
     * here.
     */
    async arrive(userId: string, attempt: number, now: number): Promise<void> {
      await db.batch([
        db
          .update(moves)
          .set({ state: 'arrived' })
          .where(isAt(userId, 'arriving', attempt)),
        db
          .update(messages)
          .set({ checkAt: now })
          .where(and(eq(messages.userId, userId), eq(messages.state, 'waiting'), lte(messages.dueAt, now))),
      ])
    },

    async *rowsOf(userId: string): AsyncGenerator<{ table: JournalTable; rows: Row[] }> {
      for (const table of journalTables) for await (const rows of pagesOf(table, userId)) yield { table, rows }
    },

    /** Ids among these rows that rows of other people have here. Browsers make those of entries and goals. */
    async idsOfOthers({ name }: JournalTable, rows: Row[], userId: string): Promise<string[]> {
      if (!(name in renames)) return []
      const ids = valuesOf(rows.map(({ id }) => String(id)))
      const taken = await db.all<{ id: string }>(
        sql`select id from ${sql.raw(name)} where id in ${ids} and user_id <> ${userId}`,
      )
      return taken.map(({ id }) => id)
    },

    /** Gives a row another id. A device that knows the old one keeps its change as a draft. */
    async rename({ name }: JournalTable, ids: Renaming): Promise<void> {
      const [first, ...others] = renames[name as keyof typeof renames](ids)
      await db.batch([first!, ...others])
    },

    /** Adds rows of a person who arrives. Another attempt, or one after the arrival, adds nothing. */
    async add(table: JournalTable, rows: Row[], of: { userId: string; attempt: number }): Promise<void> {
      let [some, length] = [[] as Row[], 0]
      for (const row of rows) {
        const size = JSON.stringify(row).length
        if (some.length > 0 && length + size > charactersAtOnce) {
          await add(table, some, of)
          ;[some, length] = [[], 0]
        }
        some.push(row)
        length += size
      }
      await add(table, some, of)
    },

    async checksOf(userId: string): Promise<JournalChecks> {
      const checks: JournalChecks = {}
      for (const table of journalTables) {
        let [count, sum] = [0, '']
        for await (const rows of pagesOf(table, userId)) {
          count += rows.length
          sum = await fingerprint(sum + JSON.stringify(rows))
        }
        checks[table.name] = `${count} ${sum}`
      }
      return checks
    },

    /** Removes what arrived of a person so far. */
    async clear(userId: string, attempt: number): Promise<void> {
      for (const { name, isOf } of journalTables)
        await db.run(sql`delete from ${sql.raw(name)} where ${and(isOf(sql`${userId}`), arriving(userId, attempt))}`)
    },

    /** Those among these people whose rows here are not, or no longer, their journal. */
    async findMoving(userIds: string[]): Promise<Set<string>> {
      const rows = await db
        .select({ userId: moves.userId })
        .from(moves)
        .where(and(inArray(moves.userId, valuesOf(userIds)), sql`${moves.state} <> 'arrived'`))
      return new Set(rows.map(({ userId }) => userId))
    },

    list: (after: string, limit: number): Promise<MoveRow[]> =>
      db.select().from(moves).where(gt(moves.userId, after)).orderBy(moves.userId).limit(limit),

    /** Changes those that are still as they were listed; to `undefined`: forgets them. */
    async settle(rows: MoveRow[], state: MoveRow['state'] | undefined): Promise<void> {
      if (rows.length === 0) return
      const areStill = sql`(user_id, state, attempt) in ${tuplesOf(rows, ['userId', 'state', 'attempt'])}`
      await (state ? db.update(moves).set({ state }).where(areStill) : db.delete(moves).where(areStill))
    },

    /** Removes the rows of those who have left, so many at a time, and then forgets them. The next run goes on. */
    async removeLeft(): Promise<void> {
      for (const { name, key, isOf } of journalTables) {
        const columns = sql.raw(key.map((column) => `${name}.${column}`).join(', '))
        const some = sql`select ${columns} from moves cross join ${sql.raw(name)}
          where moves.state = 'left' and ${isOf(sql`moves.user_id`)} limit ${removedAtOnce}`
        for (let round = 0; round < removalsPerRun; round += 1) {
          const { meta } = await db.run(
            sql`delete from ${sql.raw(name)} where (${sql.raw(key.join(', '))}) in (${some})`,
          )
          if (meta.changes < removedAtOnce) break
        }
      }
      const nothingLeft = journalTables.map(
        ({ name, isOf }) => sql`not exists (select 1 from ${sql.raw(name)} where ${isOf(sql`moves.user_id`)})`,
      )
      await db.run(sql`delete from moves where state = 'left' and ${and(...nothingLeft)}`)
    },

    /** What an account that is erased leaves in its own database. */
    async eraseOf(userId: string): Promise<void> {
      await db.delete(moves).where(and(eq(moves.userId, userId), eq(moves.state, 'arrived')))
    },
  }
}
