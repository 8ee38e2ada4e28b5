import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root, stateDir } from '../scripts/local-environment.ts'
import { runWrangler } from '../scripts/worker-process.ts'

/** Bundles a Worker as it is deployed, minified, and returns the folder. */
export function bundle(entry: string): string {
  const folder = join(stateDir, 'bundle', entry.replaceAll('/', '-'))
  rmSync(folder, { recursive: true, force: true })
  // wrangler needs the folder of the pages to exist, not the pages.
  mkdirSync(join(root, 'build/client'), { recursive: true })
  const run = runWrangler(['deploy', entry, '--dry-run', '--minify', '--outdir', folder])
  if (run.status !== 0) throw new Error(`The Worker could not be bundled.\n${run.stdout}${run.stderr}`)
  return folder
}
