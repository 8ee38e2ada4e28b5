import { createApp } from './app.ts'
import type { Job } from './core/jobs.ts'
import { consume } from './jobs.ts'
import { receiveMail } from './modules/answer/mail-answer.usecases.ts'
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
  email: (message, env) => receiveMail(productFor(env).services, message),
  queue: (batch, env) => consume(batch, productFor(env).services),
} satisfies ExportedHandler<Env, Job>
