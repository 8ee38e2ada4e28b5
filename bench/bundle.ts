import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root, stateDir } from '../scripts/local-environment.ts'

/** Bundles a Worker as it is deployed, minified, and returns the folder. */
export function bundle(entry: string): string {
  const folder = join(stateDir, 'bundle', entry.replaceAll('/', '-'))
  rmSync(folder, { recursive: true, force: true })
  // wrangler needs the folder of the pages to exist, not the pages.
  mkdirSync(join(root, 'build/client'), { recursive: true })
  const run = spawnSync(
    join(root, 'node_modules/.bin/wrangler'),
    ['deploy', entry, '--dry-run', '--minify', '--outdir', folder],
    {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false', WRANGLER_LOG_PATH: join(stateDir, 'logs') },
    },
  )
  if (run.status !== 0) throw new Error(`The Worker could not be bundled.\n${run.stdout}${run.stderr}`)
  return folder
}
