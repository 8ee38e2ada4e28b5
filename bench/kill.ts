/**
 * npm run bench kill: kills the Worker fifty times under eight writers. Exit code 1 if anything was lost, torn or
 * doubled.
 */
import { join } from 'node:path'
import { port, stateDir } from '../scripts/local-environment.ts'
import { bundle } from './bundle.ts'
import { killUnderWriters } from './killing.ts'

const seed = Number(process.env.SEED ?? Date.now() % 1_000_000)
const rounds = Number(process.env.ROUNDS ?? 50)
console.log(`${rounds} rounds, seed ${seed}`)
const { faults, acknowledged, cutOff } = await killUnderWriters({
  ...{ folder: bundle('worker/index.ts'), state: join(stateDir, 'bench/kill'), port, rounds, writers: 8, seed },
})
console.table({ acknowledged, 'cut off by a kill': cutOff })
for (const fault of faults) console.log(`BROKEN ${fault}`)
process.exit(faults.length > 0 ? 1 : 0)
