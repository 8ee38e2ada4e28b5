import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root, stateDir } from '../scripts/local-environment.ts'

/** Bytes of the Worker as it would be deployed: minified and gzipped, without source maps. */
export function workerSize(): number {
  const folder = join(stateDir, 'bundle')
  rmSync(folder, { recursive: true, force: true })
  const run = spawnSync(join(root, 'node_modules/.bin/wrangler'), ['deploy', '--dry-run', '--minify', '--outdir', folder], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false', WRANGLER_LOG_PATH: join(stateDir, 'logs') },
  })
  if (run.status !== 0) throw new Error(`The Worker could not be bundled.\n${run.stdout}${run.stderr}`)
  const parts = readdirSync(folder).filter((name) => !/\.(map|md)$/.test(name))
  return parts.reduce((sum, name) => sum + gzipSync(readFileSync(join(folder, name))).length, 0)
}
