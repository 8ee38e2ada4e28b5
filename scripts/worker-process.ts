import { spawn, spawnSync, type ChildProcess, type StdioOptions } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { openLocalDatabase, readMigrations } from './database.ts'
import {
  databasesOfSite,
  localDatabases,
  origin,
  port,
  root,
  stateDir,
  writeLocalEnvironment,
} from './local-environment.ts'

const quiet = {
  ...process.env,
  CI: '1',
  WRANGLER_SEND_METRICS: 'false',
  // Outside the folders that Vite and Tailwind watch.
  WRANGLER_LOG_PATH: join(stateDir, 'logs'),
}
/** Nothing of a local run is written into the home of the person, which may be read-only. */
const local = {
  ...quiet,
  XDG_CONFIG_HOME: join(stateDir, 'config'),
  XDG_CACHE_HOME: join(stateDir, 'cache'),
  XDG_DATA_HOME: join(stateDir, 'data'),
  WRANGLER_REGISTRY_PATH: join(stateDir, 'registry'),
}
const bin = (name: string) => join(root, 'node_modules/.bin', name)

/** Runs a command of wrangler to its end. */
export function runWrangler(args: string[], stdio: StdioOptions = 'pipe') {
  return spawnSync(bin('wrangler'), args, { cwd: root, env: quiet, encoding: 'utf8', stdio })
}

/** Another program on this port would answer in place of the Worker. */
export async function requireFreePort(wanted = port): Promise<void> {
  const server = createServer().listen(wanted, 'localhost')
  try {
    await once(server, 'listening')
  } catch {
    throw new Error(
      `Port ${wanted} is in use by another program. Stop that one, or choose another port: PORT=${wanted + 1} npm start`,
    )
  }
  server.close()
  await once(server, 'close')
}

/**
 * Applies the migrations that the local databases do not have. `wrangler d1 migrations apply` does the same, and
 * records them in the same table, but takes half a second for each.
 */
export function applyMigrations({
  state = stateDir,
  bindings = localDatabases.map(({ binding }) => binding),
} = {}): void {
  inTurn(bindings, (binding) => migrate(state, binding))
}

/** Migrates one database after the other. Stops at the first that fails, and says what is where. */
export function inTurn(databases: string[], apply: (database: string) => void): void {
  for (const [index, database] of databases.entries())
    try {
      apply(database)
    } catch (error) {
      const [done, left] = [databases.slice(0, index), databases.slice(index + 1)]
      const sentences = [
        (error as Error).message,
        ...(done.length > 0 ? [`Every migration is in: ${done.join(', ')}.`] : []),
        `The migrations before the one that failed are in: ${database}.`,
        ...(left.length > 0 ? [`As they were: ${left.join(', ')}.`] : []),
        'The same command goes on.',
      ]
      throw new Error(sentences.join('\n'), { cause: error })
    }
}

function migrate(state: string, binding: string): void {
  using db = openLocalDatabase(state, { binding, mayCreate: true })
  db.exec(
    'create table if not exists d1_migrations (id integer primary key autoincrement, name text unique, applied_at timestamp default current_timestamp not null)',
  )
  const applied = new Set(
    db
      .prepare('select name from d1_migrations')
      .all()
      .map((row) => row.name),
  )
  for (const { name, sql } of readMigrations()) {
    if (applied.has(name)) continue
    db.exec('begin')
    try {
      db.exec(sql)
      db.prepare('insert into d1_migrations (name) values (?)').run(name)
      db.exec('commit')
    } catch (error) {
      db.exec('rollback')
      throw new Error(`The migration ${name} could not be applied to ${binding}: ${(error as Error).message}`, {
        cause: error,
      })
    }
  }
}

/** `wrangler.toml`, with the databases that a local run has beside it. */
function localConfig(): string {
  const config = join(root, 'wrangler.toml')
  const added = localDatabases.slice(databasesOfSite.length)
  if (added.length === 0) return config
  const file = join(root, 'wrangler.local.toml')
  const databases = added.map(
    ({ binding, name }) => `\n[[d1_databases]]\nbinding = "${binding}"\ndatabase_name = "${name}"\n`,
  )
  writeFileSync(file, readFileSync(config, 'utf8') + databases.join(''))
  return file
}

export type LocalWorker = { process: ChildProcess; missing: string[]; stop: () => void }

/** wrangler dev with local D1, KV, queues, mail and assets. */
export function startWorker({ pageOrigin = origin, verbose = false } = {}): LocalWorker {
  const { file, missing } = writeLocalEnvironment(pageOrigin)
  // A copy, since a later build replaces the folder and a running wrangler would then answer 404.
  const pages = join(stateDir, 'pages')
  rmSync(pages, { recursive: true, force: true })
  cpSync(join(root, 'build/client'), pages, { recursive: true })
  const child = spawn(
    bin('wrangler'),
    [
      'dev',
      `--config=${localConfig()}`,
      `--port=${port}`,
      `--persist-to=${stateDir}`,
      `--env-file=${file}`,
      `--assets=${pages}`,
      '--inspector-port=0',
      '--show-interactive-dev-session=false',
    ],
    { cwd: root, env: local, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  let recent = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      recent = (recent + chunk.toString()).slice(-8_000)
      if (verbose) process.stdout.write(chunk)
    })
  }
  let stopping = false
  child.on('exit', (code) => {
    if (code && !stopping) console.error(recent)
  })
  return {
    process: child,
    missing,
    stop: () => {
      stopping = true
      child.kill('SIGTERM')
    },
  }
}

export async function answers(child: ChildProcess): Promise<void> {
  const until = Date.now() + 5 * 60_000
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error('The Worker did not start.')
    const reply = await fetch(`${origin}/robots.txt`).catch(() => undefined)
    if (reply?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 150))
  }
  throw new Error(`Nothing answered at ${origin} within five minutes.`)
}

/** wrangler dev does not run cron. */
export function fireCronEachMinute(): NodeJS.Timeout {
  return setInterval(() => {
    const url = new URL('/cdn-cgi/handler/scheduled', origin)
    url.searchParams.set('cron', '* * * * *')
    url.searchParams.set('time', String(Math.floor(Date.now() / 60_000) * 60_000))
    fetch(url).catch(() => {})
  }, 60_000)
}
