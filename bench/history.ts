/**
 * npm run bench history: measures how the Worker opens the history screen, for a person with ten days and one with
 * ten years in the same database. The requests alternate, one at a time, so that other load on the machine
 * affects both; the figures are medians. Exit code 1 if ten years take more than one and a half times as long.
 */
import { join } from 'node:path'
import { addMonths, monthOf } from '#domain/time/month'
import { buildPages } from '../scripts/build.ts'
import { stateDir } from '../scripts/local-environment.ts'
import { makeState, today } from './bench-data.ts'
import { bundle } from './bundle.ts'
import { waits } from './load.ts'
import { startPlatform } from './platform.ts'
import { finish, median, report } from './report.ts'

const rounds = Number(process.env.ROUNDS ?? 20)
const repeats = 50
const days = [10, 3_650]
const ofTenDays = 1.5

/** The page with its first data; the calls that it makes without them, and for the month before. */
const paths = [
  '/history',
  '/api/entries/stats',
  '/api/entries?limit=10',
  `/api/entries/calendar?month=${monthOf(today)}`,
  `/api/entries/calendar?month=${addMonths(monthOf(today), -1)}`,
]

buildPages()
const folder = bundle('worker/index.ts')
const state = join(stateDir, 'bench/history')
// Every second person has Premium.
const people = await makeState({
  state,
  writers: 2 * days.length,
  strangersEntries: 100_000,
  ownDays: (person) => days[Math.floor(person / 2)]!,
})
const platform = await startPlatform({ folder, state, withPages: true })

const times = new Map<string, number[]>()
const figure = (path: string, person: number) => median(times.get(`${path} ${days[person]}`)!)
for (let round = 0; round <= rounds; round += 1) {
  for (const path of paths) {
    for (const [person, count] of days.entries()) {
      const headers = { Cookie: `firstlight_session=${people[2 * person]!.token}` }
      const { whole } = await waits({ times: repeats, next: () => ({ method: 'GET', path, headers }) })
      const key = `${path} ${count}`
      // The first round is a warm-up.
      if (round > 0) times.set(key, [...(times.get(key) ?? []), ...whole])
    }
  }
}
await platform.dispose()

for (const path of paths) {
  const [few, many] = [figure(path, 0), figure(path, 1)]
  const figures = `${few.toFixed(2)} and ${many.toFixed(2)} ms: ${(many / few).toFixed(2)}`
  report(path, figures, many <= few * ofTenDays, `at most ${ofTenDays} of ten days`)
}
finish()
