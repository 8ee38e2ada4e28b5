/**
 * Puts the product on Cloudflare: pages built, database and queue there, migrations first, then the
 * Worker, so that no code ever runs against a database that is older than it.
 * `npm run deploy -- --dry-run` does all that needs no account.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { buildPages } from './build.ts'
import { root } from './local-environment.ts'

const isDryRun = process.argv.includes('--dry-run')

function wrangler(args: string[], show: 'inherit' | 'ignore' = 'inherit'): boolean {
  const run = spawnSync(join(root, 'node_modules/.bin/wrangler'), args, {
    cwd: root,
    stdio: ['ignore', show, show],
    env: { ...process.env, CI: '1' },
  })
  return run.status === 0
}

function must(args: string[]): void {
  if (!wrangler(args)) {
    console.error(`\nwrangler ${args.join(' ')} failed; nothing after it was done.`)
    process.exit(1)
  }
}

buildPages()
if (isDryRun) {
  must(['deploy', '--dry-run', '--outdir', join(root, '.wrangler/deploy')])
} else {
  if (!wrangler(['d1', 'info', 'firstlight'], 'ignore')) must(['d1', 'create', 'firstlight'])
  for (const queue of ['firstlight', 'firstlight-stuck']) {
    if (!wrangler(['queues', 'info', queue], 'ignore')) must(['queues', 'create', queue])
  }
  must(['d1', 'migrations', 'apply', 'firstlight', '--remote'])
  must(['deploy'])
}
