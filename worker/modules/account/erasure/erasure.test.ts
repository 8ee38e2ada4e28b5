import { describe, expect, it } from 'vitest'
import { getTableName } from 'drizzle-orm'
import * as schema from '../../../db/schema.ts'
import { databases } from '../../../testing/journals.ts'
import { writeMorning } from '../../../testing/mornings.ts'
import { mailsTo } from '../../../testing/outbox.ts'
import { changeRow, signUp, signUpAs } from '../../../testing/people.ts'
import { emptyStorage, tracesOf } from '../../../testing/stored.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { createTestClock, dawn, hour, minute } from '../../../testing/test-clock.ts'
import { leaveTraceInEachTable } from '../../../testing/traces.ts'
import type { Mail } from '../../../providers/mail/mailer.ts'
import { isWrite, type Call, type FaultAt } from '../../../testing/watched-env.ts'

/**
 * Tables that hold nothing of a person with an account, or the end of an id, or a number and no person, or a customer of
 * Stripe until Stripe has deleted it.
 */
const withoutPerson = [
  'ad_counts',
  'billing_endings',
  'closures',
  'contact_messages',
  'databases',
  'headlines',
  'opt_outs',
]

describe('an account with something in every table', () => {
  it('is erased from every table and every key', async () => {
    const app = createTestApp()
    const person = await signUp(app)
    await leaveTraceInEachTable(app, person)
    const tables = Object.values(schema).map((table) => getTableName(table))
    const traces = await tracesOf(person.user.id)
    expect(traces.filter((trace) => !trace.includes(':')).sort()).toEqual(
      tables.filter((name) => !withoutPerson.includes(name)).sort(),
    )
    expect(traces.filter((trace) => trace.startsWith('session:'))).toHaveLength(1)

    const { id, email } = person.user
    expect((await person.client.delete('/api/user', { confirmation: email })).status).toBe(200)
    expect(await tracesOf(id)).toEqual([])
    // Only the local outbox, which stands for the mails that were sent.
    expect((await tracesOf(email!)).filter((trace) => !trace.startsWith('outbox:'))).toEqual([])
  })
})

describe('an account that comes back with a restored database', () => {
  /** Every row of a person, in every database. */
  async function keepRows(id: string) {
    const kept: (() => Promise<unknown>)[] = []
    for (const db of databases.values())
      for (const [table, column] of Object.entries({ users: 'id', entries: 'user_id', goals: 'user_id' })) {
        // Without generated columns.
        const { results: listed } = await db.prepare(`pragma table_info(${table})`).all<{ name: string }>()
        const columns = listed.map(({ name }) => name).join()
        const { results } = await db.prepare(`select ${columns} from ${table} where ${column} = ?`).bind(id).all()
        for (const row of results)
          kept.push(() =>
            db
              .prepare(`insert into ${table} (${columns}) values (${Object.keys(row).map(() => '?')})`)
              .bind(...Object.values(row))
              .run(),
          )
      }
    return kept
  }

  it.each([
    ['the directory', 0],
    ['a database of journals', 1],
  ])('is erased again within the hour, without another farewell: %s', async (_, from) => {
    const sent: Mail[] = []
    const mailer = { send: async (mail: Mail) => void sent.push(mail) }
    const app = createTestApp({ clock: createTestClock(dawn), services: { mailer } })
    const { client, user } = await signUpAs(app, 'premium')
    const other = await signUp(app)
    await changeRow(user.id, { emailVerifiedAt: 1 })
    await writeMorning(client)
    await client.post('/api/goals', { title: 'Run' })
    const kept = await keepRows(user.id)
    expect((await client.delete('/api/user', { confirmation: user.email })).status).toBe(200)
    for (const restore of kept.slice(from)) await restore()
    expect(await tracesOf(user.id)).not.toEqual([])
    await app.runAfter(hour)
    expect(await tracesOf(user.id)).toEqual([])
    expect(sent.map(({ subject }) => subject)).toEqual(['Your account is gone'])
    expect((await other.client.get('/api/user')).status).toBe(200)
  })
})

describe('deleting an account', () => {
  it('erases every row and every key, and sends a farewell', async () => {
    const app = createTestApp()
    const { client, user, registration } = await signUp(app)
    await app.client().post('/api/login', { username: registration.username, password: registration.password })
    await client.post('/api/verification/email')
    await changeRow(user.id, { emailVerifiedAt: 1 })
    expect(await tracesOf(user.id)).not.toEqual([])

    expect((await client.delete('/api/user', { confirmation: registration.email.toUpperCase() })).status).toBe(200)
    expect(await tracesOf(user.id)).toEqual([])
    expect((await client.get('/api/user')).status).toBe(401)
    const mails = await mailsTo(registration)
    expect(mails.map(({ subject }) => subject)).toContain('Your account is gone')
    expect((await app.client().post('/api/register', registration)).status).toBe(201)
  })

  it('requires typed confirmation', async () => {
    const app = createTestApp()
    const { client } = await signUp(app)
    const reply = await client.delete('/api/user', { confirmation: 'yes' })
    expect([reply.status, await reply.json()]).toMatchObject([
      400,
      { error: { fields: { confirmation: 'Please type it exactly as shown' } } },
    ])
    expect((await client.get('/api/user')).status).toBe(200)
  })

  it('asks for a sign-in of the last minutes, or else for the password', async () => {
    const app = createTestApp()
    const [{ client, registration }, other] = [await signUp(app), await signUp(app)]
    const confirmation = registration.email
    const erase = async (password?: string) => {
      const reply = await client.delete('/api/user', { confirmation, password })
      return [reply.status, ((await reply.json()) as { error?: object }).error]
    }
    app.clock.advance(16 * minute)
    expect(await erase()).toMatchObject([403, { code: 'session.sign_in_again' }])
    expect(await erase('not this')).toMatchObject([400, { fields: { password: 'That is not your password' } }])
    expect((await client.get('/api/user')).status).toBe(200)
    expect(await erase(registration.password)).toEqual([200, undefined])
    // Without a password the person signs in again.
    await changeRow(other.user.id, { password: null })
    const reply = await other.client.delete('/api/user', { confirmation: other.user.email })
    const message = 'You signed in a while ago. Please sign in again: you come back here.'
    expect([reply.status, await reply.json()]).toMatchObject([403, { error: { message } }])
  })

  it('leaves nothing behind, whichever call fails', async () => {
    let clean: Call[] = []
    for (const at of ['before', 'after'] as const satisfies FaultAt[]) {
      for (let failing = 0; ; failing += 1) {
        // A read has no effect after which it could fail.
        const call = clean[failing]
        if (call && !isWrite(call)) continue
        await emptyStorage()
        const app = createTestApp()
        const { client, user, registration } = await signUp(app)
        app.watch.begin()
        app.watch.fault = (_, index) => (index === failing ? at : undefined)
        const reply = await client.delete('/api/user', { confirmation: registration.email })
        const { calls } = app.watch
        app.watch.fault = undefined
        // An answer that was lost may be asked for again; one that was given holds.
        if (reply.status !== 200) await client.delete('/api/user', { confirmation: registration.email })
        await app.runAfter(10 * minute)
        expect(await tracesOf(user.id), `call ${failing}, ${at} it took effect`).toEqual([])
        if (calls.length <= failing) {
          clean = calls
          break
        }
      }
    }
  })
})
