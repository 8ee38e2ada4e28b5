/**
 * npm run bench flood: measures sign-ins with the limits of a deployment. First the times of an unknown name, a wrong
 * password and an account without a password. Then 50 bad sign-ins a second, from one address and from 5,000 networks,
 * while another person reads a page and a day, a third one signs in again and again from a browser that has signed in
 * before, and the same one once from a new browser at an address of their own. Exit code 1 if a budget is exceeded.
 */
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { buildPages } from '../scripts/build.ts'
import { port, stateDir } from '../scripts/local-environment.ts'
import { createPasswordHasher } from '../worker/core/passwords.ts'
import { makeState, openState, today } from './bench-data.ts'
import { bundle } from './bundle.ts'
import { startPlatform } from './platform.ts'
import { at, finish, inThousands, median, report } from './report.ts'

const seconds = Number(process.env.SECONDS ?? 30)
const badPerSecond = 50
const readsPerSecond = 20
const networks = 5_000
/** Of the times of two kinds of bad sign-ins, in percent. */
const mostApart = 10
/** The flood begins with it. */
const warmUp = 5_000
const readWithin = 300
const signInWithin = 60
const knownWithin = 1_000
const knownEvery = 2_000
/** The Worker computes no two hashes within it. */
const distance = 500
const password = 'morning light'

buildPages()
const folder = bundle('worker/index.ts')
const state = join(stateDir, 'bench/flood')
const [reader, owner, withoutPassword] = await makeState({ state, writers: 3 })
const db = openState(state)
const stored = await createPasswordHasher().hash(password)
db.prepare('update users set password = ? where id = ?').run(stored, owner!.id)
// As after the first round: each network has been counted once.
const counted = db.prepare('insert into rate_counters (key, count, resets_at) values (?, 1, ?)')
for (let network = 0; network < networks; network += 1)
  counted.run(`signin:2001:db8:${network.toString(16)}::/48`, Date.now() + 600_000)
db.close()

const address = (network: number) => `2001:db8:${network.toString(16)}::1`
const ownAddress = (who: number) => `198.51.100.${who}`

async function send(path: string, headers: Record<string, string>, body?: object) {
  const sent = performance.now()
  const reply = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { Origin: `http://localhost:${port}`, 'Content-Type': 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  })
  await reply.arrayBuffer()
  return {
    status: reply.status,
    cookies: reply.headers.getSetCookie(),
    wait: Number(reply.headers.get('Retry-After')),
    ms: performance.now() - sent,
  }
}
const signIn = (from: string, username: string, tried: string, Cookie = '') =>
  send('/api/login', { 'CF-Connecting-IP': from, Cookie }, { username, password: tried })

await compareTimes()
await flood('one address', () => '203.0.113.9', '203.0.113.10')
await flood(`${inThousands(networks)} networks`, (count) => address(count % networks), '2001:db8:0:1::1')
finish()

async function compareTimes() {
  const platform = await startPlatform({ folder, state, asDeployed: true })
  const kinds: Record<string, { username: string; times: number[] }> = {
    'unknown name': { username: 'nobody', times: [] },
    'wrong password': { username: owner!.hash, times: [] },
    'without a password': { username: withoutPassword!.hash, times: [] },
  }
  for (let round = 0; round < 41; round += 1) {
    for (const { username, times } of Object.values(kinds)) {
      const { status, ms } = await signIn(address(round), username, 'evening light')
      await pause(distance)
      if (status !== 401) throw new Error(`A bad sign-in answered ${status}`)
      // The first round is a warm-up.
      if (round > 0) times.push(ms)
    }
  }
  await platform.dispose()
  const medians = Object.values(kinds).map(({ times }) => median(times))
  const least = Math.min(...medians)
  Object.keys(kinds).forEach((what, index) => {
    const more = (medians[index]! / least - 1) * 100
    report(what, `${medians[index]!.toFixed(1)} ms`, more <= mostApart, `at most ${mostApart} % apart`)
  })
}

/** `beside`: another address in a network of the flood. */
async function flood(from: string, addressOf: (count: number) => string, beside: string) {
  const platform = await startPlatform({ folder, state, asDeployed: true, withPages: true })
  const start = performance.now()
  const end = start + seconds * 1000
  const statuses: Record<number, number> = {}
  const bad = every(1000 / badPerSecond, end, async (count) => {
    const { status } = await signIn(addressOf(count), `nobody${count}`, 'evening light')
    statuses[status] = (statuses[status] ?? 0) + 1
  })
  const paths = ['/', `/api/entries/${today}`]
  const reads: Record<string, number[]> = Object.fromEntries(paths.map((path) => [path, []]))
  const headers = { Cookie: `__Host-firstlight_session=${reader!.token}` }
  const read = every(1000 / readsPerSecond, end, async (count) => {
    const path = paths[count % paths.length]!
    // The limit of requests for one address is not what is measured.
    const { status, ms } = await send(path, { ...headers, 'CF-Connecting-IP': ownAddress(10 + (count % 9)) })
    if (status !== 200) throw new Error(`${path} answered ${status}`)
    if (performance.now() - start > warmUp) reads[path]!.push(ms)
  })
  const [cookie] = (await signIn(ownAddress(2), owner!.hash, password)).cookies.filter((one) => /_known=/.test(one))
  const known: { status: number; ms: number }[] = []
  const again = every(knownEvery, end, async () => {
    const { status, ms } = await signIn(beside, owner!.hash, password, cookie!.split(';')[0])
    if (performance.now() - start > warmUp) known.push({ status, ms })
  })
  const signedIn = signInAtLast(end)
  await Promise.all([bad, read, again])
  const took = await signedIn
  await platform.dispose()

  console.log(`Bad sign-ins from ${from}: ${JSON.stringify(statuses)}`)
  for (const path of paths) {
    const times = reads[path]!
    const [p50, p99, most] = [median(times), at(0.99, times), Math.max(...times)]
    report(
      `${path}, flood from ${from}`,
      `${p50.toFixed(0)}, p99 ${p99.toFixed(0)}, ${most.toFixed(0)} ms`,
      p99 < readWithin,
      `p99 under ${readWithin} ms`,
    )
  }
  const times = known.map(({ ms }) => ms)
  const refused = known.filter(({ status }) => status !== 200).length
  report(
    `the owner's browser, in a network of the flood (${from})`,
    `${known.length} times, ${refused} refused, ${median(times).toFixed(0)}, p99 ${at(0.99, times).toFixed(0)} ms`,
    refused === 0 && at(0.99, times) < knownWithin,
    `none refused, p99 under ${knownWithin} ms`,
  )
  report(
    `the owner is signed in from a new browser, flood from ${from}`,
    took === undefined ? 'never' : `${took.tries} tries, ${took.seconds.toFixed(1)} s`,
    took !== undefined && took.seconds < signInWithin,
    `within ${signInWithin} s`,
  )
}

/** As a person tries again: not at the same time of each second. */
async function signInAtLast(end: number) {
  await pause(warmUp)
  const start = performance.now()
  for (let tries = 1; performance.now() < end; tries += 1) {
    const { status, wait } = await signIn(ownAddress(1), owner!.hash, password)
    if (status === 200) return { tries, seconds: (performance.now() - start) / 1000 }
    await pause((wait + Math.random()) * 1000)
  }
  return undefined
}

/** Starts the work at equal distances, whether or not the one before has ended, so that a delay delays no measurement. */
async function every(distance: number, end: number, work: (count: number) => Promise<void>): Promise<void> {
  const running: Promise<void>[] = []
  const start = performance.now()
  for (let count = 0; performance.now() < end; count += 1) {
    running.push(work(count))
    await pause(Math.max(0, start + (count + 1) * distance - performance.now()))
  }
  await Promise.all(running)
}
