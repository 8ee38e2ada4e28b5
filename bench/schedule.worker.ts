import type { Job } from '../worker/core/jobs.ts'
import { runSchedule } from '../worker/schedule.ts'
import { createServices, type Env } from '../worker/services.ts'

export type MinuteCost = { queries: number; rowsRead: number; sends: number; ids: string[] }

/** Runs one minute of the schedule as cron does, and responds with its cost and the messages that the queue got. */
export default {
  async fetch(request: Request, env: Env): Promise<Response> {
    const cost: MinuteCost = { queries: 0, rowsRead: 0, sends: 0, ids: [] }
    const services = createServices({ ...env, DB: countedDatabase(env.DB, cost), QUEUE: countedQueue(env.QUEUE, cost) })
    await runSchedule('* * * * *', Number(new URL(request.url).searchParams.get('time')), services)
    return Response.json(cost)
  },
}

/** Every statement travels in a batch, since only the result of a batch says how many rows were read for raw rows too. */
function countedDatabase(db: D1Database, cost: MinuteCost): D1Database {
  const inside = new WeakMap<object, D1PreparedStatement>()
  const run = async (statements: D1PreparedStatement[]) => {
    const results = await db.batch(statements.map((statement) => inside.get(statement) ?? statement))
    cost.queries += results.length
    for (const { meta } of results) cost.rowsRead += meta.rows_read
    return results
  }
  const wrap = (statement: D1PreparedStatement): D1PreparedStatement => {
    const one = async () => (await run([statement]))[0]!
    const wrapped = {
      bind: (...values: unknown[]) => wrap(statement.bind(...values)),
      all: one,
      run: one,
      raw: async () => (await one()).results.map((row) => Object.values(row as object)),
    } as unknown as D1PreparedStatement
    inside.set(wrapped, statement)
    return wrapped
  }
  return { prepare: (sql: string) => wrap(db.prepare(sql)), batch: run } as unknown as D1Database
}

function countedQueue(queue: Queue<Job>, cost: MinuteCost): Queue<Job> {
  const sendBatch: Queue<Job>['sendBatch'] = (batch) => {
    const messages = [...batch]
    cost.sends += 1
    for (const { body } of messages) if (body.job === 'deliverMessages') cost.ids.push(...body.ids)
    return queue.sendBatch(messages)
  }
  return { send: (job: Job) => queue.send(job), sendBatch } as unknown as Queue<Job>
}
