import { createHash, type Hash } from 'node:crypto'
import {
  appendFileSync,
  createReadStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import type { CopiedDatabase, RunStatement } from './database.ts'

type Value = string | number | null
type Row = Value[]
type Parent = { column: number; table: string }
type Table = {
  name: string
  columns: string[]
  /** Where the columns of the primary key are in a row. */
  key: number[]
  parents: Parent[]
}
/** What is true of a whole copy: by table how many rows, and their checksum. */
export type Checks = Record<string, { rows: number; sha256: string }>
type Manifest = { migrations: string[]; takenAt: string; tables: Table[] }

const rowsAtOnce = 1_000
/**
 * D1 takes statements of 100 kB, and a character has four bytes at most. A row has up to eight texts, so a longer one is
 * stored in pieces after its row.
 */
const longestInRow = 2_500
const longestPiece = 20_000

/**
 * Copies every table into files, one row a line in the order of the key. What was copied before an interruption stays.
 * Rows are read while people write: a table is read before the one that its rows refer to.
 */
export function backUp({ run }: CopiedDatabase, folder: string, takenAt: string): Manifest {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const manifest = { migrations: migrationsOf(run), takenAt, tables: tablesOf(run) }
  const known = existsSync(join(folder, 'manifest.json')) ? readManifest(folder) : undefined
  if (known && JSON.stringify(known.migrations) !== JSON.stringify(manifest.migrations))
    throw new Error(`The migrations of the database have changed since ${folder} was begun. Begin another folder.`)
  if (!known) writeWhole(join(folder, 'manifest.json'), manifest)
  for (const table of manifest.tables) {
    const file = fileOf(folder, table)
    const isComplete = existsSync(file)
    if (isComplete) continue
    const part = `${file}.part`
    let last = lastWholeRow(part)
    for (;;) {
      const rows = readRows(run, table, last)
      if (rows.length > 0) appendFileSync(part, rows.map((row) => `${JSON.stringify(row)}\n`).join(''), { mode: 0o600 })
      last = rows.at(-1) ?? last
      if (rows.length < rowsAtOnce) break
    }
    if (!existsSync(part)) writeFileSync(part, '', { mode: 0o600 })
    renameSync(part, file)
  }
  return known ?? manifest
}

/**
 * Copies the files into a database that has the same migrations and no people. How far it came is in a file, so that the
 * same command goes on until `endRestore`; rows that are copied twice are the same. Then reads everything again: throws
 * if it differs.
 */
export async function restore({ run, apply }: CopiedDatabase, folder: string): Promise<Checks> {
  const { migrations, tables } = readManifest(folder)
  for (const table of tables)
    if (!existsSync(fileOf(folder, table))) throw new Error(`The backup in ${folder} was not completed: run it again.`)
  if (JSON.stringify(migrationsOf(run)) !== JSON.stringify(migrations))
    throw new Error(
      'The database has other migrations than the backup. Check out the version of the backup and apply its migrations.',
    )
  const progressFile = progressOf(folder)
  const isBegun = existsSync(progressFile)
  // A database beside that of the directory has journals and no people.
  const isFilled = ['users', 'entries', 'goals', 'guest_diaries', 'messages'].some(
    (name) => run(`select 1 from ${name} limit 1`).length > 0,
  )
  if (!isBegun && isFilled)
    throw new Error('The database has people or journals. A backup is restored into an empty one.')
  const progress: Record<string, number> = isBegun ? JSON.parse(readFileSync(progressFile, 'utf8')) : {}
  // Before the first row, so that the rows of an interrupted run are known as such.
  if (!isBegun) writeWhole(progressFile, progress)

  const people = await peopleIn(folder)
  const keys = new Map<string, Set<Value>>()
  const wanted: Checks = {}
  // What rows refer to comes first.
  for (const table of tables.toReversed()) {
    const check = newCheck()
    const done = progress[table.name]
    if (done === undefined) apply([`delete from ${quoted(table.name)}`])
    let waiting: Row[] = []
    const store = () => {
      // wrangler refuses a file without a statement.
      if (waiting.length > 0) apply(waiting.flatMap((row) => insertsOf(table, row)))
      waiting = []
      writeWhole(progressFile, Object.assign(progress, { [table.name]: check.rows() }))
    }
    const ids = new Set<Value>()
    for await (const row of rowsIn(fileOf(folder, table))) {
      // Its person was erased while the backup was made.
      const person = personOf(table, row)
      if (person !== undefined && !people.has(person)) continue
      if (table.parents.some(({ column, table: of }) => row[column] !== null && !keys.get(of)!.has(row[column]!)))
        continue
      check.add(row)
      if (isParent(tables, table)) ids.add(row[table.key[0]!]!)
      if (check.rows() <= (done ?? 0)) continue
      waiting.push(row)
      if (waiting.length === rowsAtOnce) store()
    }
    if (waiting.length > 0 || done === undefined) store()
    keys.set(table.name, ids)
    wanted[table.name] = check.sum()
  }

  const found = Object.fromEntries(tables.map((table) => [table.name, checkOf(run, table)]))
  const differing = tables.map(({ name }) => name).filter((name) => found[name]!.sha256 !== wanted[name]!.sha256)
  if (differing.length > 0) throw new Error(`These tables differ from the backup: ${differing.join(', ')}.`)
  return found
}

/** Whose row it is, also where no foreign key says so. */
function personOf({ name, columns }: Table, row: Row): string | undefined {
  const valueOf = (column: string) => row[columns.indexOf(column)]
  if (name === 'rate_counters') return /^person:([^:]+):/.exec(String(valueOf('key')))?.[1]
  const person = valueOf('user_id')
  return person === undefined || person === null ? undefined : String(person)
}

/** The people of the directory, whose copy lies here or beside this one. */
async function peopleIn(folder: string): Promise<Set<string>> {
  const ids = new Set<string>()
  for (const name of readdirSync(join(folder, '..'))) {
    const file = join(folder, '..', name, 'users.jsonl')
    if (!existsSync(file)) continue
    const { columns } = readManifest(dirname(file)).tables.find((table) => table.name === 'users')!
    for await (const row of rowsIn(file)) ids.add(String(row[columns.indexOf('id')]))
  }
  return ids
}

export function endRestore(folder: string): void {
  rmSync(progressOf(folder))
}

const progressOf = (folder: string) => join(folder, 'restored.json')

function checkOf(run: RunStatement, table: Table): Checks[string] {
  const check = newCheck()
  for (let last: Row | undefined; ;) {
    const rows = readRows(run, table, last)
    for (const row of rows) check.add(row)
    last = rows.at(-1)
    if (rows.length < rowsAtOnce) return check.sum()
  }
}

function newCheck() {
  const hash: Hash = createHash('sha256')
  let rows = 0
  return {
    add(row: Row) {
      hash.update(`${JSON.stringify(row)}\n`)
      rows += 1
    },
    rows: () => rows,
    sum: () => ({ rows, sha256: hash.digest('hex') }),
  }
}

/* The tables. A table comes before the one that its rows refer to. */

function tablesOf(run: RunStatement): Table[] {
  const names = run(
    "select name from sqlite_master where type = 'table' and name not like 'sqlite\\_%' escape '\\' and name not like '\\_cf\\_%' escape '\\' and name <> 'd1_migrations' order by name",
  ) as { name: string }[]
  const tables = names.map(({ name }): Table => {
    // Generated columns are not listed.
    const columns = run(`pragma table_info(${quoted(name)})`) as { name: string; pk: number }[]
    const key = columns.filter(({ pk }) => pk > 0).toSorted((one, other) => one.pk - other.pk)
    if (key.length === 0) throw new Error(`The table ${name} has no primary key.`)
    const parents = run(`pragma foreign_key_list(${quoted(name)})`) as { table: string; from: string }[]
    return {
      name,
      columns: columns.map((column) => column.name),
      key: key.map((column) => columns.indexOf(column)),
      parents: parents.map(({ table, from }) => ({ table, column: columns.findIndex((one) => one.name === from) })),
    }
  })
  const depth = ({ parents }: Table): number =>
    Math.max(0, ...parents.map(({ table }) => 1 + depth(tables.find(({ name }) => name === table)!)))
  return tables.toSorted((one, other) => depth(other) - depth(one))
}

const isParent = (tables: Table[], { name }: Table) =>
  tables.some(({ parents }) => parents.some(({ table }) => table === name))

function migrationsOf(run: RunStatement): string[] {
  return (run('select name from d1_migrations order by id') as { name: string }[]).map(({ name }) => name)
}

/* Rows */

function readRows(run: RunStatement, { name, columns, key }: Table, after: Row | undefined): Row[] {
  const keys = key.map((at) => quoted(columns[at]!)).join(', ')
  const from = after ? ` where (${keys}) > (${key.map((at) => literal(after[at]!)).join(', ')})` : ''
  const rows = run(
    `select ${columns.map(quoted).join(', ')} from ${quoted(name)}${from} order by ${keys} limit ${rowsAtOnce}`,
  ) as Record<string, Value>[]
  return rows.map((row) => columns.map((column) => row[column]!))
}

/** The row with what fits into a statement, then the rest of its long texts. */
function insertsOf({ name, columns, key }: Table, row: Row): string[] {
  const isLong = (value: Value) => typeof value === 'string' && value.length > longestInRow
  const values = row.map((value) => literal(isLong(value) ? '' : value))
  const insert = `insert or replace into ${quoted(name)} (${columns.map(quoted).join(', ')}) values (${values.join(', ')})`
  const which = key.map((at) => `${quoted(columns[at]!)} = ${literal(row[at]!)}`).join(' and ')
  const rest = row.flatMap((value, at) =>
    isLong(value)
      ? piecesOf(value as string).map((piece) => {
          const column = quoted(columns[at]!)
          return `update ${quoted(name)} set ${column} = ${column} || ${literal(piece)} where ${which}`
        })
      : [],
  )
  return [insert, ...rest]
}

/** By characters, so that no pair of surrogates is torn. */
function piecesOf(text: string): string[] {
  const characters = Array.from(text)
  return Array.from({ length: Math.ceil(characters.length / longestPiece) }, (_, index) =>
    characters.slice(index * longestPiece, (index + 1) * longestPiece).join(''),
  )
}

const quoted = (name: string) => `"${name}"`

function literal(value: Value): string {
  if (typeof value !== 'string') return String(value)
  return `'${value.replaceAll("'", "''")}'`
}

/* Files */

const fileOf = (folder: string, { name }: Table) => join(folder, `${name}.jsonl`)

function readManifest(folder: string): Manifest {
  const file = join(folder, 'manifest.json')
  if (!existsSync(file)) throw new Error(`There is no backup in ${folder}.`)
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest
}

function writeWhole(file: string, content: unknown): void {
  writeFileSync(`${file}.new`, `${JSON.stringify(content)}\n`, { mode: 0o600 })
  renameSync(`${file}.new`, file)
}

/** The last row of a file that was interrupted; a part of a line behind it is cut off. */
function lastWholeRow(file: string): Row | undefined {
  if (!existsSync(file)) return undefined
  const content = readFileSync(file)
  const end = content.lastIndexOf('\n') + 1
  truncateSync(file, end)
  if (end === 0) return undefined
  const begin = content.lastIndexOf('\n', end - 2) + 1
  return JSON.parse(content.toString('utf8', begin, end)) as Row
}

async function* rowsIn(file: string): AsyncGenerator<Row> {
  for await (const line of createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Infinity }))
    yield JSON.parse(line) as Row
}
