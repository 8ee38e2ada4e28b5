/**
 * npm run bench schedule: runs single minutes of the schedule for 1,000,000 people with 2,000,000 goals, all with
 * reminders: a minute without anything due, one with 100 due, and one with 50,000 due in one zone. With JOURNALS=3 the
 * people are in four databases, and 100,000 are due. Exit code 1 if a minute reads more than three rows for each due
 * item plus 50 for each database, if the peak takes longer than 15 s or a run more queries than one invocation may make,
 * or if a message is lost or made twice.
 */
import { join } from 'node:path'
import { journals, port, stateDir } from '../scripts/local-environment.ts'
import { makeState, openState } from './bench-data.ts'
import { bundle } from './bundle.ts'
import { startPlatform } from './platform.ts'
import { finish, inThousands, report } from './report.ts'
import type { RunCost } from './schedule.worker.ts'

const people = Number(process.env.PEOPLE ?? 1_000_000)
const databases = ['DB', ...journals]
const dueInPeak = Math.min(databases.length > 1 ? 100_000 : 50_000, people / 2)
const dueInSmall = 100
const minute = 60_000
/** 6:00 in New York. */
const peak = Date.UTC(2026, 10, 23, 11)
const queriesPerInvocation = 1_000
const peakWithin = 15_000

const folder = bundle('bench/schedule.worker.ts')
const state = join(stateDir, 'bench/schedule')
await makeState({ state, journals, writers: 0 })
fill()
const platform = await startPlatform({ folder, state, journals })

const handedOver: string[] = []
await measure('nothing due', peak - 10 * minute, 0)
await measure(`${dueInSmall} due`, peak - 5 * minute, dueInSmall)
const { ms, queries } = await measure(`${inThousands(dueInPeak)} due`, peak, dueInPeak)
const seconds = ms / 1000
const speed = `${seconds.toFixed(1)} s: ${inThousands(dueInPeak / seconds)} a second`
report('the peak takes', speed, ms <= peakWithin, 'at most 15 s')
const most = `at most ${inThousands(queriesPerInvocation)} in an invocation`
report('a run of the peak makes', `${queries} queries`, queries <= queriesPerInvocation, most)
await measure('the minute after', peak + minute, 0)
await platform.dispose()

const expected = dueInSmall + dueInPeak
const written = databases
  .map((binding) => Number(openState(state, binding).prepare('select count(*) as count from messages').get()!.count))
  .reduce((sum, count) => sum + count)
const different = new Set(handedOver).size
for (const [what, count] of Object.entries({ written, 'handed over': handedOver.length, different }))
  report(`messages ${what}`, inThousands(count), count === expected, `${inThousands(expected)} due`)
finish()

async function measure(name: string, time: number, due: number): Promise<{ ms: number; queries: number }> {
  const start = performance.now()
  const first = await run(time)
  const runs = [first, ...(await Promise.all(first.journals.map((journal) => run(time, journal))))]
  const ms = performance.now() - start
  const sum = (figure: (cost: RunCost) => number) => runs.map(figure).reduce((one, other) => one + other)
  const ids = runs.flatMap((cost) => cost.ids)
  handedOver.push(...ids)
  const rowsRead = sum((cost) => cost.rowsRead)
  const most = 3 * due + 50 * databases.length
  const also = `${sum((cost) => cost.queries)} queries, ${sum((cost) => cost.sends)} sends, ${ms.toFixed(0)} ms`
  const holds = rowsRead <= most && ids.length === due
  report(name, `${inThousands(rowsRead)} rows read`, holds, `at most ${inThousands(most)}; ${also}`)
  return { ms, queries: Math.max(...runs.map((cost) => cost.queries)) }
}

/** What cron runs, or the job of one database, each in an invocation of its own. */
async function run(time: number, journal?: number): Promise<RunCost> {
  const reply = await fetch(
    `http://127.0.0.1:${port}/?time=${time}${journal === undefined ? '' : `&journal=${journal}`}`,
  )
  if (!reply.ok) throw new Error(`The minute failed: ${await reply.text()}`)
  return (await reply.json()) as RunCost
}

/** Person i is in the database i modulo their count. */
function fill(): void {
  const numbers = (first: number, count: number, step = 1) =>
    `with recursive n(i) as (select ${first} union all select i + ${step} from n where i < ${count - step})`
  const recurrence = (frequency: string, time = '06:00') =>
    JSON.stringify({ zone: 'America/New_York', time, frequency, startDate: '1999-12-31', endDate: null })
  // What is due later is spread over a week.
  const later = `${peak} + 3600000 + (i % 10000) * 60000`
  const userId = (number: string) => `printf('user-%07d', ${number})`
  for (const [journal, binding] of databases.entries()) {
    const db = openState(state, binding)
    const own = numbers(journal, people, databases.length)
    const ownGoals = `${own}, goal(i) as (select 2 * i from n union all select 2 * i + 1 from n)`
    db.exec('begin')
    if (binding === 'DB')
      db.exec(`${numbers(0, people)}
        insert into users (id, username, username_key, name, email, email_verified_at, subscription_status, created_at, plan_changes, journal)
        select ${userId('i')}, 'user' || i, 'user' || i, 'Pearl', 'user' || i || '@mail.test', 1, 'active', 1, 0, i % ${databases.length} from n`)
    db.exec(`${ownGoals}
      insert into goals (id, user_id, title, reminder_enabled, reminder_frequency, reminder_since, created_at, updated_at, plan_changes)
      select printf('goal-%07d', i), ${userId('i / 2')}, 'Run the river loop', 1, 'weekly', '2026-01-01', 1, 1, 0 from goal`)
    db.exec(`${own}
      insert into schedule (user_id, kind, subject, channels, recurrence, due_at, due_date)
      select ${userId('i')}, 'prompt', '', '["email"]',
        case when i between ${dueInPeak} and ${dueInPeak + dueInSmall - 1} then '${recurrence('daily', '05:55')}' else '${recurrence('daily')}' end,
        case when i < ${dueInPeak} then ${peak} when i < ${dueInPeak + dueInSmall} then ${peak - 5 * minute} else ${later} end,
        '2026-11-23' from n`)
    db.exec(`${ownGoals}
      insert into schedule (user_id, kind, subject, channels, recurrence, due_at, due_date)
      select ${userId('i / 2')}, 'goal', printf('goal-%07d', i), '["email"]', '${recurrence('weekly')}', ${later}, '2026-11-24' from goal`)
    db.exec('commit')
    db.close()
  }
}
