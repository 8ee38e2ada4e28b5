import { describe, expect, it } from 'vitest'
import type { Goal } from '#domain/goal'
import { readerVersion } from '#domain/tone'
import { createReadCounts } from '../../core/read-counts.ts'
import { databaseOf } from '../../testing/journals.ts'
import { testDay } from '../../testing/mornings.ts'
import { signUpAs } from '../../testing/people.ts'
import { createTestApp, registeredCalls } from '../../testing/test-app.ts'
import { day, hour, minute } from '../../testing/test-clock.ts'
import { isWrite } from '../../testing/watched-env.ts'
import type { TestClient } from '../../testing/test-client.ts'

describe('beyond their limit', () => {
  const refusal = async (client: TestClient, path: string) => {
    const reply = await client.get(path)
    const { error } = await reply.json<{ error?: { message: string } }>()
    return [reply.status, Number(reply.headers.get('Retry-After')), error?.message]
  }
  async function readUntilRefused(client: TestClient, path: string, max: number) {
    for (let time = 0; time < max; time += 1) {
      const reply = await client.get(path)
      expect(reply.status, `${path} ${time}`).toBe(200)
      await reply.text()
    }
    return refusal(client, path)
  }

  it('lists are refused: they are read 120 times a minute', async () => {
    const app = createTestApp({ limits: 'strict' })
    const { client } = await signUpAs(app, 'premium')
    const other = await signUpAs(app, 'premium')
    expect(await readUntilRefused(client, '/api/entries', 120)).toEqual([
      429,
      60,
      'Too many tries. Please wait a minute.',
    ])
    expect((await other.client.get('/api/entries')).status).toBe(200)
    app.clock.advance(minute)
    expect((await client.get('/api/entries')).status).toBe(200)
  })

  it('searches are refused: they are made 60 times a minute and 2,000 times a day', async () => {
    const app = createTestApp({ limits: 'strict' })
    const { limits } = app.services.config
    expect([limits.searchesPerPerson, limits.searchesPerDay]).toEqual([60, 2_000])
    const { client } = await signUpAs(app, 'premium')
    expect((await readUntilRefused(client, '/api/entries/search?q=tea', 60)).slice(0, 2)).toEqual([429, 60])
    const short = createTestApp({ limits: { searchesPerDay: 45 } })
    const person = await signUpAs(short, 'premium')
    const daily = await readUntilRefused(person.client, '/api/entries/search?q=tea', 45)
    expect(daily.slice(0, 2)).toEqual([429, day / 1000])
    short.clock.advance(day)
    expect((await person.client.get('/api/entries/search?q=tea')).status).toBe(200)
  })

  it('searches of a day are refused in every isolate, with a share of the day more in each', async () => {
    const max = 100
    const isolates = [1, 2].map(() => createTestApp({ limits: { searchesPerDay: max } }))
    const { client } = await signUpAs(isolates[0]!, 'premium')
    const clients = isolates.map((app) => app.client())
    for (const one of clients) for (const [name, value] of client.cookies) one.cookies.set(name, value)
    let made = 0
    for (let refused = 0; refused < clients.length; made += clients.length - refused) {
      const replies = await Promise.all(clients.map((one) => one.get('/api/entries/search?q=tea')))
      refused = replies.filter(({ status }) => status === 429).length
    }
    expect(made).toBeGreaterThanOrEqual(max)
    expect(made).toBeLessThanOrEqual(max + (2 * max) / 20)
  })

  it('lists and searches that are allowed write nothing', async () => {
    const app = createTestApp({ limits: 'strict' })
    const { client } = await signUpAs(app, 'premium')
    app.watch.begin()
    for (let time = 0; time < 50; time += 1)
      for (const path of ['/api/entries', '/api/entries/search?q=tea'])
        expect((await client.get(path)).status).toBe(200)
    expect(app.watch.calls.filter(isWrite)).toEqual([])
  })

  it('reviews are refused: they are read 60 times an hour', async () => {
    const { client } = await signUpAs(createTestApp({ limits: 'strict' }), 'premium')
    const refused = await readUntilRefused(client, '/api/highlights/2026-11', 60)
    expect(refused.slice(0, 2)).toEqual([429, hour / 1000])
  })

  it('exports are refused: they are made 10 times a day', async () => {
    const { client } = await signUpAs(createTestApp({ limits: 'strict' }), 'free')
    expect((await readUntilRefused(client, '/api/export', 10)).slice(0, 2)).toEqual([429, day / 1000])
  })
})

it('lists, searches, reviews, exports and questions are made in the turn of the person', async () => {
  const real = createReadCounts({ now: Date.now })
  const turns: string[] = []
  const inTurn: typeof real.inTurn = (id, ...rest) => {
    turns.push(id)
    return real.inTurn(id, ...rest)
  }
  const { client, user } = await signUpAs(createTestApp({ services: { readCounts: { ...real, inTurn } } }), 'premium')
  const paths = ['/api/entries', '/api/entries/search?q=tea', '/api/highlights/2026-11', '/api/export']
  for (const path of paths) expect((await client.get(path)).status, path).toBe(200)
  expect((await client.post('/api/entries/ask', { question: 'When did I last have tea?' })).status).toBe(200)
  expect(turns).toEqual([...paths, 'ask'].map(() => user.id))
})

it('a list and a page of an export end after a megabyte, and go on behind it', async () => {
  const app = createTestApp()
  const { client, user } = await signUpAs(app, 'premium')
  const db = await databaseOf(user)
  await db
    .prepare(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < 100)
       insert into entries (id, user_id, date, gratitude_text, goals_text, diary_text, version, created_at, updated_at, search_text)
       select ?1 || i, ?1, date('2020-01-01', '+' || i || ' days'), ?2, '', '', 1, 1, 1, '' from n`,
    )
    .bind(user.id, '𝄞'.repeat(5_000))
    .run()
  const lengths: number[] = []
  for (let before: string | undefined; ;) {
    const page = await (
      await client.get(`/api/entries?limit=100${before ? `&before=${before}` : ''}`)
    ).json<{ date: string }[]>()
    if (page.length === 0) break
    lengths.push(page.length)
    before = page.at(-1)!.date
  }
  expect(lengths).toEqual([50, 50])
  const { entries } = await (await client.get('/api/export?format=json')).json<{ entries: unknown[] }>()
  expect(entries).toHaveLength(100)
})

/** How many characters regular expressions have read. They are nearly all the work that a text can cause. */
const { exec } = RegExp.prototype
let scanned = 0
Reflect.set(RegExp.prototype, 'exec', function (this: RegExp, text: string) {
  const from = this.global || this.sticky ? this.lastIndex : 0
  const found = exec.call(this, text)
  if (this.sticky) scanned += found ? found[0].length : 1
  else scanned += (found ? found.index + found[0].length : String(text).length) - from
  return found
})
/** A review reads each line for seven lists of words. To find danger in a page takes hundreds of them. */
const mostScans = 10
const queries: Record<string, string> = {
  '/api/entries': '?limit=100',
  '/api/entries/search': '?q=river',
  '/api/entries/calendar': '?month=2026-11',
  '/api/entries/on-this-day': `?date=${testDay}`,
  '/api/entries/year': '?year=2026',
  '/api/export': '?format=markdown',
  '/api/motivation': `?date=${testDay}`,
}

it.each([
  ['prose', 'Rain on the roof, and a walk to the river with my sister after work.\n'.repeat(57)],
  ['short lines', 'go\n'.repeat(1_300)],
  ['one line', 'river '.repeat(666)],
  ['letters without spaces', '感'.repeat(4_000)],
])('a hundred pages of %s cost no read more than reading each letter ten times', async (_, text) => {
  const app = createTestApp()
  const { client, user } = await signUpAs(app, 'employee')
  const db = await databaseOf(user)
  await db
    .prepare(
      `with recursive n(i) as (select 0 union all select i + 1 from n where i < 99)
       insert into entries (id, user_id, date, gratitude_text, goals_text, diary_text, ai_response, version, created_at, updated_at, search_text, reader_version)
       select ?1 || i, ?1, date(?4, '-' || i || ' days'), ?2, ?2, ?2, '', 1, 1, 1, ?2, ?3 from n`,
    )
    .bind(user.id, text, readerVersion, testDay)
    .run()
  const goal = await (await client.post('/api/goals', { title: 'Run', description: text.slice(0, 1_000) })).json<Goal>()
  const { address } = await (await client.post('/api/calendar')).json<{ address: string }>()
  const reads = registeredCalls(app)
    .filter(({ method, line }) => method === 'GET' && line.who)
    .map(({ path }) => (path.endsWith('/:id') ? path.replace(':id', goal.id) : path) + (queries[path] ?? ''))
    .map((path) => path.replace(':date', testDay).replace(':name', '2026'))
  for (const path of [...reads, '/', '/history', '/weekly-highlights', '/goals', address]) {
    scanned = 0
    const reply = await client.get(path)
    await reply.text()
    // There is no customer.
    expect([path, reply.status]).toEqual([path, path === '/api/billing/portal' ? 404 : 200])
    expect(scanned, path).toBeLessThan(mostScans * 3 * 100 * text.length)
  }
})
