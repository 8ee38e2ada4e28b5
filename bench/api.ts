/**
 * npm run bench api: measures calls beside a bare handler that makes the same calls to KV and D1. Both run as
 * deployed, with 16 connections, in turn, restarted for every series; the figures are medians of five. With JOURNALS=3
 * the product is also measured with three databases for journals. It then makes as many calls as the handler; with one
 * database a read and a new entry take one call less.
 * Exit code 1 if a budget is exceeded.
 */
import { join } from 'node:path'
import { addDays } from '#domain/time/local-date'
import { weekStartOf } from '#domain/time/week'
import { buildPages } from '../scripts/build.ts'
import { journals, port, stateDir } from '../scripts/local-environment.ts'
import { copyState, daysWritten, goals, gratitude, makeState, reply, today, type BenchPerson } from './bench-data.ts'
import { bundle } from './bundle.ts'
import { requestsPerSecond, waits, type Shot } from './load.ts'
import { startPlatform } from './platform.ts'
import { at, finish, inThousands, median, report } from './report.ts'

const series = Number(process.env.SERIES ?? 5)
const seconds = Number(process.env.SECONDS ?? 3)
const only = process.env.ONLY?.split(',')
const connections = 16
const strangersEntries = Number(process.env.STRANGERS ?? 1_000_000)
const ofFloor = 0.95
const readOfFloor = 1.4
const createOfFloor = 0.95
const spreadOfFloor = 0.7
const goalsOfFloor = 0.8
const ofUncrowded = 0.9
const firstByteMs = 50
const reviewMs = 150
/** Of the milliseconds from the start of a process to its first answer. */
const newProcessOfFloor = 1.53
const newProcess = 'a new process'

type Side = 'floor' | 'product' | 'crowded' | 'spread'
const sides: Side[] = ['floor', 'product', 'crowded', ...(journals.length > 0 ? ['spread' as const] : [])]

/** The request of one person for each scenario; the count gives days without an entry. */
const scenarios: Record<
  string,
  { shot: (count: number) => Omit<Shot, 'headers'>; morning?: true; crowded: boolean; share?: number }
> = {
  'read a day': {
    crowded: true,
    share: readOfFloor,
    shot: (count) => ({ method: 'GET', path: `/api/entries/${addDays(today, -(count % daysWritten))}` }),
  },
  // The morning of a person who has not written yet: entries of past days are also counted against limits.
  'create an entry': { crowded: false, share: createOfFloor, morning: true, shot: () => morning },
  'list of 100': { crowded: true, shot: () => ({ method: 'GET', path: '/api/entries?limit=100' }) },
  'list 200 goals': { crowded: false, share: goalsOfFloor, shot: () => ({ method: 'GET', path: '/api/goals' }) },
  search: { crowded: true, shot: () => ({ method: 'GET', path: '/api/entries/search?q=lighthouse' }) },
}

const morning: Omit<Shot, 'headers'> = {
  method: 'POST',
  path: '/api/entries',
  body: JSON.stringify({ date: today, gratitudeText: gratitude, goalsText: goals, reply }),
}
/** A person with Premium and ten years of entries, who makes no other call. */
const tenYears = 2 * connections
/** People who write once. Half of them are free, and each of those has one morning: enough for 600 a second. */
const mornings = 24_000

function headersOf({ token, hash }: BenchPerson, side: Side): Record<string, string> {
  const Cookie = side === 'floor' ? `hash=${hash}` : `firstlight_session=${token}`
  return { Cookie, Origin: `http://localhost:${port}`, 'Content-Type': 'application/json' }
}

buildPages()
const bundles = { floor: bundle('bench/floor.worker.ts'), product: bundle('worker/index.ts') }
const stateOf = (side: Side) => join(stateDir, 'bench', side)
const wanted = {
  bundle: bundles.product,
  writers: 2 * connections + mornings,
  ownDays: (person: number) => (person === tenYears ? 3_650 : person < 2 * connections ? daysWritten : 0),
  ownGoals: (person: number) => (person < 2 * connections ? 200 : 0),
}
const people = await makeState({ state: stateOf('floor'), ...wanted })
const spread = sides.includes('spread') ? await makeState({ state: stateOf('spread'), journals, ...wanted }) : []
copyState(stateOf('floor'), stateOf('product'))
const crowd = await makeState({
  state: stateOf('crowded'),
  bundle: bundles.product,
  writers: 2 * connections,
  strangersEntries,
})

const figures = new Map<string, number[]>()
const note = (side: Side, scenario: string, figure: number) => {
  const key = `${side} ${scenario}`
  figures.set(key, [...(figures.get(key) ?? []), figure])
}
const firstByte: number[] = []
/** Reads of the person with ten years of entries, one at a time: the first byte of each, in milliseconds. */
const reads: Record<string, { path: string; most: number; times: number[] }> = {
  'page of today': { path: '/', most: Infinity, times: [] },
  'year in review': { path: `/api/highlights/${Number(today.slice(0, 4)) - 1}`, most: reviewMs, times: [] },
  'month in review': { path: `/api/highlights/${today.slice(0, 7)}`, most: reviewMs, times: [] },
  'weekly highlights': { path: `/api/entries/week/${weekStartOf(today)}`, most: reviewMs, times: [] },
  'days of a year': { path: `/api/entries/year?year=${today.slice(0, 4)}`, most: reviewMs, times: [] },
  'on this day': { path: `/api/entries/on-this-day?date=${today}`, most: reviewMs, times: [] },
  'counts and best run': { path: '/api/entries/stats', most: reviewMs, times: [] },
}
let count = 0
const written = { floor: 0, product: 0, crowded: 0, spread: 0 }
const writersOf = { floor: people, product: people, crowded: crowd, spread }
/** A free person: for Premium the coach also reads earlier entries and goals. */
const nextMorning = (side: Side) => writersOf[side][2 * connections + (((written[side] += 1) * 2 + 1) % mornings)]!

for (let round = 0; round < series; round += 1) {
  for (const side of sides) {
    const writers = writersOf[side]
    const begun = performance.now()
    const platform = await startPlatform({
      folder: side === 'floor' ? bundles.floor : bundles.product,
      state: stateOf(side),
      journals: side === 'spread' ? journals : [],
    })
    const next = (scenario: string) => (connection: number) => {
      const { shot, morning: isMorning } = scenarios[scenario]!
      const person = isMorning ? nextMorning(side) : writers[2 * connection]!
      return { ...shot((count += 1)), headers: headersOf(person, side) }
    }
    await waits({ times: 1, next: () => next('read a day')(0) })
    note(side, newProcess, performance.now() - begun)
    for (const [scenario, { crowded }] of Object.entries(scenarios)) {
      if ((side === 'crowded' && !crowded) || (only && !only.includes(scenario))) continue
      await requestsPerSecond({ connections, seconds: 1, next: next(scenario) })
      note(side, scenario, await requestsPerSecond({ connections, seconds, next: next(scenario) }))
    }
    if (side === 'product') {
      const streamed = () => ({
        ...morning,
        headers: { ...headersOf(nextMorning(side), side), Accept: 'text/event-stream' },
      })
      firstByte.push(...(await waits({ times: 40, next: streamed })).firstByte)
      for (const { path, times } of Object.values(reads)) {
        const next = () => ({ method: 'GET', path, headers: headersOf(people[tenYears]!, side) })
        times.push(...(await waits({ times: 10, next })).firstByte)
      }
    }
    await platform.dispose()
  }
}

function reportShare(what: string, part: number, whole: number, least: number, of: string) {
  const share = part / whole
  const figure = `${part.toFixed(0)} of ${whole.toFixed(0)}/s: ${share.toFixed(2)}`
  report(what, figure, share >= least, `at least ${least} of ${of}`)
}
for (const [scenario, { crowded, share: budget = ofFloor }] of Object.entries(scenarios)) {
  const [floor, product, amongOthers, spreadOut] = sides.map((side) => median(figures.get(`${side} ${scenario}`) ?? []))
  if (!floor || !product) continue
  reportShare(scenario, product, floor, budget, 'the floor')
  const what = `${scenario}, ${inThousands(strangersEntries)} others`
  if (crowded && amongOthers) reportShare(what, amongOthers, product, ofUncrowded, 'it alone')
  if (spreadOut) reportShare(`${scenario}, several databases`, spreadOut, floor, spreadOfFloor, 'the floor')
}
const [bare, whole] = (['floor', 'product'] as const).map((side) => median(figures.get(`${side} ${newProcess}`)!))
const figure = `${whole!.toFixed(0)} ms of ${bare!.toFixed(0)}: ${(whole! / bare!).toFixed(2)}`
report(newProcess, figure, whole! <= bare! * newProcessOfFloor, `at most ${newProcessOfFloor} of the floor`)
function reportTimes(what: string, times: number[], most: number) {
  const p95 = at(0.95, times)
  report(what, `${median(times).toFixed(1)}, p95 ${p95.toFixed(1)} ms`, p95 < most, `under ${most} ms`)
}
reportTimes('first byte of a streamed reply', firstByte, firstByteMs)
for (const [what, { most, times }] of Object.entries(reads)) reportTimes(`${what}, ten years`, times, most)
finish()
