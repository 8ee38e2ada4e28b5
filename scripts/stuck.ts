/** npm run stuck [-- --remote]: the jobs and steps of the schedule that failed and have not succeeded since. */
import { spawnSync } from 'node:child_process'
import { openLocalDatabase } from './local-database.ts'
import { root, stateDir } from './local-environment.ts'
import { describeFailedJobs, type FailedJobRow } from './failed-jobs.ts'

const query = 'select job, failures, error, failed_at, abandoned_at from failed_jobs order by failed_at desc limit 100'
const isRemote = process.argv.includes('--remote')

try {
  console.log(describeFailedJobs(isRemote ? readDeployed() : readLocal()))
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}

function readLocal(): FailedJobRow[] {
  return openLocalDatabase(stateDir).prepare(query).all() as FailedJobRow[]
}

function readDeployed(): FailedJobRow[] {
  const run = spawnSync(
    'wrangler',
    ['d1', 'execute', 'firstlight', '--remote', '--yes', '--json', '--command', query],
    { cwd: root, encoding: 'utf8', stdio: ['inherit', 'pipe', 'inherit'] },
  )
  if (run.status !== 0) throw new Error(run.stdout)
  const [{ results }] = JSON.parse(run.stdout) as [{ results: FailedJobRow[] }]
  return results
}
