/** npm run employee -- ADDRESS [--remote]: makes the person with that e-mail address an employee. */
import { spawnSync } from 'node:child_process'
import { openLocalDatabase } from './local-database.ts'
import { root, stateDir } from './local-environment.ts'

const { address, remote } = read(process.argv.slice(2))
const found = remote ? changeDeployed(address) : changeLocal(address)
if (!found) stop(`Nobody has the address ${address}.`)
console.log(`${address} is now an employee.`)

function read(args: string[]) {
  const [written, ...rest] = args.filter((arg) => arg !== '--remote')
  const known = written?.trim().toLowerCase()
  // The strictness also makes it safe inside the command for the deployed database.
  if (!known || rest.length > 0 || !/^[\w.+-]+@[\w.-]+$/.test(known))
    stop('Say whom: npm run employee -- name@example.com')
  return { address: known, remote: args.includes('--remote') }
}

function changeLocal(email: string): boolean {
  const db = openDatabase()
  return db.prepare('update users set is_employee = 1 where email = ?').run(email).changes > 0
}

function openDatabase() {
  try {
    return openLocalDatabase(stateDir)
  } catch (error) {
    stop((error as Error).message)
  }
}

function changeDeployed(email: string): boolean {
  const command = `update users set is_employee = 1 where email = '${email}' returning id`
  const run = spawnSync(
    'wrangler',
    ['d1', 'execute', 'firstlight', '--remote', '--yes', '--json', '--command', command],
    {
      cwd: root,
      encoding: 'utf8',
      stdio: ['inherit', 'pipe', 'inherit'],
    },
  )
  if (run.status !== 0) stop(run.stdout)
  const [{ results }] = JSON.parse(run.stdout) as [{ results: unknown[] }]
  return results.length > 0
}

function stop(words: string): never {
  console.error(words)
  process.exit(1)
}
