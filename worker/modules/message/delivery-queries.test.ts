import { beforeEach, expect, it, vi } from 'vitest'
import { newId } from '#domain/id'
import { DeliveryError } from '../../core/errors.ts'
import { connect } from '../../db/client.ts'
import { rowsOf } from '../../db/statements.ts'
import { emptyTables } from '../../testing/journals.ts'
import { signUp } from '../../testing/people.ts'
import { handOver } from '../../testing/queue.ts'
import { realEnv } from '../../testing/real-env.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { createTestClock, dawn, hour } from '../../testing/test-clock.ts'
import { sessions } from '../account/session/session.table.ts'
import type { UserRow } from '../account/user/user.repository.ts'
import { users } from '../account/user/user.table.ts'
import { pushAddresses } from '../push/push-address.table.ts'

/** Half of what D1 allows an invocation. The queue hands over so many jobs at once. */
const queriesAllowed = 500
const jobsAtOnce = 10

beforeEach(() => emptyTables('users', 'schedule', 'messages', 'opt_outs'))

/** Four hundred people, each with a browser that gets pushes. */
async function addPeople(app: TestApp, changes: Partial<UserRow>): Promise<void> {
  const { user } = await signUp(app)
  const first = (await app.services.users.find(user.id))!
  const people = Array.from({ length: 400 }, (_, index) => ({
    ...first,
    ...changes,
    promptByEmail: changes.promptByEmail ?? false,
    id: newId(dawn),
    username: `other${index}`,
    usernameKey: `other${index}`,
    email: `other${index}@mail.test`,
    phone: `+1303555${String(index).padStart(4, '0')}`,
    planChanges: 1,
  }))
  const createdAt = dawn
  const times = { createdAt, lastSeenAt: dawn, endedAt: null }
  const signedIn = people.map(({ id }) => ({ id, userId: id, tokenHash: id, device: '', ...times }))
  const browsers = people.map(({ id }) => ({
    sessionId: id,
    userId: id,
    endpoint: id,
    p256dh: '',
    auth: '',
    createdAt,
  }))
  const db = connect(realEnv.DB)
  const [one, ...others] = people.map((row) => db.insert(users).values(row))
  await db.batch([one!, ...others])
  await db.insert(sessions).select(rowsOf(sessions, signedIn))
  await db.insert(pushAddresses).select(rowsOf(pushAddresses, browsers))
}

const refuse = (fault: DeliveryError['fault']) => () => Promise.reject(new DeliveryError(fault, undefined))

const byMail = { promptByEmail: true, emailVerifiedAt: dawn }
const bySms = { promptBySms: true, phoneVerifiedAt: dawn }
const byPush = { promptByPush: true }

it.each<[string, Partial<UserRow>]>([
  ['mail', byMail],
  ['SMS', bySms],
  ['push', byPush],
  ['mail, SMS and push', { ...byMail, ...bySms, ...byPush }],
])(
  'ten jobs of %s make at most half the queries of one invocation, also if no message can be sent',
  async (_, changes) => {
    using _log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const services = {
      smsSender: { send: refuse('opted-out') },
      pusher: { publicKey: '', accepts: () => true, send: refuse('gone') },
    }
    // Each mail is counted, also one that the vendor refuses.
    const app = createTestApp({ clock: createTestClock(dawn), services })
    await addPeople(app, changes)
    await app.cron()
    app.clock.set(dawn + hour)
    await app.cron()
    const jobs = app.waiting.splice(0, jobsAtOnce)
    expect(jobs.map(({ job }) => job)).toEqual(Array.from({ length: jobsAtOnce }, () => 'deliverMessages'))

    app.watch.begin()
    const { explicitAcks } = await handOver(app, jobs)
    const queries = app.watch.of('d1').flatMap(({ sql }) => sql)
    expect(explicitAcks).toHaveLength(jobsAtOnce)
    // A job takes its messages and records their outcomes.
    expect(queries.filter((sql) => sql.startsWith('update "messages"'))).toHaveLength(2 * jobsAtOnce)
    const optOuts = queries.filter((sql) => /^select .* from "opt_outs"/.test(sql))
    expect(optOuts.length).toBeLessThanOrEqual(jobsAtOnce)
    expect(queries.length).toBeLessThanOrEqual(queriesAllowed)
  },
)
