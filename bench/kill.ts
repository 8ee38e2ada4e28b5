/** npm run bench:kill: fifty kills of the Worker under eight writers. Exit code 1 when anything was lost, torn or doubled. */
import { join } from 'node:path'
import { port, stateDir } from '../scripts/local-environment.ts'
import { bundle } from './bundle.ts'
import { killUnderWriters } from './killing.ts'

const seed = Number(process.env.SEED ?? Date.now() % 1_000_000)
const rounds = Number(process.env.ROUNDS ?? 50)
console.log(`${rounds} rounds, seed ${seed}`)
const { faults, acknowledged, unanswered } = await killUnderWriters({
  ...{ folder: bundle('worker/index.ts'), state: join(stateDir, 'bench/kill'), port, rounds, writers: 8, seed },
})
console.log(`${acknowledged} entries stand, ${unanswered} of them sent again after a kill`)
for (const fault of faults) console.log(`BROKEN ${fault}`)
process.exit(faults.length > 0 ? 1 : 0)
