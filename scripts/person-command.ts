import { spawnSync } from 'node:child_process'
import { openLocalDatabase } from './local-database.ts'
import { root, stateDir } from './local-environment.ts'
import { changePerson, isPlainAddress, type PersonChange, type Run } from './person-changes.ts'

/** Runs `npm run COMMAND -- ADDRESS [--remote]`: changes one person, locally or on the deployed site. */
export function runPersonCommand(command: string, args: string[], change: PersonChange, done: string): void {
  const isRemote = args.includes('--remote')
  const [written, ...rest] = args.filter((arg) => arg !== '--remote')
  const address = written?.trim().toLowerCase()
  if (!address || rest.length > 0 || !isPlainAddress(address)) stop(`Name the person: ${command} name@example.com`)
  const outcome = changePerson(isRemote ? runDeployed : runLocal(), address, change)
  if (outcome === 'unknown') stop(`Nobody has the address ${address}.`)
  if (outcome === 'refused') stop(`The address ${address} ${change.refusal}`)
  console.log(`${address} ${done}`)
}

function runLocal(): Run {
  try {
    const db = openLocalDatabase(stateDir)
    return (sql) => db.prepare(sql).all()
  } catch (error) {
    stop((error as Error).message)
  }
}

const runDeployed: Run = (sql) => {
  const run = spawnSync('wrangler', ['d1', 'execute', 'firstlight', '--remote', '--yes', '--json', '--command', sql], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['inherit', 'pipe', 'inherit'],
  })
  if (run.status !== 0) stop(run.stdout)
  const [{ results }] = JSON.parse(run.stdout) as [{ results: unknown[] }]
  return results
}

export function stop(words: string): never {
  console.error(words)
  process.exit(1)
}
