import { createHash } from 'node:crypto'
import { cpSync, rmSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { searchTextOf } from '#domain/entry-search'
import { newId } from '#domain/id'
import { addDays, localDate } from '#domain/time/local-date'
import { readPage } from '#domain/coach/page'
import { storedToneOf } from '#domain/tone'
import { openLocalDatabase } from '../scripts/database.ts'
import { applyMigrations } from '../scripts/worker-process.ts'
import { startPlatform } from './platform.ts'

export type BenchPerson = { id: string; token: string; hash: string }

export const today = localDate(Date.now(), 'America/New_York')
export const daysWritten = 400

export const gratitude =
  'The first coffee on the balcony\nA message from Tom, who is well again\nRain on the roof while everybody slept'
export const goals = 'Finish the outline for chapter two\nWalk home through the park\nCall the dentist before ten'
export const reply =
  'You begin with something small and warm, and it sets the tone for the rest. There is a thread between what you are thankful for and what you want to do: both ask you to slow down by a step. '.repeat(
    3,
  )
const diary = 'Slept well for once. I keep thinking about what she said on the bridge, and that it was meant kindly.'

type StateOptions = {
  state: string
  /** The Worker that puts the sessions into KV. Without it the first call of each person does. */
  bundle?: string
  /** The bindings of more databases, which get the writers in turn. */
  journals?: string[]
  writers: number
  /** Entries of other people beside those of the writers. */
  strangersEntries?: number
  ownDays?: (person: number) => number
  ownGoals?: (person: number) => number
  /** Without it every second person. */
  hasPremium?: (person: number) => boolean
}

/** A state of the platform with people who write every day. */
export async function makeState(options: StateOptions): Promise<BenchPerson[]> {
  const { state, bundle, journals = [], writers } = options
  rmSync(state, { recursive: true, force: true })
  const people = Array.from({ length: writers }, (_, index): BenchPerson => {
    const token = `bench-token-${index}`
    return { id: newId(Date.now()), token, hash: createHash('sha256').update(token).digest('hex') }
  })
  applyMigrations({ state, bindings: ['DB', ...journals] })
  if (bundle) await putSessions(people, { state, bundle, journals })
  fill(people, options)
  return people
}

async function putSessions(
  people: BenchPerson[],
  { state, bundle, journals }: { state: string; bundle: string; journals: string[] },
): Promise<void> {
  const miniflare = await startPlatform({ folder: bundle, state, journals })
  const kv = await miniflare.getKVNamespace('KV')
  for (let start = 0; start < people.length; start += 100)
    await Promise.all(
      people.slice(start, start + 100).map(({ id, hash }, index) => {
        const journal = journalOf(start + index, journals)
        return kv.put(`session:${hash}`, JSON.stringify({ userId: id, journal }))
      }),
    )
  await miniflare.dispose()
}

export function copyState(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true })
  cpSync(from, to, { recursive: true })
}

/** The file of a D1 database, for when no Worker runs. */
export function openState(state: string, binding = 'DB'): DatabaseSync {
  return openLocalDatabase(state, { binding })
}

/** The number of the database of a writer. */
const journalOf = (writer: number, journals: string[]) => (journals.length > 0 ? (writer % journals.length) + 1 : 0)

function fill(
  people: BenchPerson[],
  {
    state,
    journals = [],
    strangersEntries = 0,
    ownDays = () => daysWritten,
    ownGoals = () => 0,
    hasPremium = (person) => person % 2 === 0,
  }: StateOptions,
): void {
  const databases = ['DB', ...journals].map((binding) => openState(state, binding))
  for (const one of databases) one.exec('begin')
  const db = databases[0]!
  const now = Date.now()
  const user = db.prepare(
    "insert into users (id, username, username_key, name, subscription_status, created_at, journal) values (?, ?, ?, 'Pearl', ?, ?, ?)",
  )
  const session = db.prepare(
    "insert into sessions (id, token_hash, user_id, device, created_at, last_seen_at) values (?, ?, ?, 'bench', ?, ?)",
  )
  const entries = databases.map((one) =>
    one.prepare(
      'insert into entries (id, user_id, date, gratitude_text, goals_text, diary_text, ai_response, responded_at, tone, reader_version, version, created_at, updated_at, search_text) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 1, ?, ?, ?)',
    ),
  )
  const { tone, readerVersion } = storedToneOf(
    readPage({ gratitudeText: gratitude, goalsText: goals, diaryText: diary }),
  )
  const words = searchTextOf(gratitude, goals, diary)
  const goalsOf = databases.map((one) =>
    one.prepare(
      'insert into goals (id, user_id, title, description, milestones, milestones_done, progress, progress_history, created_at, updated_at) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
    ),
  )
  for (const [index, { id, hash }] of people.entries()) {
    const journal = journalOf(index, journals)
    user.run(id, hash, hash, hasPremium(index) ? 'active' : 'free', now, journal)
    session.run(newId(now), hash, id, now, now)
    for (let day = 0; day < ownDays(index); day += 1) {
      const found = day % 40 === 0 ? `${words}\n\u0001lighthouse` : words
      const page = [gratitude, goals, diary, reply]
      entries[journal]!.run(newId(now), id, addDays(today, -day), ...page, now, tone, readerVersion, now, now, found)
    }
    const history = JSON.stringify([10, 25, 40].map((progress, day) => ({ date: addDays(today, day - 3), progress })))
    for (let made = 0; made < ownGoals(index); made += 1)
      goalsOf[journal]!.run(
        ...[newId(now), id, `Goal ${made}`, diary, '["One","Two","Three"]', '["One"]', 40, history, now + made, now],
      )
  }
  db.prepare(
    `with recursive n(i) as (select 0 union all select i + 1 from n where i < ?)
     insert into entries (id, user_id, date, gratitude_text, goals_text, diary_text, ai_response, responded_at, tone, reader_version, version, created_at, updated_at, search_text)
     select 'stranger-' || i, 'stranger-' || (i / 400), date('2026-01-01', '-' || (i % 400) || ' days'), ?, ?, '', ?, 1, ?, ?, 1, 1, 1, ? from n where i > 0`,
  ).run(strangersEntries, gratitude, goals, reply, tone, readerVersion, words)
  for (const one of databases) {
    one.exec('commit')
    one.close()
  }
}
