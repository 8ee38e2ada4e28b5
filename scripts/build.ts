/** npm run build: builds the pages if their sources have changed. `npm start` does the same. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './local-environment.ts'

const inputs = [
  'src',
  'domain',
  'public',
  // Tailwind reads its classes.
  'worker/first-content.tsx',
  'package-lock.json',
  'react-router.config.ts',
  'scripts/manifests.ts',
  'scripts/screen-pages.ts',
  'scripts/texts-plugin.ts',
  'scripts/offline-worker.ts',
  'worker/core/security-headers.ts',
  'vite.config.ts',
  'tsconfig.base.json',
]
const stamp = join(root, 'build/client/.built-from')

/** Builds the pages if their sources have changed since the last build. */
export function buildPages(): void {
  const fingerprint = fingerprintOf(inputs)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return
  console.log('Building…')
  const run = spawnSync(join(root, 'node_modules/.bin/react-router'), ['build'], { cwd: root, encoding: 'utf8' })
  if (run.status !== 0) throw new Error(`The build failed.\n${run.stdout}${run.stderr}`)
  writeFileSync(stamp, fingerprint)
}

function fingerprintOf(paths: string[]): string {
  const hash = createHash('sha256')
  const visit = (path: string) => {
    if (statSync(path).isDirectory()) {
      for (const name of readdirSync(path).sort()) visit(join(path, name))
    } else {
      hash.update(path).update(readFileSync(path))
    }
  }
  for (const path of paths) visit(join(root, path))
  return hash.digest('hex')
}

if (import.meta.main) buildPages()
