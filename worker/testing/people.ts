import { eq } from 'drizzle-orm'
import type { Registration, User } from '#domain/user'
import { connect } from '../db/client.ts'
import { rowOfRole, type SignedInRole } from '../dev/roles.ts'
import { users } from '../modules/account/user/user.table.ts'
import { mailsTo, resetTokenIn } from './outbox.ts'
import { realEnv } from './real-env.ts'
import type { TestApp } from './test-app.ts'
import type { ClientOptions, TestClient } from './test-client.ts'

let made = 0

/** A registration that no other in this file clashes with. */
export function newRegistration(changes: Partial<Registration> = {}): Registration {
  made += 1
  return {
    username: `person${made}`,
    email: `person${made}@mail.test`,
    password: 'morning light',
    name: `Person ${made}`,
    phone: `+1202555${String(made).padStart(4, '0')}`,
    timezone: 'America/New_York',
    preferredTime: '06:00',
    ...changes,
  }
}

export type TestPerson = { client: TestClient; user: User; registration: Registration }

/** A new person who is signed in. */
export async function signUp(
  app: TestApp,
  changes: Partial<Registration> = {},
  options?: ClientOptions,
): Promise<TestPerson> {
  const client = app.client(options)
  const registration = newRegistration(changes)
  const reply = await client.post('/api/register', registration)
  if (reply.status !== 201) throw new Error(`Signing up answered ${reply.status}: ${await reply.text()}`)
  const user = await reply.json<User>()
  // Asked in the app before the first letter.
  if (app.services.coach !== app.services.composer) await changeRow(user.id, { lettersByModel: true })
  return { client, user, registration }
}

export async function signUpAs(app: TestApp, role: SignedInRole, changes?: Partial<Registration>): Promise<TestPerson> {
  const person = await signUp(app, changes)
  await changeRow(person.user.id, rowOfRole[role])
  return person
}

/** The person sets a new password by the link in a mail. */
export async function resetPassword(app: TestApp, { user }: TestPerson): Promise<void> {
  await app.client().post('/api/auth/forgot-password', { email: user.email })
  await app.runWaiting()
  const mail = (await mailsTo(user)).find(({ subject }) => subject === 'Choose a new password')
  const password = 'a new morning'
  const reply = await app.client().post('/api/auth/reset-password', { token: resetTokenIn(mail!), password })
  if (!reply.ok) throw new Error(`The reset answered ${reply.status}: ${await reply.text()}`)
}

/** For what no call can do to a person's row. */
export async function changeRow(id: string, changes: Partial<typeof users.$inferInsert>): Promise<void> {
  if (Object.keys(changes).length > 0) await connect(realEnv.DB).update(users).set(changes).where(eq(users.id, id))
}
