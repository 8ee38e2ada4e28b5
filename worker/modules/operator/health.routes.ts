import { Hono } from 'hono'
import { alarmShare, databaseLimit, type Health } from '#domain/operator'
import type { Services } from './operator.services.ts'
import { beforeDeadline } from '../../core/deadline.ts'
import { limitedRequests } from '../../core/request-guards.ts'
import { crons } from './operator.usecases.ts'

const minute = 60_000
/** A monitor waits for seconds, not for the deadline of a statement. */
const longestWait = 3_000

/** For a monitor: one word for each part, and status 503 unless all are `ok`. */
export const healthRoutes = (services: Services) =>
  new Hono().use(limitedRequests(services)).get('/', async (c) => {
    const health = await readHealth(services)
    const isWell = Object.values(health).every((word) => word === 'ok')
    return c.json(health, isWell ? 200 : 503, { 'Cache-Control': 'no-store' })
  })

async function readHealth({ operator, runs, failedJobs, now }: Services): Promise<Health> {
  const known = <Value>(read: Promise<Value>) => beforeDeadline(longestWait, read).catch(() => undefined)
  const [sizes, ran, failed] = await Promise.all([
    known(operator.sizes()),
    known(runs.find(crons.eachMinute)),
    known(failedJobs.list(now(), 1)),
  ])
  const [last] = failed ?? []
  return {
    database: sizes && failed ? 'ok' : 'down',
    keys: ran === undefined ? 'down' : 'ok',
    schedule: ran === undefined ? 'unknown' : now() - (ran ?? 0) > 5 * minute ? 'late' : 'ok',
    jobs: !failed ? 'unknown' : last && now() - last.failedAt < 15 * minute ? 'failing' : 'ok',
    space: !sizes ? 'unknown' : sizes.some(({ bytes }) => bytes >= alarmShare * databaseLimit) ? 'low' : 'ok',
  }
}
