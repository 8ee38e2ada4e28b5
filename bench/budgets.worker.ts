import { createApp } from '../worker/app.ts'
import type { Job } from '../worker/core/jobs.ts'
import { createPasswordHasher } from '../worker/core/passwords.ts'
import { runJob } from '../worker/jobs.ts'
import { messagesFor } from '../worker/providers/coach/openai.prompt.ts'
import { messagesForQuestion } from '../worker/providers/coach/question.prompt.ts'
import type { Coach } from '../worker/providers/coach/coach.ts'
import { runSchedule } from '../worker/schedule.ts'
import { createServices, type Env, type AppServices } from '../worker/services.ts'
import { countedDatabase, noDatabaseCost, type DatabaseCost } from './counted-database.worker.ts'

export type DayCost = DatabaseCost & {
  /** Those of the queries that went to the directory, where the journal has a database of its own. */
  directoryQueries: number
  hashes: number
  mails: number
  sms: number
  modelCalls: number
  /** What the model is sent. */
  promptCharacters: number
  kvReads: number
  kvWrites: number
  jobs: number
}

const cost: Omit<DayCost, 'directoryQueries'> = {
  ...noDatabaseCost,
  ...{ hashes: 0, mails: 0, sms: 0 },
  ...{ modelCalls: 0, promptCharacters: 0, kvReads: 0, kvWrites: 0, jobs: 0 },
}
const directory = { ...noDatabaseCost }
const jobs: Job[] = []
let time = Date.now()
let product: { services: AppServices; app: ReturnType<typeof createApp> } | undefined

/** The product with its clock in hand, and with all that it uses of others counted. Hashes cost nothing here. */
export default {
  async fetch(request: Request, env: Env, context: ExecutionContext): Promise<Response> {
    product ??= build(env)
    const { pathname, searchParams } = new URL(request.url)
    if (pathname === '/bench/time') {
      time = Number(searchParams.get('time'))
      await runSchedule('* * * * *', time, product.services)
      await runJobs(product.services)
    }
    if (pathname.startsWith('/bench/'))
      return Response.json({ ...cost, directoryQueries: directory.queries } satisfies DayCost)
    const response = await product.app.fetch(request, env, context)
    await runJobs(product.services)
    return response
  },
}

function build(env: Env) {
  const queue = {
    send: async (job: Job) => void jobs.push(job),
    sendBatch: async (batch: Iterable<{ body: Job }>) => void jobs.push(...[...batch].map(({ body }) => body)),
  } as unknown as Queue<Job>
  const counted = {
    DB: countedDatabase(env.DB, cost, directory),
    ...(env.JOURNAL_1 && { JOURNAL_1: countedDatabase(env.JOURNAL_1, cost) }),
    KV: countedOutbox(env.KV),
    ...{ QUEUE: queue, TRANSACTIONAL_QUEUE: queue, JOURNAL_QUEUE: queue },
  }
  const real = createServices({ ...env, ...counted }, () => time)
  const model: Coach = {
    async reply(call) {
      cost.modelCalls += 1
      cost.promptCharacters += messagesFor(call).reduce((sum, { content }) => sum + content.length, 0)
      return 'A good morning to you. '.repeat(50)
    },
    async *stream(call) {
      yield await this.reply(call)
    },
    async answer(call) {
      cost.modelCalls += 1
      cost.promptCharacters += messagesForQuestion(call).reduce((sum, { content }) => sum + content.length, 0)
      return 'You saw it from the harbour [1]. '.repeat(30)
    },
  }
  const services: AppServices = {
    ...real,
    coach: model,
    passwords: createPasswordHasher({
      async derive(password, salt) {
        cost.hashes += 1
        const input = new TextEncoder().encode(`${password}${[...salt].join()}`)
        return new Uint8Array(await crypto.subtle.digest('SHA-256', input))
      },
    }),
  }
  return { services, app: createApp(services) }
}

/** What is sent is kept in the outbox of a local run, which is in KV. */
function countedOutbox(kv: KVNamespace): KVNamespace {
  const put = (...[key, ...rest]: Parameters<KVNamespace['put']>) => {
    if (key.startsWith('outbox:')) cost.mails += 1
    else if (key.startsWith('outbox-sms:')) cost.sms += 1
    else cost.kvWrites += 1
    return kv.put(key, ...rest)
  }
  const get = (...asked: Parameters<KVNamespace['get']>) => {
    cost.kvReads += 1
    return kv.get(...asked)
  }
  return {
    put,
    get,
    delete: kv.delete.bind(kv),
    list: kv.list.bind(kv),
  } as unknown as KVNamespace
}

async function runJobs(services: AppServices): Promise<void> {
  for (let job = jobs.shift(); job; job = jobs.shift()) {
    cost.jobs += 1
    await runJob(job, services)
  }
}
