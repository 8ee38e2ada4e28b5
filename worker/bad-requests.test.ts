import { expect, it, vi } from 'vitest'
import { newRegistration, signUpAs } from './testing/people.ts'
import { seededRandom } from './testing/seeded-random.ts'
import { everyRow } from './testing/stored.ts'
import { createTestApp, registeredCalls } from './testing/test-app.ts'
import { isWrite } from './testing/watched-env.ts'

/** Others each time. */
const requests = 2_000
const seed = Date.now() % 2 ** 32
const { pick, chance, whole } = seededRandom(seed)

const app = createTestApp()
const calls = registeredCalls(app)
const strangeText = () =>
  pick([
    '',
    ' ',
    '\0',
    '\ud800',
    'x\udfffx',
    "' or 1=1 --",
    '"; drop table users; --',
    '%_*\\',
    '</script><script>alert(1)</script>',
    '../../etc/passwd',
    '🌅'.repeat(whole(200)),
    'a'.repeat(whole(20_000)),
    '密'.repeat(whole(3_000)),
    '\u202e\u200b\ufeff',
    '2026-02-30',
    '9999-12-31',
    '-1',
    '1e999',
    'NaN',
    '__proto__',
    'null',
    'ada@mail.test',
    '019aa000-0000-7000-8000-000000000000',
  ])

const names = [
  'username',
  'email',
  'password',
  'name',
  'phone',
  'timezone',
  'preferredTime',
  'subject',
  'message',
  'token',
  'code',
  'id',
  'date',
  'gratitudeText',
  'goalsText',
  'diaryText',
  'eveningText',
  'done',
  'undone',
  'version',
  'title',
  'progress',
  'milestones',
  'confirmation',
  '__proto__',
  'constructor',
  'toString',
  'isEmployee',
  'userId',
  '',
]

function strangeValue(depth = 0): unknown {
  if (depth < 3 && chance(0.2)) return Array.from({ length: whole(5) }, () => strangeValue(depth + 1))
  if (depth < 3 && chance(0.2)) return strangeObject(depth + 1)
  return pick([strangeText(), strangeText(), null, true, 0, -0, 1.5, -1, 2 ** 53, 1e308, -1e308, {}, []])
}

function strangeObject(depth = 0): Record<string, unknown> {
  return Object.fromEntries(Array.from({ length: whole(8) }, () => [pick(names), strangeValue(depth)]))
}

/** A body that would do, for the calls that take one; the strangest requests are nearly good. */
const good: Record<string, () => Record<string, unknown>> = {
  'POST /api/register': () => newRegistration(),
  'POST /api/login': () => ({ username: 'person1', password: 'evening light' }),
  'PATCH /api/user/settings': () => ({
    name: 'Ada',
    timezone: 'Asia/Kathmandu',
    preferredTime: '05:00',
    phone: newRegistration().phone,
    promptByEmail: true,
  }),
  'POST /api/contact': () => ({
    name: 'Ada',
    email: 'ada@mail.test',
    subject: 'Hello',
    message: 'Ten letters and more',
  }),
  'POST /api/auth/forgot-password': () => ({ email: 'person1@mail.test' }),
  'POST /api/auth/reset-password': () => ({ token: 'a'.repeat(43), password: 'morning light' }),
  'POST /api/verification/email/confirm': () => ({ code: '123456' }),
  'DELETE /api/user': () => ({ confirmation: 'person1@mail.test' }),
  'POST /api/entries': () => ({ date: '2026-11-21', gratitudeText: 'Sun\nTea', goalsText: 'Walk' }),
  'PATCH /api/entries/:id': () => ({ gratitudeText: 'Sun', goalsText: 'Walk', diaryText: 'A day', version: 1 }),
  'PATCH /api/entries/:date/diary': () => ({ diaryText: 'A day', version: 1 }),
  'PATCH /api/entries/:date/marks': () => ({ done: ['Walk'], undone: ['Sun'] }),
  'POST /api/save-guest-data': () => ({ gratitudeText: 'Sun', goalsText: 'Walk', diaryText: 'A day' }),
  'POST /api/goals': () => ({
    title: 'Run',
    targetDate: '2027-03-01',
    progress: 4,
    milestones: ['One'],
    milestonesDone: [],
  }),
  'POST /api/import/goals': () => ({ goals: [{ id: '019aa000-0000-7000-8000-000000000000', title: 'Run' }] }),
  'POST /api/demo-response': () => ({ gratitudeText: 'Sun', goalsText: 'Walk', userName: 'Friend' }),
  'POST /api/admob/track': () => ({ adType: 'banner', action: 'impression', sessionId: 'a' }),
}

function spoilt(body: Record<string, unknown>): Record<string, unknown> {
  const name = pick([...Object.keys(body), pick(names)])
  return chance(0.15)
    ? Object.fromEntries(Object.entries(body).filter(([key]) => key !== name))
    : { ...body, [name]: strangeValue() }
}

function strangeBody(call: string): string {
  const nearly = good[call]
  if (nearly && chance(0.6)) return JSON.stringify(spoilt(nearly()))
  if (chance(0.05))
    return pick(['', '{', '[', 'nonsense', '{"a":1e999}', '{"a":"\\ud800"}', '\0', '\ufeff{}', 'undefined'])
  if (chance(0.03)) return '['.repeat(whole(30_000))
  if (chance(0.03)) return JSON.stringify('x'.repeat(60_000 + whole(20_000)))
  if (chance(0.05)) return `{"__proto__":${JSON.stringify(strangeValue())},"name":${JSON.stringify(strangeValue())}}`
  return JSON.stringify(chance(0.8) ? strangeObject() : strangeValue())
}

const strangeSegment = () =>
  pick([
    '%00',
    '%FF',
    '%2e%2e',
    "'%20or%201=1",
    '%',
    'a'.repeat(whole(2_000)),
    encodeURIComponent('🌅'),
    '2026-02-30',
    'null',
    '-1',
    '__proto__',
    '0',
    '2026-11-21',
    '019aa000-0000-7000-8000-000000000000',
  ])
const strangeQuery = () =>
  chance(0.3)
    ? `?${pick(['limit', 'before', 'date', 'q', 'week', 'month', 'version', 'format', '__proto__', ''])}=${pick([encodeURIComponent(strangeText().toWellFormed()), '%', '%FF', '-1', '1e9'])}`
    : ''

function strangeRequest(cookie: string) {
  const { call, method, path } = pick(calls)
  const url = `https://firstlight.test${path.replaceAll(/:\w+/g, strangeSegment)}${strangeQuery()}`
  const headers = new Headers({ 'CF-Connecting-IP': pick(['203.0.113.1', '2001:db8::1', 'nonsense', '::', '1::2::3']) })
  if (chance(0.9))
    headers.set(
      'Content-Type',
      chance(0.95)
        ? 'application/json'
        : pick(['text/plain', 'application/json; charset=utf-16', 'multipart/form-data', 'x']),
    )
  if (chance(0.05)) headers.set('Origin', pick(['null', 'https://evil.test', 'nonsense']))
  if (cookie)
    headers.set(
      'Cookie',
      chance(0.95)
        ? cookie
        : pick([
            `${cookie}x`,
            '__Host-firstlight_session=%',
            '__Host-firstlight_session=',
            'x'.repeat(5_000),
            cookie.toUpperCase(),
          ]),
    )
  if (chance(0.1)) headers.set('Accept', pick(['text/event-stream', 'text/html', '*/*', 'x']))
  const actual = chance(0.03) ? pick(['PUT', 'OPTIONS', 'HEAD', 'DELETE', 'PATCH']) : method
  return new Request(url, {
    method: actual,
    headers,
    body: actual === 'GET' || actual === 'HEAD' ? null : strangeBody(call),
  })
}

/** All that D1 holds but what counts tries, which is there to be changed by a refusal. */
async function everythingKept(): Promise<Record<string, string>> {
  const { rate_counters: _counters, secrets = [], ...rest } = await everyRow()
  const kept = { ...rest, secrets: secrets.map((secret) => ({ ...(secret as object), tries: 0 })) }
  return Object.fromEntries(Object.entries(kept).map(([table, rows]) => [table, JSON.stringify(rows)]))
}

function isErrorShaped(body: string): boolean {
  const { error } = JSON.parse(body) as { error?: { code?: unknown; message?: unknown } }
  return typeof error?.code === 'string' && typeof error.message === 'string'
}

const countsTries = (sql: string) =>
  /"rate_counters"/.test(sql) || sql.startsWith('update "secrets" set "tries"') || sql.startsWith('select')
const insides =
  /SQLITE|D1_ERROR|drizzle|constraint failed|\binsert into\b|\bselect .* from\b|\bat \S+ \(|\.ts:\d+|TypeError|RangeError|node_modules/i

it(`answers ${requests} bad requests over all calls (seed ${seed})`, async () => {
  using faults = vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'log').mockImplementation(() => {})
  console.info(`seed ${seed}`)

  let kept: Record<string, string> | undefined
  const cookies = new Map<string, string>()
  const cookieOf = async (role: 'free' | 'premium' | 'visitor') => {
    if (role === 'visitor') return ''
    const known = cookies.get(role)
    if (known) return known
    const { client } = await signUpAs(app, role)
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    cookies.set(role, cookie)
    kept = undefined
    return cookie
  }

  const statuses: Record<number, number> = {}
  for (let count = 0; count < requests; count += 1) {
    const role = pick(['free', 'premium', 'visitor'] as const)
    const request = strangeRequest(await cookieOf(role))
    const told = `request ${count} of seed ${seed}: ${request.method} ${request.url.slice(0, 200)}`
    kept ??= await everythingKept()
    app.watch.begin()
    const reply = await app.fetch(request)
    const body = await reply.text()
    statuses[reply.status] = (statuses[reply.status] ?? 0) + 1

    const refused = reply.status >= 400
    if (reply.status >= 500)
      throw new Error(`${told}\nanswered ${reply.status}: ${body}\n${String(faults.mock.lastCall)}`)
    if (insides.test(body)) throw new Error(`${told}\nspoke of the inside: ${body}`)
    if (refused && request.method !== 'HEAD' && !isErrorShaped(body))
      throw new Error(`${told}\nwas refused in no known shape: ${body}`)
    const changed = app.watch.calls.some(
      (call) => isWrite(call) && (call.part !== 'd1' || !call.sql.every(countsTries)),
    )
    if (!changed) continue
    const before: Record<string, string> = kept
    kept = await everythingKept()
    const touched = Object.keys(kept).filter((table) => kept![table] !== before[table])
    if (refused && touched.length > 0)
      throw new Error(`${told}\nwas refused with ${reply.status} and still changed ${touched.join()}`)
    // A person who was signed out or erased by that is replaced.
    if (reply.headers.getSetCookie().length > 0) cookies.delete(role)
  }
  console.info('answers by status', statuses)
  for (const status of [400, 401, 403, 404, 413, 415])
    expect(statuses[status], `no ${status} among the answers`).toBeGreaterThan(0)
  expect(faults).not.toHaveBeenCalled()
})
