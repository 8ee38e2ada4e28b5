import type { Journal } from '../modules/journal/journal.repository.ts'
import type { Owner } from '../modules/account/user/user.repository.ts'
import { databasesOf } from '../services.ts'
import { realEnv } from './real-env.ts'
import type { TestApp } from './test-app.ts'

/** Every database, by its number; 0 is that of the directory. */
export const databases = databasesOf(realEnv)

/** The rows that a statement finds in every database, one after the other. */
export async function inEveryDatabase<Row>(sql: string, ...values: unknown[]): Promise<Row[]> {
  const found = await Promise.all(
    [...databases.values()].map((db) =>
      db
        .prepare(sql)
        .bind(...values)
        .all<Row>(),
    ),
  )
  return found.flatMap(({ results }) => results)
}

export async function emptyTables(...tables: string[]): Promise<void> {
  for (const db of databases.values()) await db.batch(tables.map((table) => db.prepare(`delete from ${table}`)))
}

async function ownerOf(id: string): Promise<Owner> {
  const journal = await realEnv.DB.prepare('select journal from users where id = ?').bind(id).first<number>('journal')
  return { id, journal: journal ?? 0 }
}

/** The database that has the journal of a person. */
export async function databaseOf({ id }: { id: string }): Promise<D1Database> {
  return databases.get((await ownerOf(id)).journal)!
}

/** Another new person whose journal is in the same database. */
export async function inSameDatabase<P extends { user: { id: string } }>(one: P, make: () => Promise<P>): Promise<P> {
  for (;;) {
    const other = await make()
    if ((await databaseOf(other.user)) === (await databaseOf(one.user))) return other
  }
}

/** For tests that need several databases, however the suite runs. */
export const spares = [realEnv.SPARE_1, realEnv.SPARE_2, realEnv.SPARE_3]

/** Variables for an app with three databases for journals, however the suite runs. */
export const threeJournals = Object.fromEntries(spares.map((db, index) => [`JOURNAL_${index + 1}`, db]))

export async function migrateThreeJournals(): Promise<void> {
  for (const db of spares) await migrate(db)
}

/** Every migration in one transaction: one for each takes five times as long. */
export async function migrate(db: D1Database): Promise<void> {
  await db.batch(realEnv.MIGRATIONS.flatMap(({ queries }) => queries.map((query) => db.prepare(query))))
}

/** The journals among which is that of a person. */
export async function journalWith({ services }: TestApp, { id }: { id: string }): Promise<Journal> {
  return services.journals.at((await ownerOf(id)).journal)
}

export async function ownJournal(app: TestApp, user: { id: string }) {
  return (await journalWith(app, user)).of(user.id)
}
