import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { Entry } from '#domain/entry'
import type { Goal } from '#domain/goal'
import { newId } from '#domain/id'
import { addDays } from '#domain/time/local-date'
import { runJob } from '../../jobs.ts'
import { migrateThreeJournals } from '../../testing/journals.ts'
import { newMorning, testDay } from '../../testing/mornings.ts'
import { appOfMoves, everywhere, passAnHour } from '../../testing/moves.ts'
import { changeRow, signUp, type TestPerson } from '../../testing/people.ts'
import { seededRandom } from '../../testing/seeded-random.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { dawn, hour, minute } from '../../testing/test-clock.ts'
import { journalTables } from './move.repository.ts'

beforeAll(migrateThreeJournals)
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

/** `npm run bench move` does the same with 200. */
const count = Number(process.env.MOVED_PEOPLE || 20)
const rounds = 8
type Random = ReturnType<typeof seededRandom>
type Write = {
  method: 'POST' | 'PATCH' | 'DELETE'
  path: string
  body?: object
  stored: [key: string, text: string | null]
}

/** A person who writes, sends again what was refused, and knows what has to be stored. */
class Writer {
  readonly known = new Map<string, string>()
  refused = 0
  private waiting: Write | undefined
  private entries = new Map<string, Entry>()
  private step = 0

  readonly person: TestPerson
  private readonly random: Random

  constructor(person: TestPerson, random: Random) {
    this.person = person
    this.random = random
  }

  async write(): Promise<void> {
    const write = this.waiting ?? this.next()
    const { method, path, body, stored } = write
    const reply = await this.person.client.request(method, path, body)
    this.waiting = reply.status === 503 ? write : undefined
    if (reply.status === 503) this.refused += 1
    else if (!reply.ok) throw new Error(`${method} ${path} got ${reply.status}: ${await reply.text()}`)
    if (!reply.ok) return
    const [key, text] = stored
    if (text === null) this.entries.delete(key)
    else if (path.startsWith('/api/entries')) this.entries.set(key, await reply.json<Entry>())
    if (text === null) this.known.delete(key)
    else this.known.set(key, text)
  }

  async finish(): Promise<void> {
    while (this.waiting) await this.write()
  }

  async readStored(): Promise<Map<string, string>> {
    const { client } = this.person
    await client.get('/api/user')
    const entries = await (await client.get('/api/entries?limit=100')).json<Entry[]>()
    const goals = await (await client.get('/api/goals')).json<Goal[]>()
    return new Map([
      ...entries.map(({ date, gratitudeText }) => [date, gratitudeText] as const),
      ...goals.map(({ id, title }) => [id, title] as const),
    ])
  }

  private next(): Write {
    this.step += 1
    const text = `${this.person.user.id} ${this.step}`
    const latest = [...this.entries.values()].at(-1)
    const kind = latest ? this.random.pick(['write', 'write', 'edit', 'edit', 'goal', 'delete']) : 'write'
    if (kind === 'goal') {
      const id = newId(Date.now())
      return { method: 'POST', path: '/api/goals', body: { id, title: text }, stored: [id, text] }
    }
    if (kind === 'write') {
      const date = addDays(testDay, -this.step)
      const body = newMorning({ date, gratitudeText: text })
      return { method: 'POST', path: '/api/entries', body, stored: [date, text] }
    }
    const { id, date, version } = latest!
    if (kind === 'edit') {
      const body = { gratitudeText: text, version }
      return { method: 'PATCH', path: `/api/entries/${id}`, body, stored: [date, text] }
    }
    return { method: 'DELETE', path: `/api/entries/${id}?version=${version}`, stored: [date, null] }
  }
}

/** A minute of the schedule with the moves, in a process that may be killed or get a fault at some call. */
async function runMinute(site: TestApp, random: Random): Promise<'killed' | 'ran'> {
  const process = appOfMoves(site.clock)
  const index = random.whole(15 * Math.min(count, 50))
  const fault = random.pick([
    undefined,
    'before',
    'after',
    'hangs after',
    'hangs after',
    'hangs after',
    'hangs after',
  ] as const)
  process.watch.begin()
  process.watch.fault = (_call, now) =>
    now === index ? fault : now > index && fault === 'hangs after' ? 'hangs' : undefined
  let hasEnded = false
  void process
    .cron()
    .catch(() => {})
    .finally(() => (hasEnded = true))
  const isKilled = () => fault === 'hangs after' && process.watch.calls[index]?.isAnswered === true
  await vi.waitUntil(() => hasEnded || isKilled(), { interval: 1, timeout: 300_000 })
  // What the queue has got outlives the process.
  site.waiting.push(...process.waiting.splice(0))
  return isKilled() ? 'killed' : 'ran'
}

it(
  'people who write while they are moved between three databases lose nothing, and nobody sees the page of another',
  { timeout: 600_000 },
  async () => {
    const seed = Number(process.env.SEED || Date.now() % 1_000_000)
    const random = seededRandom(seed)
    // Who sends a page again whose reply was cut off waits for the reply.
    const site = appOfMoves(undefined, { pause: async () => {} })
    const writers: Writer[] = []
    for (let made = 0; made < count; made += 1) {
      const person = await signUp(site)
      await changeRow(person.user.id, { emailVerifiedAt: 1, subscriptionStatus: 'active', planChanges: 1 })
      writers.push(new Writer(person, seededRandom(seed + made + 1)))
    }
    // Everybody has a schedule before the first move.
    await site.cron()
    const outcomes: string[] = []
    for (let round = 0; round < rounds; round += 1) {
      for (const { person } of writers)
        if (random.chance(0.5))
          await site.services.users.requestMove(person.user.email!, 1 + random.whole(3), site.clock.now())
      const writing = writers.map(async (writer) => {
        for (let written = 0; written < 3; written += 1) await writer.write()
      })
      const [outcome] = await Promise.all([runMinute(site, random), ...writing])
      outcomes.push(outcome)
      for (const job of site.waiting.splice(0)) await runJob(job, site.services).catch(() => {})
      site.clock.advance(random.pick([1, 2, 12]) * minute)
      if (round === rounds / 2) site.clock.set(dawn + hour + minute)
    }
    for (let passed = 0; passed < 7; passed += 1) {
      site.clock.advance(10 * minute)
      await site.cron().catch(() => {})
      await site.runWaiting()
    }
    // Who is moved back waits until the old rows are removed.
    for (let passed = 0; passed < 2; passed += 1) await passAnHour(site)
    for (const writer of writers) await writer.finish()

    const about = `seed ${seed}: ${outcomes.join(' ')}`
    for (const writer of writers) expect(await writer.readStored(), about).toEqual(writer.known)
    // Each row is in the database of its person.
    const journals = new Map(
      await Promise.all(
        writers.map(
          async ({ person }) => [person.user.id, (await site.services.users.find(person.user.id))!.journal] as const,
        ),
      ),
    )
    for (const [number, db] of everywhere.entries())
      for (const { name } of journalTables) {
        if (name === 'rate_counters') continue
        const { results } = await db.prepare(`select distinct user_id from ${name}`).all<{ user_id: string }>()
        for (const { user_id: id } of results) expect([name, journals.get(id)], about).toEqual([name, number])
      }
    const refused = writers.reduce((sum, writer) => sum + writer.refused, 0)
    expect(refused, about).toBeGreaterThan(0)
    expect(new Set(journals.values()).size, about).toBeGreaterThan(1)
    const mails = (await site.services.local.readOutbox()).filter(({ headers }) => headers?.['List-Unsubscribe'])
    const ofPeople = writers.map(({ person }) => mails.filter(({ to }) => to === person.user.email).length)
    expect(ofPeople, about).toEqual(writers.map(() => 1))
    const people = await site.services.users.findMany([...journals.keys()])
    const attempts = people.reduce((sum, { moveAttempts }) => sum + moveAttempts, 0)
    const killed = outcomes.filter((outcome) => outcome === 'killed').length
    console.log({ seed, people: count, attempts, killed, refused, mails: mails.length })
  },
)
