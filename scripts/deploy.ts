/**
 * npm run deploy: checks the settings and what is set at Cloudflare, builds the pages, creates the databases and the queues if they are missing,
 * applies the migrations to each database, and deploys the Worker. The migrations come first, so that no code runs with
 * an older database. With `--gradually` the version before goes on until the new one has shown that it works. With
 * `--dry-run` it does everything that needs no account.
 */
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildPages } from './build.ts'
import { createMissing } from './created-parts.ts'
import { readDatabases, readDeployedSettings, readQueues, writeDeployConfig } from './deployed-settings.ts'
import { applied, faultsOfSite, migrationsOf, readSite } from './deployed-site.ts'
import { deployGradually, faultOfVersion, type Site } from './gradual-deploy.ts'
import { missingForContact, requireUsable, root, voiceOf } from './local-environment.ts'
import { inTurn, runWrangler } from './worker-process.ts'

const isDryRun = process.argv.includes('--dry-run')

function wrangler(args: string[], show: 'inherit' | 'ignore' = 'inherit'): boolean {
  return runWrangler(args, ['ignore', show, show]).status === 0
}

function must(args: string[]): void {
  if (!wrangler(args)) {
    console.error(`\nwrangler ${args.join(' ')} failed; nothing after it was done.`)
    process.exit(1)
  }
}

function fail(error: unknown): never {
  console.error(`\n${(error as Error).message}`)
  process.exit(1)
}

function siteOf(config: string): Site {
  const origin = settings.APP_ORIGIN
  if (!origin) fail(new Error('APP_ORIGIN has to be a variable: the new version is asked there.'))
  const output = join(root, '.wrangler/deploy.ndjson')
  const read = (args: string[]) => JSON.parse(runWrangler([...args, '--config', config, '--json']).stdout) as Deployment
  return {
    current: () =>
      read(['deployments', 'status']).versions.toSorted((a, b) => b.percentage - a.percentage)[0]!.version_id,
    upload: () => {
      rmSync(output, { force: true })
      process.env.WRANGLER_OUTPUT_FILE_PATH = output
      must(['versions', 'upload', '--config', config])
      return /"type":"version-upload".*?"version_id":"(.*?)"/.exec(readFileSync(output, 'utf8'))![1]!
    },
    share: (shares) => {
      const parts = Object.entries(shares).map(([version, percent]) => `${version}@${percent}%`)
      must(['versions', 'deploy', ...parts, '--yes', '--config', config])
    },
    deployTriggers: () => must(['triggers', 'deploy', '--config', config]),
    faultOf: (version) => faultOfVersion(origin, 'firstlight', version),
  }
}

type Deployment = { versions: { version_id: string; percentage: number }[] }

const quietly = (args: string[]) => runWrangler(args, ['ignore', 'pipe', 'ignore'])
const ofFile = readDeployedSettings(join(root, 'wrangler.toml'))
const running = isDryRun ? undefined : readSite(quietly)
if (!running && !isDryRun) console.warn('No version of the site could be read, so only wrangler.toml is checked.')
// A deployment leaves alone what was set in the dashboard.
const settings = { ...running?.variables, ...ofFile }
try {
  requireUsable(settings)
  const faults = faultsOfSite(settings, running)
  if (faults.length > 0) throw new Error(`Nothing was changed:\n${faults.map((fault) => `  ${fault}`).join('\n')}`)
} catch (error) {
  fail(error)
}
const secrets = Object.fromEntries((running?.secrets ?? []).map((name) => [name, 'set']))
for (const sentence of missingForContact({ ...secrets, ...settings })) console.warn(sentence)

buildPages()
const config = writeDeployConfig(join(root, 'wrangler.toml'), join(root, 'wrangler.deploy.toml'))
const site = process.argv.includes('--gradually') ? siteOf(config) : undefined
if (isDryRun) {
  must(['deploy', '--config', config, '--dry-run', '--outdir', join(root, '.wrangler/deploy')])
} else {
  const databases = readDatabases(join(root, 'wrangler.toml'))
  const migrations = databases.map((database) => ({ database, before: migrationsOf(database, quietly) }))
  try {
    const kvId = createMissing(
      {
        databases,
        queues: readQueues(join(root, 'wrangler.toml')).map(({ name }) => name),
        jurisdiction: settings.JURISDICTION,
      },
      (args) => runWrangler(args, ['ignore', 'pipe', 'inherit']),
    )
    if (kvId) writeDeployConfig(join(root, 'wrangler.toml'), config, kvId)
    inTurn(databases, (name) => {
      if (!wrangler(['d1', 'migrations', 'apply', name, '--remote'])) throw new Error('The Worker was not uploaded.')
    })
  } catch (error) {
    fail(error)
  }
  if (site) await deployGradually(site).catch(fail)
  else must(['deploy', '--config', config])
  const after = migrations.map((one) => ({ ...one, after: migrationsOf(one.database, quietly) }))
  console.log(`\n${applied({ before: running, after: readSite(quietly), migrations: after })}`)
}

const voice = voiceOf({ ...settings, ...secrets }, { hasWorkersAi: true })
console.log(`\n${voice} The built-in composer stands in when a model fails or a limit is reached.`)
