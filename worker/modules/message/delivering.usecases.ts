import { speaksOfSelfHarm } from '#domain/crisis/self-harm'
import { wordsOfGoal } from '#domain/goal-texts'
import { dayNumber } from '#domain/local-date'
import { latestDelivery, reminderOf, type SkipReason } from '#domain/message'
import { hasPremium, roleOf } from '#domain/plan'
import { requireOrigin, type Config } from '../../core/config.ts'
import { DeliveryError } from '../../core/delivery-error.ts'
import { AppError } from '../../core/errors.ts'
import { logError } from '../../core/logging.ts'
import { writeLetter, type Letter } from '../../providers/mail/letter.ts'
import type { Mailer } from '../../providers/mail/mailer.ts'
import type { UserRepository, UserRow } from '../account/user/user.repository.ts'
import type { GoalRow, RemindedGoals } from '../goal/goal.repository.ts'
import type { Journals } from '../journal/journal.repository.ts'
import type { HeadlineRepository } from './headline.repository.ts'
import { promptLetter, reminderLetter, testLetter } from './message.mails.ts'
import type { MessageRepository, MessageRow, Outcome } from './message.repository.ts'

export type DeliveringServices = {
  messages: MessageRepository
  users: Pick<UserRepository, 'findMany'>
  remindedGoals: RemindedGoals
  journals: Pick<Journals, 'listWritten'>
  headlines: HeadlineRepository
  mailer: Mailer
  config: Config
  now: () => number
}

/** What is known about the people of some messages, read just before they are sent. */
type Known = {
  people: Map<string, UserRow>
  goals: Map<string, GoalRow>
  /** Person and day of each entry. */
  written: Set<string>
  headlines: string[]
}
type Ready = { to: string; letter: Letter; headlineUsed: string | null }

/** How long the outcome of a message may take. */
const outcomeWithin = 10 * 60_000
const dayOf = (userId: string, date: string) => `${userId} ${date}`

/**
 * Sends messages, each once: a message is taken before it is sent and its outcome is recorded before the next one.
 * Addresses, switches and plans are those of this moment.
 */
export async function deliverMessages(services: DeliveringServices, { ids }: { ids: string[] }): Promise<void> {
  const { messages, remindedGoals, now } = services
  const waiting = await messages.listWaiting(ids)
  if (waiting.length === 0) return
  const known = await readAbout(services, waiting)
  const reminded: string[] = []
  for (const message of waiting) {
    if (!(await messages.take(message.id, now() + outcomeWithin))) continue
    const outcome = await deliver(services, message, known)
    await messages.record(message.id, outcome)
    if (outcome.state === 'sent' && message.kind === 'goal') reminded.push(message.subject)
  }
  if (reminded.length > 0) await remindedGoals.markReminded(reminded, now())
}

async function readAbout(
  { users, remindedGoals, journals, headlines }: DeliveringServices,
  waiting: MessageRow[],
): Promise<Known> {
  const prompts = waiting.filter(({ kind }) => kind === 'prompt')
  const goalIds = waiting.flatMap(({ kind, subject }) => (kind === 'goal' ? [subject] : []))
  const [people, goals, written, lines] = await Promise.all([
    users.findMany([...new Set(waiting.map(({ userId }) => userId))]),
    goalIds.length > 0 ? remindedGoals.findMany(goalIds) : [],
    prompts.length > 0 ? journals.listWritten(prompts) : [],
    prompts.length > 0 ? headlines.listActive() : [],
  ])
  return {
    people: new Map(people.map((person) => [person.id, person])),
    goals: new Map(goals.map((goal) => [goal.id, goal])),
    written: new Set(written.map(({ userId, date }) => dayOf(userId, date))),
    headlines: lines,
  }
}

async function deliver(services: DeliveringServices, message: MessageRow, known: Known): Promise<Outcome> {
  const { mailer, config, now } = services
  try {
    const ready = readyToSend(message, known, { origin: requireOrigin(config), now: now() })
    if (typeof ready === 'string') return { state: 'skipped', reason: ready }
    const { to, letter, headlineUsed } = ready
    await mailer.send({ id: message.id, to, ...writeLetter(letter), headers: unsubscribeHeaders(letter) })
    return { state: 'sent', sentAt: now(), messageId: null, headlineUsed }
  } catch (error) {
    logError('message.failed', error, { kind: message.kind, channel: message.channel })
    return outcomeOf(error, message, now())
  }
}

/** RFC 8058: mail programs show a button that posts to this address. */
function unsubscribeHeaders({ stop }: Letter): Record<string, string> {
  if (!stop) return {}
  return {
    'List-Unsubscribe': `<${stop.url.replace('/unsubscribe?', '/api/unsubscribe?')}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

const firstRetry = 10 * 60_000

/** An error that is not known to mean "not taken" is not tried again: the message was perhaps sent. */
function outcomeOf(error: unknown, { tries }: MessageRow, now: number): Outcome {
  if (error instanceof DeliveryError && error.fault === 'refused') return { state: 'failed' }
  const wasNotTaken = error instanceof DeliveryError || error instanceof AppError
  return wasNotTaken ? { state: 'waiting', checkAt: now + firstRetry * 2 ** tries } : { state: 'perhaps-sent' }
}

/** The letter and its address, or why nothing is sent. */
function readyToSend(
  message: MessageRow,
  known: Known,
  { origin, now }: { origin: string; now: number },
): Ready | SkipReason {
  const person = known.people.get(message.userId)
  if (message.dueAt < now - latestDelivery) return 'late'
  if (!person?.isActive) return 'not-wanted'
  if (person.email === null || person.emailVerifiedAt === null) return 'no-address'
  const to = person.email
  if (message.kind === 'test') {
    return { to, letter: testLetter({ name: person.name, link: `${origin}/settings` }), headlineUsed: null }
  }
  const stop = `${origin}/unsubscribe?message=${message.id}`
  const about = { name: person.name, stop }
  if (message.kind === 'prompt') {
    if (!person.promptByEmail) return 'not-wanted'
    if (known.written.has(dayOf(person.id, message.date))) return 'already-written'
    const headline = known.headlines[dayNumber(message.date) % known.headlines.length] ?? 'Good morning'
    return { to, letter: promptLetter({ ...about, headline, link: `${origin}/?respond=true` }), headlineUsed: headline }
  }
  const goal = known.goals.get(message.subject)
  if (!goal || goal.userId !== person.id || !reminderOf(goal, person)) return 'goal-gone'
  if (goal.targetDate !== null && goal.targetDate < message.date) return 'goal-gone'
  if (!hasPremium(roleOf(person))) return 'no-premium'
  if (speaksOfSelfHarm(wordsOfGoal(goal))) return 'private'
  const link = `${origin}/goals/${goal.id}/view`
  return { to, letter: reminderLetter({ ...about, goal, today: message.date, link }), headlineUsed: null }
}
