import type { Job } from '../worker/core/jobs.ts'
import { runSchedule } from '../worker/schedule.ts'
import { createServices, type Env } from '../worker/services.ts'
import { countedDatabase, type DatabaseCost } from './counted-database.worker.ts'

export type MinuteCost = DatabaseCost & { sends: number; ids: string[] }

/** Runs one minute of the schedule as cron does, and responds with its cost and the messages that the queue got. */
export default {
  async fetch(request: Request, env: Env): Promise<Response> {
    const cost: MinuteCost = { queries: 0, rowsRead: 0, rowsWritten: 0, sends: 0, ids: [] }
    const services = createServices({ ...env, DB: countedDatabase(env.DB, cost), QUEUE: countedQueue(env.QUEUE, cost) })
    await runSchedule('* * * * *', Number(new URL(request.url).searchParams.get('time')), services)
    return Response.json(cost)
  },
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
