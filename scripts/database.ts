import { spawnSync } from 'node:child_process'
import { createHash, createHmac } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { connect } from '../worker/db/client.ts'
import { localDatabases, root, stateDir } from './local-environment.ts'

export type RunStatement = (sql: string) => unknown[]
/** A database whose rows are copied. `apply` makes several changes. */
export type CopiedDatabase = { run: RunStatement; apply: (statements: string[]) => void }

/** The local database, or with `--remote` that of the deployed site, for the repositories of the Worker. */
export function databaseOfCommand() {
  if (process.argv.includes('--remote')) return connect(asD1(runDeployed('firstlight')))
  const db = openLocalDatabase(stateDir)
  return connect(asD1((sql) => db.prepare(sql).all()))
}

/** What repositories ask of D1. The values are written into each statement: wrangler takes no parameters. */
export function asD1(run: RunStatement): never {
  const prepare = (sql: string) => {
    const all = async () => ({ results: run(sql) })
    return {
      bind: (...values: unknown[]) => prepare(withValues(sql, values)),
      all,
      run: all,
      raw: async () => run(sql).map((row) => Object.values(row as object)),
    }
  }
  type Prepared = ReturnType<typeof prepare>
  // One after the other, and not together or not at all.
  const batch = (statements: Prepared[]) => Promise.all(statements.map((statement) => statement.all()))
  return { prepare, batch } as never
}

function withValues(sql: string, values: unknown[]): string {
  const left = [...values]
  return sql.replaceAll(/'[^']*'|"[^"]*"|\?/g, (found) => (found === '?' ? literal(left.shift()) : found))
}

function literal(value: unknown): string {
  if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'`
  return value === null ? 'null' : String(Number(value))
}

const runDeployed =
  (database: string): RunStatement =>
  (sql) => {
    const { stdout } = wranglerExecute(database, ['--json', '--command', sql])
    const [{ results }] = JSON.parse(stdout) as [{ results: unknown[] }]
    return results
  }

function wranglerExecute(database: string, args: string[]) {
  const all = ['d1', 'execute', database, '--remote', '--yes', ...args]
  const run = spawnSync('wrangler', all, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['inherit', 'pipe', 'inherit'],
    maxBuffer: 1_000_000_000,
  })
  if (run.status !== 0) throw new Error(run.stdout)
  return run
}

/** A database whose rows are copied: a local one, or one of the account, whose changes travel in a file. */
export function copiedDatabase(name: string, { remote }: { remote: boolean }): CopiedDatabase {
  if (!remote) {
    const local = localDatabases.find((one) => one.name === name)
    if (!local) throw new Error(`There is no local database ${name}.`)
    return localCopy(openLocalDatabase(stateDir, { binding: local.binding }))
  }
  const apply = (statements: string[]) => {
    const file = join(mkdtempSync(join(tmpdir(), 'restore-')), 'rows.sql')
    try {
      writeFileSync(file, statements.map((statement) => `${statement};\n`).join(''), { mode: 0o600 })
      wranglerExecute(name, ['--file', file])
    } finally {
      rmSync(dirname(file), { recursive: true })
    }
  }
  return { run: runDeployed(name), apply }
}

export function localCopy(db: DatabaseSync): CopiedDatabase {
  return {
    run: (sql) => db.prepare(sql).all(),
    apply: (statements) => db.exec(['begin', ...statements, 'commit'].join(';\n')),
  }
}

/**
 * Opens the file of a local D1 database, and makes it if `mayCreate`. While this process writes, a running Worker may
 * fail to write, so writes must be short.
 */
export function openLocalDatabase(stateDir: string, { binding = 'DB', mayCreate = false } = {}): DatabaseSync {
  const folder = join(stateDir, 'v3/d1/miniflare-D1DatabaseObject')
  const file = join(folder, `${objectIdOf(binding)}.sqlite`)
  if (mayCreate) mkdirSync(folder, { recursive: true })
  else if (!existsSync(file)) throw new Error(`There is no database in ${stateDir} yet. Run npm start once.`)
  const db = new DatabaseSync(file)
  db.exec('pragma busy_timeout = 5000; pragma synchronous = off')
  return db
}

/** How miniflare names the file of a binding: the id of a Durable Object of that name. */
function objectIdOf(binding: string): string {
  const key = createHash('sha256').update('miniflare-D1DatabaseObject').digest()
  const half = (of: string | Buffer) => createHmac('sha256', key).update(of).digest().subarray(0, 16)
  const name = half(binding)
  return Buffer.concat([name, half(name)]).toString('hex')
}

/** In the order in which they are applied. */
export function readMigrations(): { name: string; sql: string }[] {
  const folder = join(root, 'migrations')
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  return names.sort().map((name) => ({ name, sql: readFileSync(join(folder, name), 'utf8') }))
}
