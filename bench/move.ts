/**
 * npm run bench move: moves 200 people between three databases while each writes, with kills. SEED repeats the choices
 * of a run.
 */
import { spawnSync } from 'node:child_process'
import { root } from '../scripts/local-environment.ts'

const { status } = spawnSync(
  'vitest',
  ['run', 'worker/modules/journal/move-under-writers.test.ts', '--project', 'worker', '--silent=false'],
  { cwd: root, stdio: 'inherit', env: { ...process.env, MOVED_PEOPLE: process.env.MOVED_PEOPLE ?? '200' } },
)
process.exit(status ?? 1)
