import { newId } from '#domain/id'
import { latestDelivery, severalGoals } from '#domain/message'
import type { UserRow } from '../account/user/user.repository.ts'
import type { MessageJournal, Services } from './message.services.ts'
import { requireOrigin } from '../../core/config.ts'
import { DeliveryError, AppError } from '../../core/errors.ts'
import { logError } from '../../core/logging.ts'
import type { Mail } from '../../providers/mail/mailer.ts'
import type { MessageJob } from '../../core/jobs.ts'
import type { MessageRow, Outcome } from './message.repository.ts'
import { contents, dayOf, goalsOf, type MessageFacts } from './message-contents.ts'
import { readyToSend, type ReadyMessage } from './ready-message.ts'
import { hasRoomInAll, isNewAccount } from '../failed-job/ceilings.ts'
import { sendPush } from '../push/push.usecases.ts'
import { sendSms } from '../sms/sms.usecases.ts'

/** How long the outcomes of a job may take: 26 calls to vendors, of ten seconds at most. */
const outcomeWithin = 10 * 60_000

/**
 * Sends messages, each once: all are taken before the first is sent, and all outcomes are recorded after the last, in two
 * statements of the thousand that an invocation may make. Addresses, switches and plans are those of this moment.
 */
export async function deliverMessages(
  services: Services,
  { ids, journal: number }: Omit<MessageJob, 'job'>,
): Promise<void> {
  const { journals, pushAddresses, now } = services
  const journal = journals.at(number)
  const { messages, remindedGoals } = journal
  const waiting = await messages.listWaiting(ids)
  if (waiting.length === 0) return
  const known = await readAbout(services, journal, waiting)
  const taken = await messages.take(
    waiting.map(({ id }) => id),
    now() + outcomeWithin,
  )
  const outcomes: ({ id: string } & Outcome)[] = []
  const reminded: string[] = []
  const withoutDevice: string[] = []
  const mails: Mailed[] = []
  const newBatch = newId(now())
  const delivered: (Delivered | undefined)[] = []
  for (const message of waiting)
    if (taken.has(message.id)) delivered.push(await deliver(services, message, { known, mails }))
  const batches = Map.groupBy(mails, ({ message }) => message.messageId ?? newBatch)
  for (const [batch, some] of batches) delivered.push(...(await deliverBatch(services, some, batch)))
  for (const { message, outcome } of delivered.filter((one) => one !== undefined)) {
    outcomes.push({ id: message.id, ...outcome })
    if (outcome.state === 'skipped' && outcome.reason === 'no-device') withoutDevice.push(message.userId)
    if (outcome.state === 'sent' && message.kind === 'goal')
      reminded.push(...goalsOf(message, known).map(({ id }) => id))
  }
  await messages.record(outcomes)
  if (withoutDevice.length > 0) await pushAddresses.deleteInactive(withoutDevice, now())
  if (reminded.length > 0) await remindedGoals.markReminded(reminded, now())
  await eraseAbsent(services, journal, waiting, known)
}

/** A claim or a plan that ran during an erasure can bring rows of the person back, so they are erased again. */
async function eraseAbsent(
  { queue }: Services,
  { number }: MessageJournal,
  waiting: MessageRow[],
  { people }: MessageFacts,
): Promise<void> {
  const absent = new Set(waiting.map(({ userId }) => userId).filter((userId) => !people.has(userId)))
  for (const userId of absent) await queue.send({ job: 'eraseAccount', userId, journal: number })
}

async function readAbout(
  services: Services,
  { remindedGoals, listEntries }: MessageJournal,
  waiting: MessageRow[],
): Promise<MessageFacts> {
  const { users, headlines, pushAddresses, optOuts, now } = services
  const hasHeadlines = waiting.some(({ kind }) => contents[kind].hasHeadline)
  const reminders = waiting.filter(({ kind }) => kind === 'goal')
  const goalIds = reminders.flatMap(({ subject }) => (subject === severalGoals ? [] : [subject]))
  const ofSeveral = reminders.flatMap(({ subject, userId }) => (subject === severalGoals ? [userId] : []))
  const days = waiting.flatMap(({ kind, userId, date }) =>
    (contents[kind].days?.(date) ?? []).map((day) => ({ userId, date: day })),
  )
  const pushed = waiting.filter(({ channel }) => channel === 'push').map(({ userId }) => userId)
  const people = await users.findMany([...new Set(waiting.map(({ userId }) => userId))])
  const texted = new Set(waiting.filter(({ channel }) => channel === 'sms').map(({ userId }) => userId))
  const withNumber = people.filter(({ id, phone }) => texted.has(id) && phone !== null)
  const numbers = withNumber.map(({ phone }) => phone!)
  const [goals, reminded, entries, lines, addresses, optedOut, haveRoomForSms] = await Promise.all([
    goalIds.length > 0 ? remindedGoals.findMany(goalIds) : [],
    ofSeveral.length > 0 ? remindedGoals.listReminded(ofSeveral) : [],
    days.length > 0 ? listEntries(days) : [],
    hasHeadlines ? headlines.listActive() : [],
    pushed.length > 0 ? pushAddresses.listActive(pushed, now()) : [],
    numbers.length > 0 ? optOuts.listOf(numbers) : new Set<string>(),
    findRoomForSms(services, withNumber),
  ])
  return {
    people: new Map(people.map((person) => [person.id, person])),
    goals: new Map(goals.map((goal) => [goal.id, goal])),
    reminded: Map.groupBy(reminded, ({ userId }) => userId),
    entries: new Map(entries.map((entry) => [dayOf(entry.userId, entry.date), entry])),
    headlines: lines,
    pushAddresses: Map.groupBy(addresses, ({ userId }) => userId),
    optedOut,
    haveRoomForSms,
  }
}

/** By id: those who can get an SMS within the room of all. Half of it is for accounts that were there before. */
async function findRoomForSms(services: Services, people: UserRow[]): Promise<Set<string>> {
  const groups = [...Map.groupBy(people, (person) => isNewAccount(person, services.now()))]
  const withRoom = await Promise.all(
    groups.map(async ([isNew, group]) =>
      (await hasRoomInAll(services, 'smsInAll', { amount: group.length, isNew })) ? group : [],
    ),
  )
  return new Set(withRoom.flat().map(({ id }) => id))
}

type Delivered = { message: MessageRow; outcome: Outcome }
type Mailed = { message: MessageRow; mail: Mail; headlineUsed: string | null }

/** A mail that travels with others is added to `mails`, and has no outcome yet. */
async function deliver(
  services: Services,
  message: MessageRow,
  { known, mails }: { known: MessageFacts; mails: Mailed[] },
): Promise<Delivered | undefined> {
  const { config, mailer, now } = services
  try {
    const ready = readyToSend(message, known, {
      origin: requireOrigin(config),
      answersDomain: config.answersDomain,
      now: now(),
    })
    if (typeof ready === 'string') return { message, outcome: { state: 'skipped', reason: ready } }
    const { headlineUsed } = ready
    if (ready.channel === 'email' && mailer.sendBatch) {
      mails.push({ message, mail: ready.mail, headlineUsed })
      return undefined
    }
    const messageId = await send(services, message, ready, known)
    return { message, outcome: { state: 'sent', sentAt: now(), messageId, headlineUsed } }
  } catch (error) {
    return { message, outcome: failed(error, message, now()) }
  }
}

/**
 * Sends the mails in one call. Those that are to be tried later keep the key of the batch, by which the vendor takes it
 * once, whichever job comes next.
 */
async function deliverBatch({ mailer, now }: Services, mails: Mailed[], batch: string): Promise<Delivered[]> {
  const sent = await mailer.sendBatch!(
    mails.map(({ mail }) => mail),
    `messages:${batch}`,
  ).catch((fault: unknown) => mails.map(() => ({ fault })))
  return mails.map(({ message, headlineUsed }, index): Delivered => {
    const { fault } = sent[index]!
    if (fault === undefined)
      return { message, outcome: { state: 'sent', sentAt: now(), messageId: null, headlineUsed } }
    const outcome = failed(fault, message, now())
    return { message, outcome: outcome.state === 'waiting' ? { ...outcome, messageId: batch } : outcome }
  })
}

function failed(error: unknown, message: MessageRow, now: number): Outcome {
  logError('message.failed', error, { kind: message.kind, channel: message.channel })
  return outcomeOf(error, message, now)
}

/** The id that the vendor gave. */
async function send(
  services: Services,
  { userId }: MessageRow,
  ready: ReadyMessage,
  { optedOut, haveRoomForSms }: MessageFacts,
): Promise<string | null> {
  if (ready.channel === 'sms' && !haveRoomForSms.has(userId)) throw new DeliveryError('try-later', undefined)
  if (ready.channel === 'sms') return (await sendSms(services, { sms: ready.sms, optedOut })).messageId
  if (ready.channel === 'push') {
    await sendPush(services, ready)
    return null
  }
  await services.mailer.send(ready.mail)
  return null
}

const firstRetry = 10 * 60_000

/** An error that is not known to mean "not taken" is not tried again: the message was perhaps sent. */
function outcomeOf(error: unknown, { tries }: MessageRow, now: number): Outcome {
  if (error instanceof DeliveryError && error.fault === 'refused') return { state: 'failed' }
  if (error instanceof DeliveryError && error.fault === 'gone') return { state: 'skipped', reason: 'no-device' }
  if (error instanceof DeliveryError && error.fault === 'opted-out') return { state: 'skipped', reason: 'opted-out' }
  const wasNotTaken = error instanceof DeliveryError || error instanceof AppError
  if (!wasNotTaken) return { state: 'perhaps-sent' }
  const wanted = error instanceof DeliveryError ? (error.retryAfter ?? 0) : 0
  return { state: 'waiting', checkAt: now + Math.max(firstRetry * 2 ** tries, Math.min(wanted, latestDelivery)) }
}
