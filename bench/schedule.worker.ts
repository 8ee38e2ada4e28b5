import type { Job } from '../worker/core/jobs.ts'
import { runJournal, runSchedule } from '../worker/schedule.ts'
import { createServices, databasesOf, type Env } from '../worker/services.ts'
import { countedDatabase, noDatabaseCost, type DatabaseCost } from './counted-database.worker.ts'

/** `journals`: the databases that got a job. */
export type RunCost = DatabaseCost & { sends: number; ids: string[]; journals: number[] }

/**
 * Runs a minute of the schedule as cron does, or the job of a database, and responds with its cost and what the queues
 * got.
 */
export default {
  async fetch(request: Request, env: Env): Promise<Response> {
    const cost: RunCost = { ...noDatabaseCost, sends: 0, ids: [], journals: [] }
    const databases = [...databasesOf(env)].map(([number, db]) => [
      number === 0 ? 'DB' : `JOURNAL_${number}`,
      countedDatabase(db, cost),
    ])
    const counted = { ...env, ...Object.fromEntries(databases) }
    counted.QUEUE = countedQueue(env.QUEUE, cost)
    counted.JOURNAL_QUEUE = {
      send: async (job: Job) => void (job.job === 'runJournal' && cost.journals.push(job.journal)),
    }
    const services = createServices(counted)
    const asked = new URL(request.url).searchParams
    const [at, journal] = [Number(asked.get('time')), asked.get('journal')]
    if (journal === null) await runSchedule('* * * * *', at, services)
    else await runJournal(services, { journal: Number(journal), at })
    return Response.json(cost)
  },
}

function countedQueue(queue: Queue<Job>, cost: RunCost): Queue<Job> {
  const sendBatch: Queue<Job>['sendBatch'] = (batch) => {
    const messages = [...batch]
    cost.sends += 1
    for (const { body } of messages) if (body.job === 'deliverMessages') cost.ids.push(...body.ids)
    return queue.sendBatch(messages)
  }
  return { send: (job: Job) => queue.send(job), sendBatch } as unknown as Queue<Job>
}
