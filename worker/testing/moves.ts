import { vi } from 'vitest'
import * as stored from '../db/stored.ts'
import type { MoveAttempt } from '../modules/account/user/user-moves.repository.ts'
import { journalTables } from '../modules/journal/move.repository.ts'
import { moveJournal, settleMoves } from '../modules/journal/move.usecases.ts'
import { threeJournals } from './journals.ts'
import { writeMorning } from './mornings.ts'
import { changeRow, signUp, type TestPerson } from './people.ts'
import { realEnv } from './real-env.ts'
import { createTestApp, type TestApp } from './test-app.ts'
import { createTestClock, dawn, hour, minute } from './test-clock.ts'
import type { Call } from './watched-env.ts'

/** By the number of the database. */
export const everywhere = [realEnv.DB, ...Object.values(threeJournals)]
export const appOfMoves = (clock = createTestClock(dawn), services: Partial<TestApp['services']> = {}) =>
  createTestApp({ variables: threeJournals, clock, services })

type Rows = Record<string, unknown[]>
/** By database, the rows of a person in each table of a journal. */
export async function rowsOf({ user: { id } }: TestPerson): Promise<Rows[]> {
  return Promise.all(
    everywhere.map(async (db) => {
      const found = await db.batch(
        journalTables.map(({ name }) =>
          name === 'rate_counters'
            ? db.prepare('select * from rate_counters where key like ? order by key').bind(`person:${id}:%`)
            : db.prepare(`select * from ${name} where user_id = ? order by 1, 2, 3`).bind(id),
        ),
      )
      return Object.fromEntries(journalTables.map(({ name }, index) => [name, found[index]!.results]))
    }),
  )
}

/** The databases that have rows of a person. */
export async function placesOf(person: TestPerson): Promise<number[]> {
  return (await rowsOf(person)).flatMap((rows, number) =>
    Object.values(rows).some(({ length }) => length > 0) ? [number] : [],
  )
}

/** The tables and keys that contain a text. */
export const tracesOf = (text: string) => stored.tracesOf({ databases: everywhere, kv: realEnv.KV, text })

export const journalNumber = async (app: TestApp, { user }: TestPerson) =>
  (await app.services.users.find(user.id))!.journal

/** A person whose journal is in the first database, with something in each of its tables. */
export async function personInFirst(app: TestApp): Promise<TestPerson> {
  await realEnv.DB.batch([
    realEnv.DB.prepare('delete from databases'),
    realEnv.DB.prepare('insert into databases values (2, 1000, 0, 0), (3, 1000, 0, 0)'),
  ])
  const person = await signUp(app)
  const { user, client } = person
  await client.post('/api/save-guest-data', { gratitudeText: 'a', goalsText: 'b', diaryText: 'It\'s "a" diary 🌧️\n雨' })
  await writeMorning(client, { date: '2026-11-20', gratitudeText: 'A line\n'.repeat(400) })
  const deleted = await writeMorning(client, { date: '2026-11-19' })
  await client.delete(`/api/entries/${deleted.id}`)
  await changeRow(user.id, { emailVerifiedAt: 1, subscriptionStatus: 'active', planChanges: 1 })
  await client.post('/api/goals', { title: 'Run', milestones: ['One', 'Two'] })
  await client.post('/api/messages/test')
  await app.cron()
  const rows = (await rowsOf(person))[1]!
  for (const [table, { length }] of Object.entries(rows)) if (length === 0) throw new Error(`${table} has no row`)
  return person
}

export async function beginMove(app: TestApp, { user }: TestPerson, to: number): Promise<MoveAttempt> {
  await app.services.users.requestMove(user.email!, to, app.clock.now())
  const [move] = await app.services.users.claimMoves(app.clock.now(), 10)
  return move!
}

/** What the next minutes do about moves: more than the wait after a killed attempt. */
export async function passMinutes({ clock, services }: TestApp, count = 3): Promise<void> {
  for (let passed = 0; passed < count; passed += 1) {
    clock.advance(minute)
    for (const move of await services.users.claimMoves(clock.now(), 10))
      await moveJournal(services, move).catch(() => {})
    for (const journal of services.journals.all()) await settleMoves(services, journal)
  }
}

export async function passAnHour(app: TestApp): Promise<void> {
  app.clock.advance(hour)
  await passMinutes(app, 2)
}

/** A process of its own, which is killed after a call took effect: the one with this number, or the first of a kind. */
export function killedAt(app: TestApp, which: number | ((call: Call) => boolean)) {
  const process = appOfMoves(app.clock)
  process.watch.begin()
  let index = typeof which === 'number' ? which : Infinity
  process.watch.fault = (call, now) => {
    if (index === Infinity && typeof which === 'function' && which(call)) index = now
    return now < index ? undefined : now === index ? 'hangs after' : 'hangs'
  }
  /** Runs until the kill. False if the work ended before. */
  return async (work: (services: TestApp['services']) => Promise<unknown>): Promise<boolean> => {
    let hasEnded = false
    void work(process.services)
      .catch(() => {})
      .finally(() => (hasEnded = true))
    const isKilled = () => process.watch.calls[index]?.isAnswered === true
    await vi.waitUntil(() => hasEnded || isKilled(), { interval: 1, timeout: 300_000 })
    return isKilled()
  }
}
