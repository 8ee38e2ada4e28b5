import { newId } from '#domain/id'
import { alarmShare, databaseLimit, type Headline, type Operation } from '#domain/operator'
import type { Services } from './operator.services.ts'
import { requireSupportEmail } from '../../core/config.ts'
import { log } from '../../core/logging.ts'
import { sendOnce } from '../../providers/mail/mailer.ts'
import { closedAccount, unknownAccount, unprovenAccount } from '../account/account.errors.ts'
import { listCoachFaults, listOtherLetters } from '../coach/coach-faults.ts'
import { stateInWords } from '../failed-job/failed-job-words.ts'

/** Cron expressions of wrangler.toml whose runs are recorded. */
export const crons = { eachMinute: '* * * * *', daily: '17 3 * * *' } as const

/** Everything that the screen of an employee shows. */
export async function readOperation(services: Services): Promise<Operation> {
  const { operator, runs, failedJobs, contact, headlines, letterWriter, now } = services
  const [ran, databases, failed, backingOff, faults, otherLetters, written, lines] = await Promise.all([
    Promise.all(Object.values(crons).map(async (cron) => ({ cron, ranAt: await runs.find(cron) }))),
    operator.sizes(),
    failedJobs.list(now(), 100),
    operator.listBackingOff(),
    listCoachFaults(services),
    listOtherLetters(services),
    contact.list(100),
    headlines.list(),
  ])
  return {
    now: now(),
    health: {
      runs: ran,
      databases,
      failedJobs: failed.map(({ job, failures, error, failedAt }) => ({
        ...{ job, failures, error, failedAt },
        state: stateInWords({ job }),
      })),
      backingOff,
    },
    coach: { writer: letterWriter, faults, otherLetters },
    contact: written.map(({ id, name, email, subject, message, createdAt, deliveredAt }) => ({
      ...{ id, name, email, subject, message, createdAt, isDelivered: deliveredAt !== null },
    })),
    headlines: lines,
  }
}

/** The list as it is to be from now on. The last employee who saves decides. */
export async function replaceHeadlines({ headlines }: Services, lines: Headline[]): Promise<void> {
  await headlines.replace(lines)
}

/** What was answered is deleted: the support mailbox has the message. One that the mailbox never got goes too. */
export async function endContactMessage({ contact }: Services, { id }: { id: string }): Promise<void> {
  await contact.remove(id)
}

/** Bars the person with this address from signing in, or lets them in again. */
export async function changeAccount(
  { users, accounts, keptNotices, now }: Pick<Services, 'users' | 'accounts' | 'keptNotices' | 'now'>,
  { email, isActive }: { email: string; isActive: boolean },
): Promise<void> {
  const changed = await users.setActive(email, isActive)
  if (changed === 'unknown') throw unknownAccount()
  if (changed === 'refused') throw closedAccount()
  // If this fails, the command fails and can be made again.
  if (isActive) return
  await accounts.endGrants(changed.id, now())
  // The sweep of the next minute sends it: a command of an operator has no queue.
  await keptNotices.add({ id: newId(now()), userId: changed.id, notice: { about: 'account-barred' } }, now())
}

export async function makeEmployee({ users }: Pick<Services, 'users'>, { email }: { email: string }): Promise<void> {
  const made = await users.makeEmployee(email)
  if (made === 'unknown') throw unknownAccount()
  if (made === 'refused') throw unprovenAccount()
}

/** One mail a day to the support mailbox while a database is larger than the share of what it may be. */
export async function alarmOfSize(
  { operator, mailer, counters, config, now }: Services,
  { number }: { number: number },
): Promise<void> {
  const [database] = await operator.sizes([number])
  if (!database || database.bytes < alarmShare * databaseLimit) return
  const { name, bytes } = database
  log('database.large', { name, bytes })
  const to = requireSupportEmail(config)
  // Cron may run twice. A day less an hour, since it may also come early.
  const allowance = { key: `alarm:size:${name}`, max: 1, windowSeconds: 23 * 60 * 60 }
  if (!(await counters.hasRoom([allowance], now()))) return
  await sendOnce(mailer, {
    key: `alarm:size-${name}-${new Date(now()).toISOString().slice(0, 10)}`,
    to,
    subject: 'A database is filling up',
    text: `${name}: ${Math.floor((100 * bytes) / databaseLimit)} % of 10 GB\n\nA database that is full stores nothing more. docs/runbook.md says what to do.\n`,
  })
}
