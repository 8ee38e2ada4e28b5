/** npm run seed: adds a person of each plan to the local database. */
import { newId } from '#domain/id'
import { hasPremium } from '#domain/plan'
import { createPasswordHasher } from '../worker/core/passwords.ts'
import { rowOfRole } from '../worker/dev/roles.ts'
import { openLocalDatabase } from './database.ts'
import { stateDir } from './local-environment.ts'
import { columnOf, seedEntries } from './seed-entries.ts'
import { applyMigrations } from './worker-process.ts'

const password = 'first-light'
const day = 86_400_000
const now = Date.now()

const people = [
  { name: 'Fern', role: 'free' },
  { name: 'Pearl', role: 'premium' },
  { name: 'Emery', role: 'employee' },
  { name: 'Lars', role: 'lapsed' },
] as const

applyMigrations()
const db = openLocalDatabase(stateDir)
const passwords = createPasswordHasher()
for (const [index, { name, role }] of people.entries()) {
  const username = name.toLowerCase()
  const plan = Object.fromEntries(
    Object.entries(rowOfRole[role]).map(([column, value]) => [
      columnOf(column),
      typeof value === 'boolean' ? Number(value) : value,
    ]),
  )
  const row = {
    id: newId(now),
    username,
    username_key: username,
    email: `${username}@firstlight.example`,
    name,
    phone: `+1202555010${index + 1}`,
    password: await passwords.hash(password),
    email_verified_at: now,
    created_at: now - 401 * day,
    ...plan,
  }
  const columns = Object.keys(row)
  // For a person who exists, only the password and the plan are reset.
  const stored = db
    .prepare(
      `insert into users (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})
     on conflict (username_key) do update set ${['password', ...Object.keys(plan)].map((column) => `${column} = excluded.${column}`).join(', ')} returning id`,
    )
    .get(...Object.values(row)) as { id: string }
  await seedEntries(db, { id: stored.id, username, name, premium: hasPremium(role) }, now)
}

console.log(`Sign in with one of these names and the password ${password}\n`)
for (const { name, role } of people) console.log(`  ${name.toLowerCase().padEnd(8)}${role}`)
