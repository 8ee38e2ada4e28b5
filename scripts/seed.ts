/** npm run seed: adds a person of each plan to the local database. */
import { newId } from '#domain/id'
import { createPasswordHasher } from '../worker/core/passwords.ts'
import { openLocalDatabase } from './database.ts'
import { stateDir } from './local-environment.ts'
import { seedEntries } from './seed-entries.ts'
import { applyMigrations } from './worker-process.ts'

const password = 'first-light'
const day = 86_400_000
const now = Date.now()

const free = { subscription_status: 'free', billing_status: null, subscription_end_date: null, is_employee: 0 }
const people = [
  { name: 'Fern', username: 'fern', phone: '+12025550101', says: 'Free', plan: free },
  {
    name: 'Pearl',
    username: 'pearl',
    phone: '+12025550102',
    says: 'Premium',
    plan: {
      ...free,
      subscription_status: 'active',
      billing_status: 'active',
      subscription_end_date: now + 20 * day,
    },
  },
  { name: 'Emery', username: 'emery', phone: '+12025550103', says: 'Employee', plan: { ...free, is_employee: 1 } },
  {
    name: 'Lars',
    username: 'lars',
    phone: '+12025550104',
    says: 'Lapsed',
    plan: { ...free, billing_status: 'canceled', subscription_end_date: now - 10 * day },
  },
]

applyMigrations()
const db = openLocalDatabase(stateDir)
const passwords = createPasswordHasher()
for (const { name, username, phone, says, plan } of people) {
  const row = {
    id: newId(now),
    username,
    username_key: username,
    email: `${username}@firstlight.example`,
    name,
    phone,
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
  await seedEntries(db, { id: stored.id, username, name, premium: says === 'Premium' || says === 'Employee' }, now)
}

console.log(`Sign in with one of these names and the password ${password}\n`)
for (const { username, says } of people) console.log(`  ${username.padEnd(8)}${says}`)
