import { latestDelivery, remindersApart, severalGoals } from '#domain/message'
import { nextOccurrence, type Occurrence, type Recurrence } from '#domain/time/recurrence'
import type { MessageJournal, Services } from './message.services.ts'
import { newMessageId } from './message-id.ts'
import type { MessageRow } from './message.repository.ts'
import type { Claim, ScheduleRow } from './schedule.repository.ts'

/** A batch of D1 is one JSON parameter of these; three queries a round, of a thousand in an invocation. */
const rowsPerRound = 1_000
const roundsPerRun = 200
/**
 * A consumer may get ten jobs at once. It makes up to ten queries for each, and one for each message; mails that travel
 * together are counted together.
 */
const messagesPerJob = 25
const mailsPerJob = 100
const jobsPerSend = 100
/** When the sweep looks at a message that no consumer has taken, or whose outcome is unknown. */
const firstCheckAfter = 10 * 60_000

/** Turns what is due into messages, and hands them to the queue. What does not fit into a run is left to the next. */
export async function claimDueMessages(services: Services, journal: MessageJournal): Promise<void> {
  const { schedule } = journal
  const now = services.now()
  const nextOf = rememberNext(now)
  for (let round = 0; round < roundsPerRun; round++) {
    const due = await schedule.listDue(now, rowsPerRound)
    if (due.length > 0) {
      const claims = gathered(due.map((row) => claimOf(row, { journal, now, next: nextOf(row.recurrence) })))
      await schedule.claim(claims, now)
      // An id that a run at the same time has made unnecessary names no message, and the consumer skips the id.
      await handOver(
        services,
        journal,
        claims.flatMap(({ messages }) => messages.filter(({ state }) => state === 'waiting')),
      )
    }
    if (due.length < rowsPerRound) return
  }
}

/** What is too late is recorded and not sent. The next occurrence comes after now, so nothing comes in a burst. */
function claimOf(
  row: ScheduleRow,
  { journal, now, next }: { journal: MessageJournal; now: number; next: Occurrence | undefined },
): Claim {
  const { userId, kind, subject, channels, dueAt, dueDate } = row
  const isLate = dueAt < now - latestDelivery
  const message = {
    userId,
    kind,
    subject,
    date: dueDate,
    state: isLate ? 'skipped' : 'waiting',
    reason: isLate ? 'late' : null,
    dueAt,
    checkAt: isLate ? null : now + firstCheckAfter,
    tries: 0,
    sentAt: null,
    messageId: null,
    headlineUsed: null,
    deliveryStatus: null,
  } as const
  return {
    row,
    next,
    messages: channels.map((channel) => ({ ...message, id: newMessageId(now, journal.number), channel })),
  }
}

/** Many reminders of one person that are due together become one message; each row of the schedule moves on. */
function gathered(claims: Claim[]): Claim[] {
  const recurring = claims.filter(({ row }) => row.kind === 'goal' && row.recurrence.frequency !== 'once')
  const together = Map.groupBy(recurring, ({ row }) => `${row.userId} ${row.dueAt}`)
  const inOne = new Map<Claim, Claim>()
  for (const several of together.values()) {
    if (several.length <= remindersApart) continue
    for (const [index, claim] of several.entries()) {
      const messages = index > 0 ? [] : claim.messages.map((message) => ({ ...message, subject: severalGoals }))
      inOne.set(claim, { ...claim, messages })
    }
  }
  return claims.map((claim) => inOne.get(claim) ?? claim)
}

/** Many people of one zone share their recurrence. */
function rememberNext(now: number): (recurrence: Recurrence) => Occurrence | undefined {
  const known = new Map<string, Occurrence | undefined>()
  return (recurrence) => {
    const key = JSON.stringify(recurrence)
    if (!known.has(key)) known.set(key, nextOccurrence(recurrence, now))
    return known.get(key)
  }
}

/** The sweep finds what the queue did not take. */
async function handOver(
  { queue, mailer }: Services,
  { number: journal }: MessageJournal,
  rows: MessageRow[],
): Promise<void> {
  const isMail = ({ channel }: MessageRow) => channel === 'email' && mailer.sendBatch !== undefined
  const byBatch = Map.groupBy(rows.filter(isMail), ({ messageId }) => messageId)
  const jobs = [
    // A batch that is tried again stays together.
    ...[...byBatch.values()].flatMap((some) => chunksOf(some, mailsPerJob)),
    ...chunksOf(
      rows.filter((row) => !isMail(row)),
      messagesPerJob,
    ),
  ].map((some) => ({ body: { job: 'deliverMessages' as const, ids: some.map(({ id }) => id), journal } }))
  for (const some of chunksOf(jobs, jobsPerSend)) await queue.sendBatch(some).catch(() => {})
}

function chunksOf<Item>(items: Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )
}

/** Four queries a round. Many people may press Later in the same minute. */
const checkedPerRound = 1_000
const checksPerRun = 50
const checkAgainAfter = 30 * 60_000

/**
 * Hands messages over again that no consumer has taken, and settles those that were taken and whose outcome was never
 * recorded: they were perhaps sent, and nobody gets a message twice.
 */
export async function sweepMessages(services: Services, journal: MessageJournal): Promise<void> {
  for (let round = 0; round < checksPerRun; round++) {
    const unsettled = await journal.messages.listToCheck(services.now(), checkedPerRound)
    if (unsettled.length > 0) await settle(services, journal, unsettled)
    if (unsettled.length < checkedPerRound) return
  }
}

async function settle(services: Services, journal: MessageJournal, unsettled: MessageRow[]): Promise<void> {
  const { now } = services
  const { messages } = journal
  const { waiting = [], sending = [] } = Object.groupBy(unsettled, ({ state }) => state)
  const isLate = ({ dueAt }: { dueAt: number }) => dueAt < now() - latestDelivery
  await messages.settle(sending, { state: 'perhaps-sent' })
  await messages.settle(waiting.filter(isLate), { state: 'skipped', reason: 'late' })
  const onTime = waiting.filter((message) => !isLate(message))
  await messages.settle(onTime, { state: 'waiting', checkAt: now() + checkAgainAfter })
  await handOver(services, journal, onTime)
}
