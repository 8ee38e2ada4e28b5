import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { callNamed } from '#domain/calls'
import { createApp } from '../app.ts'
import type { Job } from '../core/jobs.ts'
import { readLimits } from '#domain/limits'
import { runJob } from '../jobs.ts'
import { runSchedule } from '../schedule.ts'
import { createServices, type Env, type AppServices } from '../services.ts'
import { createLocalStripe, localStripeAccount } from '../providers/payments/local-stripe.ts'
import { createStripePayments } from '../providers/payments/stripe.payments.ts'
import { findStripeFault } from './stripe-shape.ts'
import { pageFiles } from './page-files.ts'
import { createCountedPasswords, type CountedPasswords } from './quick-passwords.ts'
import { realEnv } from './real-env.ts'
import { createTestClient, type ClientOptions, type TestClient } from './test-client.ts'
import { createTestClock, type TestClock } from './test-clock.ts'
import { watchEnv, type Watch } from './watched-env.ts'

export type TestApp = {
  services: AppServices
  clock: TestClock
  watch: Watch
  passwords: CountedPasswords
  /** The registered routes. */
  routes: { method: string; path: string }[]
  origin: string
  /** One request, answered once everything it left running has ended. */
  fetch(request: Request): Promise<Response>
  /** A browser of its own: it keeps cookies. */
  client(options?: ClientOptions): TestClient
  /** Jobs handed to the queue and not yet run. */
  waiting: Job[]
  /** Runs them as the consumer would, until none is left; one that fails stays in the queue. */
  runWaiting(): Promise<void>
  /** With the jobs of several databases. */
  cron(expression?: string): Promise<void>
  /** At each of these times cron, and the jobs that wait then. */
  runAt(...instants: number[]): Promise<void>
  /** The same, this many milliseconds later. */
  runAfter(passed: number): Promise<void>
}

type Options = {
  /** Variables in place of those of vitest.config.ts; `undefined` takes one away. */
  variables?: Record<string, unknown>
  /**
   * Beyond any test's reach unless they are what is tested: `strict` are those of production, except the tries within a
   * second, since the clock stands still during a test.
   */
  limits?: 'strict' | Partial<AppServices['config']['limits']>
  services?: Partial<AppServices>
  passwords?: CountedPasswords
  clock?: TestClock
}

export const defaultLimits = readLimits('{}').limits

let made = 0

/** The real app over the real D1, KV and queue of workerd, with its clock and its calls in hand. */
export function createTestApp({
  variables = {},
  limits = {},
  services: replaced = {},
  passwords = createCountedPasswords(),
  clock = createTestClock(),
}: Options = {}): TestApp {
  const waiting: Job[] = []
  const ofJournals: Job[] = []
  const queue = {
    send: async (job: Job) => void waiting.push(job),
    sendBatch: async (jobs: { body: Job }[]) => void waiting.push(...jobs.map(({ body }) => body)),
  } as unknown as Env['QUEUE']
  const { env, watch } = watchEnv<Env>({
    ...realEnv,
    LIMITS: JSON.stringify(
      limits === 'strict' ? { signInTriesPerSecond: 1_000_000 } : { ...loosened(defaultLimits), ...limits },
    ),
    ...variables,
    QUEUE: queue,
    TRANSACTIONAL_QUEUE: queue,
    JOURNAL_QUEUE: { send: async (job: Job) => void ofJournals.push(job) } as unknown as Env['JOURNAL_QUEUE'],
    ASSETS: pageFiles,
  } as Env)
  const real = createServices(env, clock.now)
  // In the tests Stripe's stand-in also refuses what the description of the API does not name.
  const stripe = real.local.stripe && createLocalStripe({ kv: env.KV, now: clock.now, check: findStripeFault })
  const payments = stripe
    ? createStripePayments(localStripeAccount, { now: clock.now, fetch: stripe.fetch })
    : real.payments
  const services: AppServices = { ...real, passwords, local: { ...real.local, stripe }, payments, ...replaced }
  const app = createApp(services)
  const origin = services.config.origin ?? 'https://firstlight.test'
  // An address for each app, so that what one test used up of its tries is not missing in the next.
  made += 1
  const address = `198.18.${made >> 8}.${made & 255}`

  const fetch = async (request: Request) => {
    const context = createExecutionContext()
    const reply = await app.fetch(request, {}, context)
    watch.responded()
    await waitOnExecutionContext(context)
    return reply
  }
  const testApp: TestApp = {
    services,
    clock,
    watch,
    passwords,
    routes: app.routes,
    origin,
    fetch,
    client: (options) => createTestClient({ fetch, origin, address, ...options }),
    waiting,
    async runWaiting() {
      for (let job = waiting[0]; job; job = waiting[0]) {
        await runJob(job, services)
        waiting.shift()
      }
    },
    async cron(expression = '* * * * *') {
      try {
        await runSchedule(expression, clock.now(), services)
      } finally {
        await Promise.all(ofJournals.splice(0).map((job) => runJob(job, services)))
      }
    },
    async runAt(...instants) {
      for (const instant of instants) {
        clock.set(instant)
        await testApp.cron()
        await testApp.runWaiting()
      }
    },
    runAfter: (passed) => testApp.runAt(clock.now() + passed),
  }
  return testApp
}

/** Each call of the app once: `GET /api/user`. */
export function registeredCalls({ routes }: TestApp) {
  const names = routes
    .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'))
    .map(({ method, path }) => `${method} ${path}`)
  return [...new Set(names)].map((call) => {
    const [method = '', path = ''] = call.split(' ')
    return { call, method, path, line: callNamed(call)! }
  })
}

function loosened<T extends Record<string, number>>(limits: T): T {
  return Object.fromEntries(Object.keys(limits).map((name) => [name, 1_000_000])) as T
}
