import { createExecutionContext, createMessageBatch, getQueueResult } from 'cloudflare:test'
import { expect, it, vi } from 'vitest'
import { addDays } from '#domain/time/local-date'
import { weekStartOf } from '#domain/time/week'
import type { Job } from '../../core/jobs.ts'
import { DeliveryError } from '../../core/errors.ts'
import { createResendMailer } from '../../providers/mail/resend.mailer.ts'
import { inEveryDatabase } from '../../testing/journals.ts'
import { handOver } from '../../testing/queue.ts'
import { createResendStandIn, resendStandInKey, resendStandInUrl } from '../../testing/resend.stand-in.ts'
import type { Pusher } from '../../providers/push/pusher.ts'
import { createTwilioSmsSender } from '../../providers/sms/twilio.sms-sender.ts'
import { account, twilioStandIn } from '../../testing/twilio.stand-in.ts'
import { consume } from '../../jobs.ts'
import { changeRow, signUpAs } from '../../testing/people.ts'
import { realEnv } from '../../testing/real-env.ts'
import { seededRandom } from '../../testing/seeded-random.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { preferredTimes } from '../../testing/zones.ts'
import { createTestClock, day, hour, minute } from '../../testing/test-clock.ts'

vi.spyOn(console, 'error').mockImplementation(() => {})
vi.spyOn(console, 'log').mockImplementation(() => {})

/** The day before each change of the clocks of 2026 in one of the zones. Both days are tested, of some of them each time. */
const changes = [
  ...['2026-03-07', '2026-03-21', '2026-03-28', '2026-04-04', '2026-04-23'],
  ...['2026-09-05', '2026-09-26', '2026-10-03', '2026-10-24', '2026-10-29', '2026-10-31'],
]
const [daysPerWindow, windowsPerRun] = [2, 5]
const latestDelivery = 2 * hour

type Row = {
  id: string
  userId: string
  kind: string
  channel: 'email' | 'sms' | 'push'
  subject: string
  date: string
  state: string
  dueAt: number
}

/** The first instant at which the clock of the zone shows this time of the day or a later one. */
function instantOf(date: string, time: string, zone: string): number {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
  let instant = Date.parse(`${date}T${time}Z`) - 15 * hour
  while (format.format(instant) < `${date} ${time}`) instant += 15 * minute
  return instant
}

type MailBody = { headers: Record<'List-Unsubscribe', string> }
/** The id of the message that a mail, alone or in a batch, was made of. */
const messageOf = ({ headers }: MailBody) =>
  new URL(headers['List-Unsubscribe'].slice(1, -1)).searchParams.get('message')!

/** The stand-ins of the vendors, of whose calls one in ten fails before its effect or after. */
function vendors(random: ReturnType<typeof seededRandom>) {
  const clock = createTestClock()
  /** When the vendor took the message of an id. */
  const reached = new Map<string, number[]>()
  /** The ids of messages for which something failed. */
  const disturbed = new Set<string>()
  const resend = createResendStandIn()
  const twilio = twilioStandIn()
  const failing =
    (vendor: {
      idsOf: (request: Request) => Promise<string[]>
      timesTaken: (id: string) => number
      fetch: typeof fetch
    }): typeof fetch =>
    async (input, init) => {
      const request = new Request(input, init)
      const ids = await vendor.idsOf(request.clone())
      const fault = random.chance(0.1) ? random.pick(['lost', 'unreachable', 429, 500]) : undefined
      if (fault !== undefined) for (const id of ids) disturbed.add(id)
      if (fault === 'unreachable') throw new TypeError('connection refused')
      if (typeof fault === 'number') return Response.json({ code: 20429 }, { status: fault })
      const before = ids.map(vendor.timesTaken)
      const reply = await vendor.fetch(request)
      for (const [at, id] of ids.entries())
        if (vendor.timesTaken(id) > before[at]!) reached.set(id, [...(reached.get(id) ?? []), clock.now()])
      if (fault === 'lost') throw new TypeError('the connection was lost')
      return reply
    }
  const mailer = createResendMailer({
    apiKey: resendStandInKey,
    baseUrl: resendStandInUrl,
    from: 'hello@firstlight.test',
    fetch: failing({
      idsOf: async (request) => [(await request.json()) as MailBody | MailBody[]].flat().map(messageOf),
      timesTaken: (id) => resend.accepted.filter((mail) => messageOf(mail as MailBody) === id).length,
      fetch: resend.fetch,
    }),
  })
  const smsSender = createTwilioSmsSender(account, {
    fetch: failing({
      idsOf: async (request) => {
        const form = new URLSearchParams(new TextDecoder().decode(await request.arrayBuffer()))
        return [new URL(form.get('StatusCallback')!).searchParams.get('message')!]
      },
      timesTaken: (id) => twilio.taken.filter(({ parameters }) => parameters.StatusCallback!.endsWith(id)).length,
      fetch: twilio.send,
    }),
  })
  /** The content of a push is encrypted, so the faults are in the place of the whole pusher. */
  const pusher: Pusher = {
    publicKey: '',
    accepts: () => true,
    async send({ content: { message } }) {
      const fault = random.chance(0.1) ? random.pick(['lost', 'unreachable', 'try-later']) : undefined
      if (fault !== undefined) disturbed.add(message)
      if (fault === 'unreachable') throw new TypeError('connection refused')
      if (fault === 'try-later') throw new DeliveryError('try-later', undefined)
      reached.set(message, [...(reached.get(message) ?? []), clock.now()])
      if (fault === 'lost') throw new TypeError('the connection was lost')
    },
  }
  return { clock, reached, disturbed, mailer, smsSender, pusher }
}

it(
  'sends each message at most once, at its instant, or records why not, under faults of cron, queue, database and vendors',
  { timeout: 600_000 },
  async () => {
    const seed = Date.now() % 1_000_000
    console.info(`seed ${seed}`)
    const random = seededRandom(seed)
    const left = [...changes]
    const windows = Array.from(
      { length: windowsPerRun },
      () => left.splice(random.whole(left.length), 1)[0]!,
    ).toSorted()
    const { clock, reached, disturbed, mailer, smsSender, pusher } = vendors(random)
    clock.set(Date.parse('2026-03-01T00:00:00Z'))
    const app = createTestApp({ clock, services: { mailer, smsSender, pusher } })
    const people = await Promise.all(
      Object.entries(preferredTimes).map(async ([timezone, preferredTime]) => {
        const { client, user } = await signUpAs(app, 'employee', { timezone, preferredTime })
        await client.post('/api/goals', { title: 'Run', reminderEnabled: true, reminderFrequency: 'daily' })
        const keys = { p256dh: `B${'x'.repeat(86)}`, auth: 'y'.repeat(22) }
        await client.post('/api/push', { endpoint: `https://push.test/${user.id}`, keys })
        await changeRow(user.id, { emailVerifiedAt: 1, phoneVerifiedAt: 1, promptBySms: true, planChanges: 1 })
        return user
      }),
    )

    /** What the queue holds: jobs that come back later are delivered again. */
    let queued: { body: Job; attempts: number; id: string }[] = []
    const jobsWithin = (jobs: { body: Job }[]) =>
      jobs.flatMap(({ body }) => (body.job === 'deliverMessages' ? body.ids : []))
    /** A call to the database that fails, before it took effect or after. */
    const failOneCall = () => {
      let left = random.whole(12)
      const when = random.pick(['before', 'after'] as const)
      app.watch.fault = ({ part }) => (part === 'd1' && left-- === 0 ? when : undefined)
    }
    const runQueue = async () => {
      for (const body of app.waiting.splice(0)) {
        // The queue loses a job, keeps it, or delivers it twice.
        const copies = random.pick([0, 1, 1, 1, 1, 2, 2])
        if (copies === 0) for (const id of jobsWithin([{ body }])) disturbed.add(id)
        for (let copy = 0; copy < copies; copy++) queued.push({ body, attempts: 1, id: crypto.randomUUID() })
      }
      if (random.chance(0.3)) queued.push({ body: { job: 'poison' } as never, attempts: 1, id: crypto.randomUUID() })
      while (queued.length > 0) {
        const batch = queued.splice(0, 10)
        const isDisturbed = random.chance(0.05)
        if (isDisturbed) {
          for (const id of jobsWithin(batch)) disturbed.add(id)
          failOneCall()
        }
        const messages = createMessageBatch<Job>(
          'firstlight',
          batch.map((message) => ({ ...message, timestamp: new Date(clock.now()) })),
        )
        const twice = random.chance(0.2) ? [...batch] : []
        const context = createExecutionContext()
        await Promise.all([consume(messages, app.services), ...twice.map(({ body }) => deliver(body))])
        app.watch.fault = undefined
        const { retryMessages } = await getQueueResult(messages, context)
        const again = new Set(retryMessages.map(({ msgId }) => msgId))
        for (const message of batch)
          if (again.has(message.id) && message.attempts < 5) queued.push({ ...message, attempts: message.attempts + 1 })
        // The rest waits for the next run of the queue.
        if (random.chance(0.1)) {
          for (const id of jobsWithin(queued)) disturbed.add(id)
          break
        }
      }
    }
    const deliver = (body: Job) => handOver(app, [body])
    /** The instants at which cron ran, and whether a call to the database failed then. */
    const runs: { at: number; hasFailed: boolean }[] = []
    const runCron = async () => {
      const hasFailed = random.chance(0.05)
      runs.push({ at: clock.now(), hasFailed })
      if (hasFailed) failOneCall()
      const copies = Array.from({ length: random.chance(0.1) ? 2 : 1 }, () => app.cron())
      const outcomes = await Promise.allSettled(copies)
      app.watch.fault = undefined
      if (!hasFailed) expect(outcomes.map(({ status }) => status)).not.toContain('rejected')
      await runQueue()
    }
    const nextAt = async () => {
      const next = await inEveryDatabase<{ at: number | null }>(
        'select min(at) as at from (select min(due_at) as at from schedule union all select min(check_at) from messages)',
      )
      return Math.min(...next.map(({ at }) => at ?? Infinity))
    }

    const rowOf = new Map<string, Row>()
    for (const first of windows) {
      const end = Date.parse(first) + daysPerWindow * day + day
      // Before the first day begins in any zone.
      clock.set(Date.parse(first) - 15 * hour)
      // A session that is not used expires, and gets no pushes then.
      await realEnv.DB.prepare('update sessions set created_at = ?1, last_seen_at = ?1').bind(clock.now()).run()
      await runCron()
      for (let at = await nextAt(); at < end; at = await nextAt()) {
        const hoursOut = 3 * hour + random.whole(5 * 60) * minute
        const delay = random.pick([0, random.whole(120) * minute, random.whole(120) * minute, hoursOut])
        clock.set(Math.max(clock.now() + minute, Math.ceil((at + delay) / minute) * minute))
        if (clock.now() >= end) break
        await runCron()
      }
      // What is older than ninety days is purged.
      const results = await inEveryDatabase<Row>(
        'select id, user_id as userId, kind, channel, subject, date, state, due_at as dueAt from messages',
      )
      for (const row of results) rowOf.set(row.id, row)
    }

    const results = [...rowOf.values()]
    const keyOf = ({ userId, kind, channel, date }: Omit<Row, 'id'>) => [userId, kind, channel, date].join(' ')
    const times = Map.groupBy(reached.keys(), (id) => keyOf(rowOf.get(id)!))
    expect([...times].filter(([, ids]) => ids.length > 1)).toEqual([])
    expect([...reached].filter(([, instants]) => instants.length > 1)).toEqual([])

    const rows = Map.groupBy(results, keyOf)
    for (const { id: userId, timezone } of people) {
      const time = preferredTimes[timezone as keyof typeof preferredTimes]
      for (const first of windows) {
        for (let index = 0; index < daysPerWindow; index++) {
          const date = addDays(first, index)
          const dueAt = instantOf(date, time, timezone)
          for (const [kind, channel] of [
            ['prompt', 'email'],
            ['prompt', 'sms'],
            ['prompt', 'push'],
            ['goal', 'email'],
            ...(weekStartOf(date) === date ? [['week', 'email'] as const] : []),
          ] as const) {
            const about = `${kind} by ${channel} in ${timezone} on ${date}`
            const [row, ...more] = rows.get([userId, kind, channel, date].join(' ')) ?? []
            expect([row?.dueAt, more], about).toEqual([dueAt, []])
            expect(['sent', 'skipped', 'perhaps-sent'], about).toContain(row!.state)
          }
        }
      }
    }
    for (const row of results) {
      const [at] = reached.get(row.id) ?? []
      const about = `${row.kind} by ${row.channel} on ${row.date}, ${row.state}`
      if (at !== undefined) {
        expect(at, about).toBeGreaterThanOrEqual(row.dueAt)
        expect(at, about).toBeLessThanOrEqual(row.dueAt + latestDelivery)
      }
      if (row.state === 'sent') expect(at, about).toBeDefined()
      if (disturbed.has(row.id)) continue
      // The first run plans, and claims before it plans.
      const { at: claimedAt, hasFailed } = runs.slice(1).find((run) => run.at >= row.dueAt)!
      if (hasFailed) continue
      expect(row.state, about).toBe(claimedAt - row.dueAt > latestDelivery ? 'skipped' : 'sent')
    }
    const states = Object.groupBy(results, ({ state }) => state)
    for (const state of ['sent', 'skipped', 'perhaps-sent']) expect(Object.keys(states)).toContain(state)
  },
)
