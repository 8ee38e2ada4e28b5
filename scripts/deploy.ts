/**
 * npm run deploy: checks the settings, builds the pages, creates the databases and the queues if they are missing,
 * applies the migrations to each database, and deploys the Worker. The migrations come first, so that no code runs with
 * an older database. With `--dry-run` it does everything that needs no account.
 */
import { join } from 'node:path'
import { buildPages } from './build.ts'
import { readDatabases, readDeployedSettings, readQueues, writeDeployConfig } from './deployed-settings.ts'
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

/** The secret that decides who writes the replies. Without an account nothing is known of it. */
function secretsOfSite(): { OPENAI_API_KEY?: string } {
  if (isDryRun) return {}
  return runWrangler(['secret', 'list', '--format', 'json']).stdout.includes('"OPENAI_API_KEY"')
    ? { OPENAI_API_KEY: 'set' }
    : {}
}

const settings = readDeployedSettings(join(root, 'wrangler.toml'))
try {
  requireUsable(settings)
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
for (const sentence of missingForContact(settings)) {
  console.warn(`${sentence} (Values that were set in the dashboard are not seen here.)`)
}

buildPages()
const config = writeDeployConfig(join(root, 'wrangler.toml'), join(root, 'wrangler.deploy.toml'))
if (isDryRun) {
  must(['deploy', '--config', config, '--dry-run', '--outdir', join(root, '.wrangler/deploy')])
} else {
  const databases = readDatabases(join(root, 'wrangler.toml'))
  for (const name of databases) {
    if (!wrangler(['d1', 'info', name], 'ignore')) must(['d1', 'create', name])
  }
  for (const { name } of readQueues(join(root, 'wrangler.toml'))) {
    if (!wrangler(['queues', 'info', name], 'ignore')) must(['queues', 'create', name])
  }
  try {
    inTurn(databases, (name) => {
      if (!wrangler(['d1', 'migrations', 'apply', name, '--remote'])) throw new Error('The Worker was not uploaded.')
    })
  } catch (error) {
    console.error(`\n${(error as Error).message}`)
    process.exit(1)
  }
  must(['deploy', '--config', config])
}

const voice = voiceOf({ ...settings, ...secretsOfSite() }, { hasWorkersAi: true })
console.log(`\n${voice} The built-in composer stands in when a model fails or a limit is reached.`)
