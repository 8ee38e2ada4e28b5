import type { LetterWriter } from '#domain/coach-request'
import { findConfigFaults, readConfig, type Config } from './core/config.ts'
import { answeringDatabase } from './core/deadline.ts'
import { isOnOwnMachine } from './core/own-machine.ts'
import { createJobQueue, type Job } from './core/jobs.ts'
import { log } from './core/logging.ts'
import { notConfigured } from './core/errors.ts'
import { createHashTurns } from './core/hash-turns.ts'
import { createReadCounts } from './core/read-counts.ts'
import { createSignInTries } from './core/sign-in-tries.ts'
import { createPasswordHasher } from './core/passwords.ts'
import { connect } from './db/client.ts'
import { tracesOf } from './db/stored.ts'
import { countCoachFault } from './modules/coach/coach-faults.ts'
import { composerCoach } from './modules/coach/composer.coach.ts'
import { withFallback } from './modules/coach/with-fallback.ts'
import type { BaseServices } from './modules/base-services.ts'
import { createRepositories } from './repositories.ts'
import { createApple } from './providers/identity/apple.ts'
import { createGoogle } from './providers/identity/google.ts'
import type { IdentityProvider } from './providers/identity/identity-provider.ts'
import { createLocalGoogle, type LocalGoogle } from './providers/identity/local-google.ts'
import { createWebauthn } from './providers/passkey/webauthn.ts'
import { createCountedMailer } from './providers/mail/counted.mailer.ts'
import { createCloudflareMailer } from './providers/mail/cloudflare.mailer.ts'
import { ownReplyTimeout, replyTimeout, type Coach, type Failure } from './providers/coach/coach.ts'
import { createOpenAiCoach, openAiUrl } from './providers/coach/openai.coach.ts'
import { createWorkersAiCoach, type WorkersAi } from './providers/coach/workers-ai.coach.ts'
import type { Mailer } from './providers/mail/mailer.ts'
import { readCloudflareEvent, readResendEvent } from './providers/mail/returned-mail.ts'
import { createOutboxMailer, readOutbox } from './providers/mail/outbox.mailer.ts'
import { createLocalStripe, localStripeAccount, type LocalStripe } from './providers/payments/local-stripe.ts'
import type { Payments } from './providers/payments/payments.ts'
import { createStripePayments } from './providers/payments/stripe.payments.ts'
import { createLocalTwilio } from './providers/sms/local-twilio.ts'
import { createOutboxSmsSender, readSmsOutbox } from './providers/sms/outbox.sms-sender.ts'
import type { SmsSender } from './providers/sms/sms-sender.ts'
import { createLocalPushService } from './providers/push/local-push-service.ts'
import { createWebPusher } from './providers/push/web-pusher.ts'
import { createTwilioReader, localTwilioAccount } from './providers/sms/twilio-request.ts'
import { createTwilioSmsSender } from './providers/sms/twilio.sms-sender.ts'
import { createResendMailer } from './providers/mail/resend.mailer.ts'

/** What the platform hands the Worker: the bindings of wrangler.toml (`npm run types:env`) with the types of our jobs. */
export type Env = Omit<PlatformEnv, 'QUEUE' | 'TRANSACTIONAL_QUEUE' | 'JOURNAL_QUEUE' | 'EMAIL'> & {
  /** More databases for journals, as many as a deployment has. */
  [name: `JOURNAL_${number}`]: D1Database
  JOURNAL_QUEUE: Queue<Job>
  QUEUE: Queue<Job>
  TRANSACTIONAL_QUEUE: Queue<Job>
  EMAIL?: SendEmail
  /** Only in a deployment: `wrangler dev` does not start with this binding and without an account. */
  AI?: WorkersAi
}

/** Beside what use cases need: the files of the pages, and what is only local. */
export type AppServices = ReturnType<typeof createServices>

/** The only place that turns the environment into services. */
export function createServices(env: Env, now: () => number = Date.now) {
  const config = readConfig(env)
  for (const { variable, problem } of findConfigFaults(env)) log('config.invalid', { variable, problem })
  const bindings = databasesOf(env)
  const databases = new Map([...bindings].map(([number, db]) => [number, connect(answeringDatabase(db))]))
  const repositories = createRepositories({ databases, kv: env.KV })
  const { counters, failedJobs, keptNotices } = repositories
  const localStripe = config.simulated && !config.stripe ? createLocalStripe({ kv: env.KV, now }) : undefined
  const localGoogle =
    config.simulated && config.origin && !config.google
      ? createLocalGoogle({ kv: env.KV, origin: config.origin, now })
      : undefined
  const base: BaseServices = {
    counters,
    config,
    now,
    queue: createJobQueue({
      queue: env.QUEUE,
      transactional: env.TRANSACTIONAL_QUEUE,
      journals: env.JOURNAL_QUEUE,
      keepNotice: (job) => keptNotices.add(job, now()),
    }),
    floodGuard: config.simulated ? unlimited : env.FLOOD_GUARD,
    visitorGuard: config.simulated ? unlimited : env.VISITOR_GUARD,
    callbackGuard: config.simulated ? unlimited : env.CALLBACK_GUARD,
    passwords: createPasswordHasher({
      inTurn: createHashTurns({
        max: config.limits.hashesWaiting,
        share: config.limits.signInPerNetwork,
        ...{ now: Date.now, pause },
      }),
    }),
    readCounts: createReadCounts({ now }),
    signInTries: createSignInTries({ perSecond: config.limits.signInTriesPerSecond, now }),
    payments: choosePayments(config, now, localStripe),
    /** Without keys nothing is pushed. */
    pusher: config.vapid && createWebPusher(config.vapid),
    coach: chooseCoach(env, config, (failure) => void countCoachFault(counters, failure, now())),
    letterWriter: letterWriterOf(env, config),
    replyTimeout: replyTimeoutOf(config),
    composer: composerCoach,
    pause,
    identityProviders: chooseIdentityProviders(config, now, localGoogle),
    webauthn: config.origin ? createWebauthn({ origin: config.origin }) : undefined,
    mailer: createCountedMailer({
      mailer: chooseMailer(env, config, now),
      counters,
      config,
      tellOperator: (kind, count) => failedJobs.recordCeiling({ mails: kind }, count, now()),
      now,
    }),
    readTwilioRequest: chooseTwilioReader(config),
    readMailEvent: chooseMailEventReader(config, now),
    smsSender: chooseSmsSender(env, config, now),
  }
  return {
    ...repositories,
    ...base,
    assets: env.ASSETS,
    readQueuedMailEvent: readCloudflareEvent,
    /** What only `worker/dev` and tests use. A stand-in is undefined where its vendor is set up, and in production. */
    local: {
      stripe: localStripe,
      google: localGoogle,
      twilio:
        config.simulated && config.origin && !config.twilio
          ? createLocalTwilio({ origin: config.origin, outbox: createOutboxSmsSender({ kv: env.KV, now }) })
          : undefined,
      /** What the browsers of a local run subscribe at, if they have no push service. */
      pushService:
        config.simulated && config.origin
          ? createLocalPushService({ kv: env.KV, origin: config.origin, now })
          : undefined,
      readOutbox: () => readOutbox(env.KV),
      readSmsOutbox: () => readSmsOutbox(env.KV),
      tracesOf: (text: string) => tracesOf({ databases: [...bindings.values()], kv: env.KV, text }),
    },
  }
}

/** By their number: that of the directory is 0. */
export function databasesOf(env: Env): Map<number, D1Database> {
  const journals = Object.entries(env).flatMap(([name, binding]) => {
    const [, number] = /^JOURNAL_([1-9]\d*)$/.exec(name) ?? []
    return number ? [[Number(number), binding as D1Database] as const] : []
  })
  return new Map([[0, env.DB], ...journals])
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** The ones that are set up. Where they send people back to comes from configuration, never from a request. */
function chooseIdentityProviders(config: Config, now: () => number, localGoogle: LocalGoogle | undefined) {
  const { origin, apple } = config
  const google = config.google ?? localGoogle?.config
  const providers: { google?: IdentityProvider; apple?: IdentityProvider } = {}
  if (origin && google)
    providers.google = createGoogle({ config: google, redirectUri: `${origin}/api/auth/google/callback`, now })
  if (origin && apple)
    providers.apple = createApple({ config: apple, redirectUri: `${origin}/api/auth/apple/callback`, now })
  return providers
}

/**
 * With a key OpenAI is asked first, else Workers AI where its binding is. The composer stays behind both, and a fault is
 * logged and counted by its kind alone.
 */
function chooseCoach({ AI: ai }: Env, config: Config, countFault: (failure: Failure) => void): Coach {
  const { openAi, workersAi } = config
  const timeoutMs = replyTimeoutOf(config)
  const model = openAi
    ? createOpenAiCoach({ ...openAi, timeoutMs })
    : ai && createWorkersAiCoach({ ai, ...workersAi, timeoutMs })
  if (!model) return composerCoach
  return withFallback({
    model,
    timeoutMs,
    report(fault) {
      log('coach.fault', fault)
      countFault(fault.failure)
    },
  })
}

function replyTimeoutOf({ openAi }: Config): number {
  return isOnOwnMachine(openAi?.baseUrl) ? ownReplyTimeout : replyTimeout
}

function letterWriterOf({ AI: ai }: Env, { openAi }: Config): LetterWriter {
  if (openAi?.baseUrl !== undefined && !openAi.baseUrl.startsWith(openAiUrl))
    return isOnOwnMachine(openAi.baseUrl) ? 'own-machine' : 'other'
  if (openAi) return 'openai'
  return ai ? 'workers-ai' : 'composer'
}

/** A test suite is a flood from one address. */
const unlimited: Pick<RateLimit, 'limit'> = { limit: async () => ({ success: true }) }

function chooseMailer(env: Env, config: Config, now: () => number): Mailer {
  if (config.resend) return createResendMailer({ ...config.resend, from: config.mailFrom })
  if (config.simulated) return createOutboxMailer({ kv: env.KV, now })
  return createCloudflareMailer({ binding: env.EMAIL, from: config.mailFrom })
}

/** Without a key a stand-in takes the place of Stripe locally, behind the same SDK. */
function choosePayments(
  { stripe }: Config,
  now: () => number,
  localStripe: LocalStripe | undefined,
): Payments | undefined {
  if (stripe) return createStripePayments(stripe, { now })
  return localStripe && createStripePayments(localStripeAccount, { now, fetch: localStripe.fetch })
}

/** With a key SMS are sent, also locally. */
function chooseSmsSender(env: Env, { twilio, simulated }: Config, now: () => number): SmsSender {
  if (twilio) return createTwilioSmsSender(twilio)
  if (simulated) return createOutboxSmsSender({ kv: env.KV, now })
  return { send: () => Promise.reject(notConfigured('sms')) }
}

function chooseMailEventReader({ resend }: Config, now: () => number): BaseServices['readMailEvent'] {
  const secret = resend?.webhookSecret
  return secret === undefined ? undefined : (event) => readResendEvent(event, { secret, now: now() })
}

/** Without a key nothing is known to come from Twilio. */
function chooseTwilioReader({ twilio, simulated }: Config) {
  const account = twilio ?? (simulated ? localTwilioAccount : undefined)
  return account && createTwilioReader(account)
}
