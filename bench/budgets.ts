/**
 * npm run bench budgets: one account, and then ten accounts from one address, make every call as often as they may for
 * a day, with the limits of production and a clock that is moved on by hours. Prints what they use beside the table of
 * budgets. Writes are made until they answer 429; of reads a few are made, and the rest of the day is charged with their
 * cost. Then one attacker with a thousand addresses spends what is limited over all, and each other write is charged as
 * often as it may be made; afterwards an honest person reads, writes and signs in. Exit code 1 if a budget is exceeded, if
 * that day costs more than $100, or if a read takes more than 50 ms of CPU for each hundred rows.
 * Longer than 300 lines, since it has a body for each write.
 * ACCOUNTS=1 makes one of the two, ACCOUNTS=0 none, HOURS=2 a shorter day; ADDRESSES=0 leaves the attacker out.
 */
import { join } from 'node:path'
import { newId } from '#domain/id'
import { callNamed, calls as lines, type CallName } from '#domain/calls'
import { addDays, localDate } from '#domain/time/local-date'
import { hashPrice, mostOfADay, smsPrice, type DayBudget } from '../scripts/budgets.ts'
import { localVapidKeys, port, stateDir } from '../scripts/local-environment.ts'
import { counted, readLimits, type CountedLimit } from '#domain/limits'
import { makeState, openState } from './bench-data.ts'
import type { DayCost } from './budgets.worker.ts'
import { bundle } from './bundle.ts'
import { cpuSeconds, startPlatform, workerProcess } from './platform.ts'
import { finish, inThousands, report } from './report.ts'

const { limits } = readLimits('{}')
const sizes = (process.env.ACCOUNTS ?? '1,10').split(',').map(Number).filter(Boolean)
const addresses = Number(process.env.ADDRESSES ?? 1_000)
const hours = Number(process.env.HOURS ?? 24)
const hour = 60 * 60_000
/** The rate limit of the platform for one address. */
const callsPerMinute = 600
/** Calls of one kind and account within an hour, so that no kind uses up alone what all writes share. */
const mostAtOnce = 80
const readsMeasured = 10
const cpuMsPerHundredRows = 50
const origin = `http://localhost:${port}`
const ownAddress = '203.0.113.7'

type Account = {
  index: number
  address: string
  cookie: string
  registration: Record<string, string>
  entryId: string
  goalIds: string[]
  feed: string
}
type Request = { method: string; path: string; body?: unknown }

/** They end what the script needs, or need a vendor. */
const notMade = [
  'DELETE /api/user',
  'POST /api/logout',
  'DELETE /api/calendar',
  'DELETE /api/sessions',
  'GET /api/auth/google/callback',
  'POST /api/auth/apple/callback',
  'POST /api/sms/inbound',
  'POST /api/sms/status',
  'POST /api/stripe/webhook',
  'POST /api/resend/webhook',
]
const start = Date.now()
const today = localDate(start, 'America/New_York')
const prose = (length: number, count: number) =>
  `${count} ${'Rain on the roof while everybody slept. '.repeat(length / 40)}`
/** From here on imported days have a few letters. */
const shortDays = 100_000
const credential = { id: 'a', rawId: 'a', type: 'public-key' }

/** The body of each call that changes something. */
const bodies: Record<string, (account: Account, count: number) => unknown> = {
  'POST /api/login': ({ registration: { username, password } }) => ({ username, password }),
  'POST /api/register': (_, count) => registrationOf(`more${count}at${time}`),
  'POST /api/auth/forgot-password': ({ registration: { email } }) => ({ email }),
  'POST /api/auth/reset-password': (_, count) => ({ token: `guess ${count}`, password: 'morning light' }),
  'POST /api/auth/take-back': (_, count) => ({ token: `guess ${count}` }),
  'POST /api/auth/complete-profile': () => ({ name: 'Ada', email: 'ada@mail.test', timezone: 'America/New_York' }),
  'POST /api/auth/passkey/options': () => undefined,
  'POST /api/auth/passkey': () => ({
    response: { ...credential, response: { clientDataJSON: 'a', authenticatorData: 'a', signature: 'a' } },
  }),
  'POST /api/unsubscribe': () => ({}),
  'POST /api/contact': ({ registration: { name, email } }, count) => ({
    ...{ name, email, subject: 'A question', message: prose(4_000, count) },
  }),
  'POST /api/demo-response': (_, count) => ({ gratitudeText: prose(1_900, count), goalsText: prose(1_900, count) }),
  // Today's entry, which is deleted and written in turn, and days that are past.
  'POST /api/entries': ({ entryId }, count) => ({
    ...(count % 2 === 0 ? { id: entryId, date: today } : { date: addDays(today, -2 - count) }),
    gratitudeText: prose(3_900, count),
    goalsText: prose(3_900, count),
  }),
  'POST /api/save-guest-data': (_, count) => ({ gratitudeText: prose(3_900, count), goalsText: '', diaryText: '' }),
  'PATCH /api/entries/:id': (_, count) => ({ gratitudeText: prose(3_900, count), goalsText: prose(3_900, count) }),
  'PATCH /api/entries/:date/diary': (_, count) => ({ diaryText: prose(9_900, count) }),
  'PATCH /api/entries/:date/marks': (_, count) => ({ done: [prose(3_900, count)], undone: [], mood: 1 + (count % 5) }),
  'DELETE /api/entries/:id': () => undefined,
  'POST /api/entries/:id/letter': () => ({ respondedAt: 0 }),
  'POST /api/entries/:id/restore': () => undefined,
  'POST /api/import': (_, count) => ({
    days: Array.from({ length: 50 }, (_day, index) => ({
      ...{ date: addDays(today, -200 - 50 * (count % 600) - index), goalsText: '' },
      gratitudeText: prose(count < shortDays ? 1_150 : 0, index),
      ...{ diaryText: '', eveningText: '', aiResponse: '', respondedAt: null },
    })),
  }),
  'POST /api/import/goals': (_, count) => ({
    goals: [{ id: newId(time), title: 'Run', targetDate: '2030-01-01', description: prose(1_500, count) }],
  }),
  'POST /api/entries/ask': () => ({ question: 'When did I last see the lighthouse?' }),
  'POST /api/goals': ({ goalIds }, count) => ({
    id: goalIds[count % 500],
    title: 'Run',
    targetDate: '2030-01-01',
    description: prose(1_500, count),
  }),
  'PATCH /api/goals/:id': (_, count) => ({ progress: count % 100, description: prose(1_500, count) }),
  'DELETE /api/goals/:id': () => undefined,
  'POST /api/goals/:id/restore': () => undefined,
  'PATCH /api/user/settings': ({ index }, count) => ({
    phone: `+1202555${String(index * 100 + count).padStart(4, '0')}`,
  }),
  'POST /api/calendar': () => undefined,
  // A wrong one, since a change would end the sessions.
  'POST /api/user/password': () => ({ current: 'evening light', password: 'morning light' }),
  'POST /api/user/username': ({ index }, count) => ({ username: `other${index}at${count}` }),
  'POST /api/user/email': (_, count) => ({ email: `other${count}@mail.test` }),
  'POST /api/identities/:provider': () => undefined,
  'DELETE /api/identities/:provider': () => ({}),
  'POST /api/passkeys/options': () => undefined,
  'POST /api/passkeys': () => ({
    response: { ...credential, response: { clientDataJSON: 'a', attestationObject: 'a' } },
  }),
  'PATCH /api/passkeys/:id': () => ({ name: 'Phone' }),
  'DELETE /api/passkeys/:id': () => undefined,
  'DELETE /api/sessions/:id': () => undefined,
  'POST /api/push': () => ({
    endpoint: `${origin}/dev/push/${newId(time)}`,
    keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
  }),
  'DELETE /api/push': () => undefined,
  'POST /api/messages/test': () => undefined,
  'POST /api/messages/later': () => ({ message: 'absent' }),
  'POST /api/verification/email': () => undefined,
  'POST /api/verification/email/confirm': () => ({ code: '000000' }),
  'POST /api/verification/phone': () => undefined,
  'POST /api/verification/phone/confirm': () => ({ code: '000000' }),
  'POST /api/subscription/create': () => undefined,
  'POST /api/subscription/refresh': () => undefined,
  'PUT /api/operator/headlines': () => ({ headlines: [{ text: 'Good morning', isActive: true }] }),
  'DELETE /api/operator/contact/:id': () => undefined,
  'POST /api/admob/track': () => ({ adType: 'banner', action: 'impression', sessionId: 'a' }),
}
const queries: Record<string, string> = {
  'GET /api/entries/search': '?q=lighthouse',
  'GET /api/entries/calendar': `?month=${today.slice(0, 7)}`,
  'GET /api/entries/on-this-day': `?date=${today}`,
  'GET /api/entries/year': `?year=${Number(today.slice(0, 4)) - 1}`,
  'GET /api/motivation': `?date=${today}`,
  'GET /api/auth/reset-password': '?token=absent',
  'GET /api/unsubscribe': '?message=absent',
  'POST /api/unsubscribe': '?message=absent',
}
/** How often one account may make a read within a day, where the calls of one address are not what ends it. */
const readsOfADay = (call: string) =>
  Math.min(
    ...lines[call as CallName].limits.flatMap((name) =>
      name in counted && !name.startsWith('coach')
        ? (limits[name as CountedLimit] * 86_400) / counted[name as CountedLimit][1]
        : [],
    ),
  )

const calls = Object.keys(lines).filter((call) => !notMade.includes(call))
const reads = calls.filter((call) => call.startsWith('GET '))
const writes = calls.filter((call) => !reads.includes(call))
for (const call of writes) if (!bodies[call]) throw new Error(`bench/budgets.ts has no body for ${call}.`)

/** What is limited over all, each with the part of it that is measured. */
const ceilings = { unprovenMailsInAll: 1, contactInAll: 1, demoPerDay: 1, phoneCodesPerDay: 1, coachInAll: 5 }
/** By docs/costs.md and docs/deploying.md: SMS of one part in the US, the dearer voice, 250 ms of CPU for a hash. */
const dollarsOf = ({ sms, mails, modelCalls, promptCharacters, rowsWritten, hashes }: DayCost) =>
  sms * smsPrice +
  mails * 0.00035 +
  promptCharacters * 0.5e-6 +
  modelCalls * 0.003 +
  rowsWritten * 1e-6 +
  hashes * hashPrice
const mostDollars = 100
/** So many accounts spend all of it. */
const spenders = 200

const folder = bundle('bench/budgets.worker.ts')
let time = start
for (const size of sizes) await useADay(size)
if (addresses > 0) await attack()
finish()

async function useADay(size: number): Promise<void> {
  const state = join(stateDir, 'bench/budgets')
  const platform = await startWith(state)
  const worker = workerProcess()
  const began = { cpu: cpuSeconds(worker), wall: performance.now() }
  time = start
  await moveTo(time)
  const accounts: Account[] = []
  for (let index = 0; index < size; index += 1) accounts.push(await signUp(index))
  const db = await platform.getD1Database('DB')
  // Employees, so that every call is allowed; every second address is proven.
  await db.prepare('update users set is_employee = 1, letters_by_model = 1').run()
  await db.prepare('update users set email_verified_at = 1 where rowid % 2 = 1').run()

  const answers = new Map<string, Map<number, number>>(calls.map((call) => [call, new Map()]))
  let made = 0
  for (let passed = 0; passed < hours; passed += 1) {
    time = start + passed * hour
    await moveTo(time)
    // One at a time: the local stand-in of Stripe takes turns, which two requests cannot wait for in one another.
    for (const account of accounts)
      for (const call of writes) made += await makeUntilRefused(account, call, answers.get(call)!)
  }

  const [reader] = accounts
  const costs: { call: string; cpuMs: number; rowsRead: number; aDay: number }[] = []
  // A write that was never refused is charged as reads are.
  for (const call of [...reads, ...writes.filter((write) => !answers.get(write)!.has(429))]) {
    const before = { cpu: cpuSeconds(worker), cost: await costSoFar() }
    for (let count = 0; count < readsMeasured; count += 1) note(answers.get(call)!, await make(reader!, call, count))
    const after = { cpu: cpuSeconds(worker), cost: await costSoFar() }
    costs.push({
      call,
      cpuMs: ((after.cpu - before.cpu) * 1000) / readsMeasured,
      rowsRead: (after.cost.rowsRead - before.cost.rowsRead) / readsMeasured,
      aDay: size * readsOfADay(call),
    })
  }
  const cost = await costSoFar()
  const cpu = cpuSeconds(worker) - began.cpu
  await platform.dispose()

  console.log(
    `\n${size} ${size === 1 ? 'account' : 'accounts'} from one address, ${hours} hours, in ${((performance.now() - began.wall) / 1000).toFixed(0)} s\n`,
  )
  for (const [call, statuses] of answers)
    console.log(
      `  ${call.padEnd(40)} ${[...statuses].map(([status, count]) => `${status}: ${inThousands(count)}`).join(', ')}`,
    )
  console.log('')
  for (const { call, cpuMs, rowsRead } of costs) {
    const isSlow = cpuMs > cpuMsPerHundredRows * Math.max(1, rowsRead / 100)
    report(call, `${cpuMs.toFixed(1)} ms of CPU`, !isSlow, `${inThousands(rowsRead)} rows read`)
  }

  // What is left of the calls of the day goes to the reads that cost the most.
  let left = callsPerMinute * 60 * 24 - made
  let cpuOfReads = 0
  for (const { cpuMs, aDay } of costs.toSorted((one, other) => other.cpuMs - one.cpuMs)) {
    const count = Math.min(left, aDay)
    left -= count
    cpuOfReads += (count * cpuMs) / 1000
  }
  const { rows, bytes } = storedIn(state)
  console.log(
    `\n  ${inThousands(made)} writes: ${cpu.toFixed(0)} s of CPU without hashes, ${inThousands(cost.rowsRead)} rows read, ${inThousands(cost.rowsWritten)} written`,
  )
  console.log(`  reads in the rest of the day: ${(cpuOfReads / 3600).toFixed(1)} hours of CPU at most\n`)
  const used: DayBudget = {
    rows,
    bytes,
    hashes: cost.hashes,
    mails: cost.mails,
    sms: cost.sms,
    modelCalls: cost.modelCalls,
  }
  for (const [what, most] of Object.entries(mostOfADay(limits, size))) {
    const count = used[what as keyof DayBudget]
    report(what, inThousands(count), count <= most, `at most ${inThousands(most)}`)
  }
}

async function startWith(state: string, changed: Record<string, number> = {}) {
  await makeState({ state, writers: 0 })
  return startPlatform({
    folder,
    state,
    variables: {
      LIMITS: JSON.stringify({ signInTriesPerSecond: 1_000_000, ...changed }),
      SUPPORT_EMAIL: 'support@firstlight.test',
      ...localVapidKeys,
    },
  })
}

/** One attacker with many addresses, each in a network and with an account of its own. */
async function attack(): Promise<void> {
  const lowered = Object.entries(ceilings).map(([name, part]) => [name, limits[name as CountedLimit] / part])
  const platform = await startWith(join(stateDir, 'bench/budgets'), Object.fromEntries(lowered))
  time = start
  await moveTo(time)
  const honest = await signUp(0)
  const db = await platform.getD1Database('DB')
  await db
    .prepare('update users set email_verified_at = 1, created_at = ?')
    .bind(start - 30 * 24 * hour)
    .run()
  const accounts: Account[] = []
  for (let index = 1; index <= spenders; index += 1)
    accounts.push(await signUp(index, `10.${index >> 8}.${index & 255}.1`))
  await db.prepare('update users set is_employee = 1, letters_by_model = 1').run()
  console.log(`\n${addresses} addresses\n`)

  const costOf = async (work: () => Promise<unknown>): Promise<DayCost> => {
    const before = await costSoFar()
    await work()
    const after = await costSoFar()
    return Object.fromEntries(
      Object.entries(after).map(([what, count]) => [what, count - before[what as keyof DayCost]]),
    ) as DayCost
  }
  const boughtBy = ({ sms, mails, modelCalls }: DayCost) => sms + mails + modelCalls
  /** Until it buys nothing thirty times in a row. */
  const spend = async (call: string) => {
    let bought = boughtBy(await costSoFar())
    for (let count = 0, idle = 0; idle < 30; count += 1) {
      // A count that is odd is a past day.
      await make(accounts[count % spenders]!, call, 2 * count + 1)
      const now = boughtBy(await costSoFar())
      idle = now > bought ? 0 : idle + 1
      bought = now
    }
  }
  let dollars = 0
  const charge = (what: string, cost: DayCost, times: number, budget: string, holds = true) => {
    dollars += times * dollarsOf(cost)
    const used = `${inThousands(times * boughtBy(cost))} bought, $${(times * dollarsOf(cost)).toFixed(2)}`
    report(what, used, holds, budget)
  }
  const namesOf = (call: string) => lines[call as CallName].limits.filter((name) => name in counted) as CountedLimit[]
  const isLeftOut = (call: string) =>
    callNamed(call)!.who === 'employee' || namesOf(call).some((name) => name in ceilings)
  for (const [name, part] of Object.entries(ceilings)) {
    const cost = await costOf(async () => {
      for (const call of writes.filter((one) => namesOf(one).includes(name as CountedLimit))) await spend(call)
    })
    const times = (part * 86_400) / counted[name as CountedLimit][1]
    const most = (limits[name as CountedLimit] * 86_400) / counted[name as CountedLimit][1]
    charge(name, cost, times, `at most ${inThousands(most)} a day`, times * boughtBy(cost) <= most)
  }

  // Of the calls that one limit bounds, the dearest is made.
  const dearest = new Map<string, { call: string; cost: DayCost; times: number }>()
  for (const call of writes.filter((one) => !isLeftOut(one))) {
    // Of accounts the attacker has more than addresses.
    const isByAddress = 'everyone' in lines[call as CallName]
    const bounds = namesOf(call).filter((name) => !(isByAddress && name.endsWith('PerAccount')))
    const aDay = (name: CountedLimit) => (limits[name] * 86_400) / counted[name][1]
    const [bound] = bounds.toSorted((one, other) => aDay(one) - aDay(other))
    const spender = accounts[dearest.size]!
    // The first of a window makes its counts.
    await make(spender, call, shortDays + 1)
    const cost = await costOf(() => make(spender, call, shortDays + 3))
    const isImport = call === 'POST /api/import'
    const most = addresses * (bound ? aDay(bound) : 60 * 24 * 60)
    const times = isImport ? Math.min(most, limits.youngKilobytesPerDay) / 50 : most
    const known = dearest.get(bound ?? 'guard')
    if (!known || times * dollarsOf(cost) > known.times * dollarsOf(known.cost))
      dearest.set(bound ?? 'guard', { call, cost, times })
  }
  for (const [bound, { call, cost, times }] of dearest)
    charge(call, cost, times, `${inThousands(times)} times by ${bound}, ${inThousands(cost.rowsWritten)} rows each`)
  report('together', `$${dollars.toFixed(2)}`, dollars <= mostDollars, `at most $${mostDollars} a day`)

  const still = async (what: string, wanted: keyof DayCost | undefined, call: string, count = 0) => {
    let status = 0
    const cost = await costOf(async () => (status = await make(honest, call, count)))
    report(`an honest person: ${what}`, String(status), status < 300 && (!wanted || cost[wanted] > 0), call)
  }
  await still('writes, and a model answers', 'modelCalls', 'POST /api/entries')
  await still('reads', undefined, 'GET /api/entries')
  await still('signs in', undefined, 'POST /api/login')
  await still('gets a link', 'mails', 'POST /api/auth/forgot-password')
  await still('gets a code by SMS', 'sms', 'POST /api/verification/phone')
  await platform.dispose()
}

/** Until the call answers 429. Returns how often it was made. */
async function makeUntilRefused(account: Account, call: string, statuses: Map<number, number>): Promise<number> {
  for (let count = 0; count < mostAtOnce; count += 1) {
    // What is deleted is written again, so that every delete finds something.
    if (call === 'DELETE /api/entries/:id') await make(account, 'POST /api/entries', 0)
    const status = await make(account, call, count + ((time - start) / hour) * mostAtOnce)
    note(statuses, status)
    if (call === 'DELETE /api/entries/:id' && status === 200) account.entryId = newId(time)
    if (status === 429) return count + 1
  }
  return mostAtOnce
}

function requestOf(account: Account, call: string, count: number): Request {
  const [method = '', path = ''] = call.split(' ')
  const id = path.includes('/goals')
    ? account.goalIds[count % 500]!
    : path.includes('/entries')
      ? account.entryId
      : 'absent'
  const named = path
    .replace(':date', today)
    .replace(':name', String(Number(today.slice(0, 4)) - 1))
    .replace(':id', id)
  const query = call === 'GET /api/calendar/feed.ics' ? account.feed : (queries[call] ?? '')
  return { method, path: named + query, body: bodies[call]?.(account, count) }
}

async function make(account: Account, call: string, count: number): Promise<number> {
  const { method, path, body } = requestOf(account, call, count)
  // A sign-in would end the session of the browser.
  const isPublic = 'everyone' in lines[call as CallName]
  const response = await send(isPublic ? '' : account.cookie, { method, path, body, address: account.address })
  const text = await response.text()
  if (response.status === 500 || (response.status === 401 && !isPublic))
    throw new Error(`${call} answered ${response.status}: ${text}`)
  if (call === 'POST /api/calendar' && response.ok) account.feed = new URL(JSON.parse(text).address).search
  return response.status
}

function send(cookie: string, { method, path, body, address }: Request & Pick<Account, 'address'>): Promise<Response> {
  return fetch(`${origin}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      ...{ Cookie: cookie, Origin: origin, 'CF-Connecting-IP': address },
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
}

function registrationOf(username: string): Record<string, string> {
  const phone = `+1${String(Math.floor(Math.random() * 1e10)).padStart(10, '2')}`
  const [name, email, password] = ['Ada', `${username}@mail.test`, 'morning light']
  return { username, email, password, name, phone, timezone: 'America/New_York', preferredTime: '06:00' }
}

async function signUp(index: number, address = ownAddress): Promise<Account> {
  const registration = registrationOf(`account${index}`)
  const response = await send('', { method: 'POST', path: '/api/register', body: registration, address })
  if (response.status !== 201) throw new Error(`Signing up answered ${response.status}: ${await response.text()}`)
  const cookie = response.headers.getSetCookie()[0]!.split(';')[0]!
  return {
    ...{ index, address, cookie },
    registration,
    entryId: newId(start),
    goalIds: Array.from({ length: 500 }, () => newId(start)),
    feed: '',
  }
}

async function moveTo(instant: number): Promise<void> {
  await (await fetch(`${origin}/bench/time?time=${instant}`)).arrayBuffer()
}

async function costSoFar(): Promise<DayCost> {
  return (await (await fetch(`${origin}/bench/cost`)).json()) as DayCost
}

function note(statuses: Map<number, number>, status: number): void {
  statuses.set(status, (statuses.get(status) ?? 0) + 1)
}

function storedIn(state: string): { rows: number; bytes: number } {
  const db = openState(state)
  const tables = db
    .prepare(
      "select name from sqlite_master where type = 'table' and name not like '\\_%' escape '\\' and name not like 'sqlite%'",
    )
    .all()
  const rows = tables.reduce(
    (sum, { name }) => sum + Number(db.prepare(`select count(*) as count from "${String(name)}"`).get()!.count),
    0,
  )
  const [{ page_count: pages }, { page_size: size }] = [
    db.prepare('pragma page_count').get()!,
    db.prepare('pragma page_size').get()!,
  ]
  db.close()
  return { rows, bytes: Number(pages) * Number(size) }
}
