import { getTableName } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/sqlite-core'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as schema from '../../db/schema.ts'
import { createIdentityStandIn, emptyDirectory, signInThrough } from '../../testing/identity-stand-in.ts'
import { changeRow, resetPassword, signUp, type TestPerson } from '../../testing/people.ts'
import { everyRow } from '../../testing/stored.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { leaveTraceInEachTable } from '../../testing/traces.ts'
import { tableGrants } from './grants.ts'

let standIn: Awaited<ReturnType<typeof createIdentityStandIn>>
beforeAll(async () => {
  standIn = await createIdentityStandIn()
})
beforeEach(emptyDirectory)

/** The password, and what a person is found by, with when it ends. */
const columnGrants = {
  password: 'always',
  googleId: 'unproven',
  appleId: 'unproven',
  // Gets prompts by SMS, and what it answers is stored.
  phone: 'unproven',
  usernameKey: 'none',
  email: 'none',
  stripeCustomerId: 'none',
  stripeSubscriptionId: 'none',
}

type Row = Record<string, unknown>
const tableNames = Object.fromEntries(Object.entries(schema).map(([name, table]) => [name, getTableName(table)]))

describe('the table of grants', () => {
  it('names each table of the database', async () => {
    expect(Object.keys(tableGrants).sort()).toEqual(Object.keys(schema).sort())
    expect(Object.values(tableNames).sort()).toEqual(Object.keys(await everyRow()).sort())
  })

  it('names each column by which a person is found', () => {
    const { columns, indexes } = getTableConfig(schema.users)
    const found = columns.filter((column) => column.isUnique).map(({ name }) => name)
    expect(
      Object.keys(columnGrants)
        .filter((name) => name !== 'password')
        .sort(),
    ).toEqual(found.sort())
    // What has an index and is not unique plans and erases.
    expect(indexes.map(({ config }) => config.name).sort()).toEqual([
      'users_to_erase',
      'users_to_move',
      'users_to_plan',
    ])
  })
})

const events: Record<string, { isProven?: true; happen: (app: TestApp, person: TestPerson) => Promise<void> }> = {
  'a reset of the password where the address was unproven': { happen: resetPassword },
  'a reset of the password where the address was proven': { isProven: true, happen: resetPassword },
  'a transfer of the account': {
    async happen(app, { user }) {
      const { location } = await signInThrough('google', { app, standIn, claims: { email: user.email! } })
      expect(location).toBe('/')
    },
  },
}

describe.each(Object.entries(events))('%s', (_, { isProven, happen }) => {
  const ends = (grant: string) => grant === 'always' || (grant === 'unproven' && !isProven)

  it('ends what the table of grants says', async () => {
    const app = createTestApp({ variables: standIn.variables })
    const person = await signUp(app)
    await leaveTraceInEachTable(app, person)
    const before = { password: 'an old hash', googleId: 'another google', appleId: 'another apple' }
    await changeRow(person.user.id, { ...before, phoneVerifiedAt: 1, emailVerifiedAt: isProven ? 1 : null })
    const rowsOf = async (name: string) =>
      ((await everyRow())[tableNames[name]!] as Row[]).filter((row) => row.user_id === person.user.id)
    const grants = Object.entries(tableGrants).filter(([, grant]) => grant !== 'none')
    const had = await Promise.all(grants.map(async ([name]) => [name, await rowsOf(name)] as const))
    for (const [name, rows] of had) expect(rows, name).not.toEqual([])

    await happen(app, person)
    for (const [index, [name, grant]] of grants.entries()) {
      const [key] = Object.keys(had[index]![1][0]!)
      const known = had[index]![1].map((row) => row[key!])
      const left = (await rowsOf(name)).filter((row) => known.includes(row[key!]) && !row.ended_at)
      expect(left.length > 0, name).toBe(!ends(grant))
    }
    const row = (await app.services.users.find(person.user.id))!
    const names = Object.entries(columnGrants).filter(([, grant]) => grant !== 'none') as [keyof typeof row, string][]
    const held = { ...before, phone: person.user.phone }
    for (const [name, grant] of names) expect(row[name] === held[name as keyof typeof held], name).toBe(!ends(grant))
    expect([row.phoneVerifiedAt === null, row.emailVerifiedAt]).toEqual([!isProven, expect.any(Number)])
  })
})
