import { createApp } from './app.ts'
import type { Job } from './core/jobs.ts'
import { logError } from './core/logging.ts'
import { runJob } from './jobs.ts'
import { runSchedule } from './schedule.ts'
import { createServices, type Env } from './services.ts'

type Product = { services: ReturnType<typeof createServices>; app: ReturnType<typeof createApp> }
const products = new WeakMap<Env, Product>()

/** Built once for an isolate, not once for a request. */
function productFor(env: Env): Product {
  const known = products.get(env)
  if (known) return known
  const services = createServices(env)
  const product = { services, app: createApp(services) }
  products.set(env, product)
  return product
}

export default {
  fetch: (request, env, ctx) => productFor(env).app.fetch(request, env, ctx),
  scheduled: ({ cron, scheduledTime }, env) => runSchedule(cron, scheduledTime, productFor(env).services),
  async queue({ messages }, env) {
    for (const message of messages) {
      await runJob(message.body, productFor(env).services).then(
        () => message.ack(),
        (fault: unknown) => {
          logError('job.failed', fault, { job: message.body.job, attempt: message.attempts })
          message.retry({ delaySeconds: 2 ** message.attempts })
        },
      )
    }
  },
} satisfies ExportedHandler<Env, Job>
