/**
 * npm run journals [-- --mend] [--remote]: finds people who have newer pages in another database than the directory says,
 * as after a Time Travel of the directory. `--mend` makes that database theirs; the site removes the older rows an hour
 * later.
 */
import { copiedDatabase, type RunStatement } from './database.ts'
import { databasesOfSite, localDatabases } from './local-environment.ts'

type Found = { userId: string; named: number; newer: number }
type Rows = { userId: string; newest: number }
const rowsAtOnce = 1_000

/** `databases`: by the number of their binding. */
export function compareJournals(databases: Map<number, RunStatement>): Found[] {
  const newest = new Map<string, { number: number; newest: number }[]>()
  for (const [number, run] of databases)
    for (const row of pagesOf<Rows>(
      run,
      (after) =>
        `select user_id as userId, max(updated_at) as newest from entries where user_id > '${after}' group by user_id order by user_id limit ${rowsAtOnce}`,
    ))
      newest.set(row.userId, [...(newest.get(row.userId) ?? []), { number, newest: row.newest }])
  const people = pagesOf<{ userId: string; journal: number }>(
    databases.get(0)!,
    (after) => `select id as userId, journal from users where id > '${after}' order by id limit ${rowsAtOnce}`,
  )
  return [...people].flatMap(({ userId, journal }) => {
    const copies = newest.get(userId) ?? []
    const here = copies.find(({ number }) => number === journal)?.newest ?? -1
    const newer = copies.filter((copy) => copy.newest > here).toSorted((one, other) => other.newest - one.newest)[0]
    return newer ? [{ userId, named: journal, newer: newer.number }] : []
  })
}

export function mendJournals(databases: Map<number, RunStatement>, found: Found[], now: number): void {
  for (const { userId, named, newer } of found) {
    databases.get(newer)!(`delete from moves where user_id = '${userId}'`)
    databases.get(0)!(`update users set journal = ${newer}, moving_to = null where id = '${userId}'`)
    databases.get(named)!(
      `insert or replace into moves (user_id, state, attempt, since) values ('${userId}', 'leaving', 0, ${now})`,
    )
  }
}

function* pagesOf<Row extends { userId: string }>(run: RunStatement, query: (after: string) => string): Generator<Row> {
  for (let after = ''; ;) {
    const rows = run(query(after)) as Row[]
    yield* rows
    if (rows.length < rowsAtOnce) return
    after = rows.at(-1)!.userId
  }
}

if (import.meta.main) {
  const remote = process.argv.includes('--remote')
  const databases = new Map(
    (remote ? databasesOfSite : localDatabases).map(({ name, binding }) => [
      Number(/\d+$/.exec(binding)?.[0] ?? 0),
      copiedDatabase(name, { remote }).run,
    ]),
  )
  const found = compareJournals(databases)
  for (const { userId, named, newer } of found)
    console.log(`${userId}: the directory says ${named}, the newer pages are in ${newer}`)
  if (process.argv.includes('--mend')) mendJournals(databases, found, Date.now())
  console.log(`${found.length} people${process.argv.includes('--mend') ? ', all of them mended' : ''}.`)
}
