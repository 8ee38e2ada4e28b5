import { type LoggedMessage, type MessageState, type DeliveryStatus, severalGoals } from '#domain/message'
import { newId } from '#domain/id'
import { localDate } from '#domain/time/local-date'
import { laterAfter, laterPrompt } from '#domain/push'
import { answers } from '#domain/texts'
import { type MessageChannel, messageKinds, type StoppedKind } from '#domain/message-kinds'
import type { Services } from './message.services.ts'
import { notFound, conflict, AppError } from '../../core/errors.ts'
import { allowance } from '#domain/limits'
import type { Owner, UserRow } from '../account/user/user.repository.ts'
import { mailAddressOf } from '../account/user/user.json.ts'
import { deliverMessages } from './delivering.usecases.ts'

const shown = 10

/** The last messages of a person. */
export async function listMessages({ journalOf }: Services, { owner }: { owner: Owner }): Promise<LoggedMessage[]> {
  const rows = await journalOf(owner).messages.listLatest(shown)
  return rows.map(({ kind, channel, goalTitle, state, reason, deliveryStatus, sentAt, dueAt }) => {
    // What was kept out of a mail is not named here either.
    const title = reason === 'private' ? null : goalTitle
    return { kind, channel, goalTitle: title, state, reason, deliveryStatus, at: sentAt ?? dueAt }
  })
}

/**
 * Lets a prompt come again by push, once and on the same day. The sweep hands the message to the queue when it is due.
 * It is not sent if the page is written by then.
 */
export async function promptLater(
  { journals, journalOf, now }: Services,
  { user, id }: { user: Pick<UserRow, keyof Owner | 'timezone'>; id: string },
): Promise<{ isComing: boolean }> {
  const message = await journals.at(user.journal).messages.find(id)
  if (message?.userId !== user.id || message.kind !== 'prompt' || message.channel !== 'push') throw notFound()
  const at = now() + laterAfter
  if (message.subject === laterPrompt || localDate(at, user.timezone) !== message.date) return { isComing: false }
  const { kind, channel, date } = message
  await journalOf(user).messages.add({ kind, channel, subject: laterPrompt, date, dueAt: at, checkAt: at }, now())
  return { isComing: true }
}

/** The sweep finds a test whose call was cut off. */
const firstCheckAfter = 10 * 60_000

const noAddress = {
  email: () => conflict('messages.no_address', answers.message.noAddress),
  sms: () => conflict('messages.no_number', answers.message.noNumber),
  push: () => conflict('messages.no_device', answers.message.noDevice),
}

const hasAddress = (user: UserRow): Record<MessageChannel, boolean> => ({
  email: mailAddressOf(user) !== null,
  sms: user.phoneVerifiedAt !== null,
  push: user.promptByPush,
})

/** Sends a test by the path of every message, within the call. Returns what came of it. */
export async function sendTestMessage(
  services: Services,
  { user, channel }: { user: UserRow; channel: MessageChannel },
): Promise<{ state: MessageState }> {
  const { journals, config } = services
  const { messages, counters } = services.journalOf(user)
  const now = services.now()
  if (!hasAddress(user)[channel]) throw noAddress[channel]()
  await counters.takeOnly(allowance(config.limits, 'testMessagesPerPerson', 'test-message'), now)
  const test = {
    kind: 'test' as const,
    channel,
    // Unlike other messages, tests may come several times a day.
    subject: newId(now),
    date: localDate(now, user.timezone),
    dueAt: now,
    checkAt: now + firstCheckAfter,
  }
  const id = await messages.add(test, now)
  await deliverMessages(services, { ids: [id], journal: user.journal })
  const message = await journals.at(user.journal).messages.find(id)
  return { state: message?.state ?? 'perhaps-sent' }
}

/** What the vendor reports about an SMS. The reports of one SMS come in any order, and more than once. */
type Report = {
  /** The message of the log. */
  id: string
  messageId: string
  status: DeliveryStatus
  number: string
  hasOptedOut: boolean
}

export async function recordSmsReport(
  { journals, optOuts, now }: Services,
  { id, messageId, status, number, hasOptedOut }: Report,
): Promise<void> {
  if (hasOptedOut) await optOuts.add(number, now())
  const found = await journals.findMessage(id)
  await found?.journal.messages.recordDelivery(id, { messageId, status, now: now() })
}

const unknownMessage = () => new AppError(404, 'messages.unknown', answers.message.unknown)

/** What the link in a mail would stop. The id of the message is the proof: only its recipient has it. */
export async function findStoppable({ journals }: Services, { id }: { id: string }) {
  const found = await journals.findMessage(id)
  // A test has nothing that could be stopped.
  if (!found || found.message.kind === 'test') throw unknownMessage()
  const { journal, message } = found
  return { ...message, kind: found.message.kind, journal }
}

/** Stops the kind of message that a mail is one of. The same call again changes nothing. */
export async function unsubscribe(services: Services, { id }: { id: string }): Promise<{ stopped: StoppedKind }> {
  const { users } = services
  const { userId, kind, subject, journal } = await findStoppable(services, { id })
  if (kind !== 'goal') await users.stopMail(userId, messageKinds[kind].switches.email)
  else if (subject === severalGoals) await journal.of(userId).goals.stopReminders()
  else await journal.of(userId).goals.stopReminder(subject)
  return { stopped: kind === 'goal' && subject === severalGoals ? 'goals' : kind }
}
