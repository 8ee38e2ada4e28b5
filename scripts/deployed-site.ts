import { settings as table, settingsOf, type Part } from '../worker/core/settings.ts'
import type { Settings } from './local-environment.ts'

type Run = (args: string[]) => { status: number | null; stdout: string }

/** What runs at Cloudflare: the version with most of the requests, its variables, and the names of its secrets. */
export type DeployedSite = { version: string; variables: Settings; secrets: string[] }

/** Undefined before the first deployment, and without access to the account. */
export function readSite(run: Run): DeployedSite | undefined {
  const read = (args: string[]): unknown => {
    const { status, stdout } = run([...args, '--json'])
    if (status !== 0) throw new Error(`wrangler ${args.join(' ')} failed`)
    return JSON.parse(stdout)
  }
  try {
    const { versions } = read(['deployments', 'status']) as { versions: { version_id: string; percentage: number }[] }
    const version = versions.toSorted((one, other) => other.percentage - one.percentage)[0]!.version_id
    const { resources } = read(['versions', 'view', version]) as {
      resources: { bindings: { type: string; name: string; text?: string }[] }
    }
    const ofType = (wanted: string) => resources.bindings.filter(({ type }) => type === wanted)
    return {
      version,
      variables: Object.fromEntries(ofType('plain_text').map(({ name, text }) => [name, text])),
      secrets: ofType('secret_text')
        .map(({ name }) => name)
        .toSorted(),
    }
  } catch {
    return undefined
  }
}

/** Parts of which one setting is there and another one is missing: they would work as if nothing were set. */
export function halfSet(names: Set<string>): string[] {
  return Object.values(table)
    .filter((line): line is Part & (typeof table)[keyof typeof table] => 'settings' in line)
    .flatMap((part) => {
      const own = settingsOf(part).filter((setting) => setting.default === undefined)
      const set = own.filter(({ env }) => names.has(env))
      const missing = own.filter(({ env, optional }) => !optional && !names.has(env))
      if (set.length === 0 || missing.length === 0) return []
      const named = (some: typeof own) =>
        `${new Intl.ListFormat('en').format(some.map(({ env }) => env))} ${some.length === 1 ? 'is' : 'are'}`
      return [`${named(set)} set, but ${named(missing)} not.`]
    })
}

/** What stops a deployment before anything is changed. Before the first one nobody knows the address of the site. */
export function faultsOfSite(variables: Settings, site: DeployedSite | undefined): string[] {
  const names = new Set([...Object.keys(variables).filter((name) => variables[name]), ...(site?.secrets ?? [])])
  const noOrigin = site && !names.has('APP_ORIGIN')
  return [
    ...(noOrigin ? ['APP_ORIGIN is not set: no mail with a link is written, and passkeys do not work.'] : []),
    ...halfSet(names),
  ]
}

/** The migrations that a database at Cloudflare has, in their order. */
export function migrationsOf(database: string, run: Run): string[] {
  const command = 'select name from d1_migrations order by id'
  const { status, stdout } = run(['d1', 'execute', database, '--remote', '--yes', '--json', '--command', command])
  if (status !== 0) return []
  const [{ results }] = JSON.parse(stdout) as [{ results: { name: string }[] }]
  return results.map(({ name }) => name)
}

type Applied = {
  before: DeployedSite | undefined
  after: DeployedSite | undefined
  /** By database, with those that it had before. */
  migrations: { database: string; before: string[]; after: string[] }[]
}

/** What a deployment changed and what runs now, read back from Cloudflare. Secrets by their names only. */
export function applied({ before, after, migrations }: Applied): string {
  const list = (names: string[]) => (names.length > 0 ? names.join(', ') : 'none')
  const lines = migrations.map(({ database, before: had, after: has }) => {
    const added = has.filter((name) => !had.includes(name))
    return `Migrations of ${database}: ${added.length > 0 ? list(added) : `none, ${has.at(-1) ?? 'unknown'} is the newest`}`
  })
  if (!after) return ['What runs now could not be read back.', ...lines].join('\n  ')
  const variables = Object.keys(after.variables).filter((name) => after.variables[name])
  return [
    'Applied:',
    `Version ${after.version}${before ? (before.version === after.version ? ', as before' : `, before it ${before.version}`) : ''}`,
    ...lines,
    `Variables: ${list(variables.toSorted())}`,
    `Secrets: ${list(after.secrets)}`,
  ].join('\n  ')
}
