/**
 * npm run docs:costs: two hundred writers spend a day with the product, what they use is counted, and docs/costs.md says
 * what that costs for 1,000, 100,000 and 1,000,000 of them, and which limit each meets first.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { addDays, localDate } from '#domain/time/local-date'
import { instantOf } from '#domain/time/wall-clock'
import { root, port, stateDir } from '../scripts/local-environment.ts'
import { goals, gratitude, makeState, openState, type BenchPerson } from './bench-data.ts'
import type { DayCost } from './budgets.worker.ts'
import { bundle } from './bundle.ts'
import { costsPage, type Measured } from './costs-page.ts'
import { cpuSeconds, startPlatform, workerProcess } from './platform.ts'

const writers = 200
const daysBefore = 30
/** As with many people: the journals are not in the database of the directory. */
const journals = ['JOURNAL_1']
const zone = 'America/New_York'
const promptAt = '08:00'
const writesAt = '08:05'
const origin = `http://localhost:${port}`
const minute = 60_000
/** Behind every row that the state was filled with. */
const date = addDays(localDate(Date.now(), zone), 1)

type Call = { method: string; path: string; body?: unknown }
const page = (path: string): Call => ({ method: 'GET', path })
const marks = (changes: object): Call => ({ method: 'PATCH', path: `/api/entries/${date}/marks`, body: changes })
const ad: Call = {
  method: 'POST',
  path: '/api/admob/track',
  body: { adType: 'banner', action: 'impression', sessionId: 'a' },
}
const changes: Call = { method: 'GET', path: '/api/changes' }
const [first, second] = goals.split('\n')

/** What each writer does, by the clock. One of twenty has Premium and sees no advertisement. */
const day: Record<string, (entryId: string, hasPremium: boolean) => Call[]> = {
  [writesAt]: (_, hasPremium) => [
    page('/?respond=true'),
    { method: 'POST', path: '/api/entries', body: { date, gratitudeText: gratitude, goalsText: goals } },
    marks({ mood: 4 }),
    ...(hasPremium ? [] : [ad, ad]),
  ],
  '12:30': () => [page('/'), changes, marks({ done: [first], undone: [] })],
  '20:00': (entryId, hasPremium) => [
    page('/'),
    changes,
    marks({ done: [second], undone: [] }),
    { method: 'PATCH', path: `/api/entries/${entryId}`, body: { eveningText: 'A slow walk home.', reply: 'keep' } },
    page('/history'),
    ...(hasPremium ? [{ method: 'GET', path: '/api/entries/search?q=lighthouse' }] : [ad]),
  ],
}
const hasPremium = (index: number) => index % 20 === 0
/** Of each writer, once it is made. */
const entryIds = new Map<string, string>()
let [requests, responseBytes, promptQueries, morningQueries, cpu] = [0, 0, 0, 0, 0]

const folder = bundle('bench/budgets.worker.ts')
const state = join(stateDir, 'bench/costs')
const people = await makeState({ state, bundle: folder, journals, writers, ownDays: () => daysBefore, hasPremium })
const db = openState(state)
db.exec(`update users set email_verified_at = 1, email = username || '@mail.test', preferred_time = '${promptAt}'`)
db.close()
const bytesBefore = storedBytes()

const platform = await startPlatform({ folder, state, journals, withPages: true })
const worker = workerProcess()
const dawn = instantOf({ date, time: '00:00', zone })!
// The first run plans everybody, once for each account.
await moveTo(dawn - 2 * minute)
await moveTo(dawn - minute)

const quiet = await costOf(async () => {
  for (let at = 0; at < 60; at += 1) await moveTo(dawn + at * minute)
})
const used = await costOf(async () => {
  for (let at = 60; at < 24 * 60; at += 1) {
    const run = await costOf(() => moveTo(dawn + at * minute))
    const time = `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`
    const calls = day[time]
    // The CPU of the other minutes, a thousand times that of a minute, would differ by more than all else takes.
    if (run.cost.rowsWritten > 0) cpu += run.cpu
    if (time === promptAt) promptQueries = (run.cost.queries - run.cost.directoryQueries) / writers
    if (!calls) continue
    const spent = await costOf(async () => {
      for (const [index, person] of people.entries()) await spend(person, calls, hasPremium(index))
    })
    cpu += spent.cpu
    if (time === writesAt) morningQueries = spent.cost.directoryQueries / writers
  }
})
await platform.dispose()

const perWriter = (name: keyof DayCost) => (used.cost[name] - (quiet.cost[name] / 60) * 23 * 60) / writers
const measured: Measured = {
  requests: requests / writers,
  cpuMs: (1000 * cpu) / writers,
  responseBytes: responseBytes / writers,
  storedBytes: (storedBytes() - bytesBefore) / writers,
  queries: perWriter('queries'),
  directoryQueries: perWriter('directoryQueries'),
  rowsRead: perWriter('rowsRead'),
  rowsWritten: perWriter('rowsWritten'),
  kvReads: perWriter('kvReads'),
  kvWrites: perWriter('kvWrites'),
  jobs: perWriter('jobs'),
  mails: perWriter('mails'),
  modelCalls: perWriter('modelCalls'),
  promptCharacters: perWriter('promptCharacters'),
  promptQueries,
  morningQueries,
  minute: {
    rowsRead: quiet.cost.rowsRead / 60,
    rowsWritten: quiet.cost.rowsWritten / 60,
    queries: quiet.cost.queries / 60,
    kvWrites: quiet.cost.kvWrites / 60,
    cpuMs: (1000 * quiet.cpu) / 60,
  },
}
console.log(measured)
writeFileSync(join(root, 'docs/costs.md'), costsPage(measured, localDate(Date.now(), 'UTC')))

async function spend(person: BenchPerson, calls: (typeof day)[string], isPremium: boolean): Promise<void> {
  for (const { method, path, body } of calls(entryIds.get(person.id) ?? '', isPremium)) {
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: {
        ...{
          Cookie: `firstlight_session=${person.token}`,
          Origin: origin,
          Accept: method === 'GET' ? 'text/html' : '*/*',
        },
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text.slice(0, 300)}`)
    if (method === 'POST' && path === '/api/entries') entryIds.set(person.id, (JSON.parse(text) as { id: string }).id)
    requests += 1
    responseBytes += text.length
  }
}

async function costOf(work: () => Promise<void>): Promise<{ cost: DayCost; cpu: number }> {
  const before = { cost: await costSoFar(), cpu: cpuSeconds(worker) }
  await work()
  const after = await costSoFar()
  const names = Object.keys(after) as (keyof DayCost)[]
  return {
    cost: Object.fromEntries(names.map((name) => [name, after[name] - before.cost[name]])) as DayCost,
    cpu: cpuSeconds(worker) - before.cpu,
  }
}

async function costSoFar(): Promise<DayCost> {
  return (await (await fetch(`${origin}/bench/cost`)).json()) as DayCost
}

async function moveTo(instant: number): Promise<void> {
  await (await fetch(`${origin}/bench/time?time=${instant}`)).arrayBuffer()
}

function storedBytes(): number {
  const sizes = ['DB', ...journals].map((binding) => {
    const file = openState(state, binding)
    const { bytes } = file
      .prepare('select page_count * page_size as bytes from pragma_page_count, pragma_page_size')
      .get()!
    file.close()
    return Number(bytes)
  })
  return sizes.reduce((sum, size) => sum + size, 0)
}
