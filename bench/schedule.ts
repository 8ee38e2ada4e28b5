/**
 * npm run bench:schedule: runs single minutes of the schedule in a database with 1,000,000 people and 2,000,000 goals,
 * all with reminders: a minute without anything due, one with 100 due, and one with 50,000 due in one zone. Exit code 1
 * if a minute reads more than three rows for each due item plus 50, if the peak takes longer than 15 s or more queries
 * than one invocation may make, or if a message is lost or made twice.
 */
import { join } from 'node:path'
import { port, stateDir } from '../scripts/local-environment.ts'
import { makeState, openState } from './bench-data.ts'
import { bundle } from './bundle.ts'
import { startPlatform } from './platform.ts'
import { finish, inThousands, report } from './report.ts'
import type { MinuteCost } from './schedule.worker.ts'

const people = Number(process.env.PEOPLE ?? 1_000_000)
const goals = 2 * people
const dueInPeak = Math.min(50_000, people / 2)
const dueInSmall = 100
const minute = 60_000
/** 6:00 in New York. */
const peak = Date.UTC(2026, 10, 23, 11)
const queriesPerInvocation = 1_000
const peakWithin = 15_000

const folder = bundle('bench/schedule.worker.ts')
const state = join(stateDir, 'bench/schedule')
await makeState({ state, bundle: folder, writers: 0 })
fill()
const platform = await startPlatform({ folder, state })

const handedOver: string[] = []
await measure('nothing due', peak - 10 * minute, 0)
await measure(`${dueInSmall} due`, peak - 5 * minute, dueInSmall)
const { ms, queries } = await measure(`${inThousands(dueInPeak)} due`, peak, dueInPeak)
const seconds = ms / 1000
const speed = `${seconds.toFixed(1)} s: ${inThousands(dueInPeak / seconds)} a second`
report('the peak takes', speed, ms <= peakWithin, 'at most 15 s')
const most = `at most ${inThousands(queriesPerInvocation)} in an invocation`
report('the peak makes', `${queries} queries`, queries <= queriesPerInvocation, most)
await measure('the minute after', peak + minute, 0)
await platform.dispose()

const expected = dueInSmall + dueInPeak
const { written } = openState(state).prepare('select count(*) as written from messages').get() as { written: number }
const different = new Set(handedOver).size
for (const [what, count] of Object.entries({ written, 'handed over': handedOver.length, different }))
  report(`messages ${what}`, inThousands(count), count === expected, `${inThousands(expected)} due`)
finish()

async function measure(name: string, time: number, due: number): Promise<{ ms: number; queries: number }> {
  const start = performance.now()
  const reply = await fetch(`http://127.0.0.1:${port}/?time=${time}`)
  if (!reply.ok) throw new Error(`The minute failed: ${await reply.text()}`)
  const { queries, rowsRead, sends, ids } = (await reply.json()) as MinuteCost
  const ms = performance.now() - start
  handedOver.push(...ids)
  const most = 3 * due + 50
  const also = `${queries} queries, ${sends} sends, ${ms.toFixed(0)} ms`
  const holds = rowsRead <= most && ids.length === due
  report(name, `${inThousands(rowsRead)} rows read`, holds, `at most ${inThousands(most)}; ${also}`)
  return { ms, queries }
}

function fill(): void {
  const db = openState(state)
  db.exec('pragma synchronous = off; begin')
  const numbers = (count: number) =>
    `with recursive n(i) as (select 0 union all select i + 1 from n where i < ${count - 1})`
  const recurrence = (frequency: string, time = '06:00') =>
    JSON.stringify({ zone: 'America/New_York', time, frequency, startDate: '1999-12-31', endDate: null })
  // What is due later is spread over a week.
  const later = `${peak} + 3600000 + (i % 10000) * 60000`
  const userId = (number: string) => `printf('user-%07d', ${number})`
  db.exec(`${numbers(people)}
    insert into users (id, username, username_key, name, email, email_verified_at, subscription_status, created_at, plan_changes)
    select ${userId('i')}, 'user' || i, 'user' || i, 'Pearl', 'user' || i || '@mail.test', 1, 'active', 1, 0 from n`)
  db.exec(`${numbers(goals)}
    insert into goals (id, user_id, title, reminder_enabled, reminder_frequency, reminder_since, created_at, updated_at, plan_changes)
    select printf('goal-%07d', i), ${userId('i / 2')}, 'Run the river loop', 1, 'weekly', '2026-01-01', 1, 1, 0 from n`)
  db.exec(`${numbers(people)}
    insert into schedule (user_id, kind, subject, channels, recurrence, due_at, due_date)
    select ${userId('i')}, 'prompt', '', '["email"]',
      case when i between ${dueInPeak} and ${dueInPeak + dueInSmall - 1} then '${recurrence('daily', '05:55')}' else '${recurrence('daily')}' end,
      case when i < ${dueInPeak} then ${peak} when i < ${dueInPeak + dueInSmall} then ${peak - 5 * minute} else ${later} end,
      '2026-11-23' from n`)
  db.exec(`${numbers(goals)}
    insert into schedule (user_id, kind, subject, channels, recurrence, due_at, due_date)
    select ${userId('i / 2')}, 'goal', printf('goal-%07d', i), '["email"]', '${recurrence('weekly')}', ${later}, '2026-11-24' from n`)
  db.exec('commit')
  db.close()
}
