import type { Goal } from './goal.ts'
import {
  kindOfMessage,
  messageChannels,
  messageKindNames,
  type MessageChannel,
  type MessageKind,
  type MessageSwitch,
} from './message-kinds.ts'
import { afterPause } from './pause.ts'
import { addDays, localDate } from './time/local-date.ts'
import { hasPremium, roleOf } from './plan.ts'
import { nextInWords, type Recurrence } from './time/recurrence.ts'
import type { User } from './user.ts'
import { weekFrom, type Period } from './time/week.ts'

/** `sending` is left only by the outcome; a message that stays there was perhaps sent. */
export const messageStates = ['waiting', 'sending', 'sent', 'perhaps-sent', 'skipped', 'failed'] as const
export type MessageState = (typeof messageStates)[number]

/** What the vendor reports about an SMS after it has taken it. */
export const deliveryStatuses = ['sent', 'delivered', 'undelivered'] as const
export type DeliveryStatus = (typeof deliveryStatuses)[number]

/** Why a message was not sent. */
export type SkipReason =
  | 'late'
  | 'already-written'
  | 'not-wanted'
  | 'away'
  | 'no-address'
  | 'no-premium'
  | 'goal-gone'
  | 'opted-out'
  | 'no-device'
  | 'private'
  | 'empty-week'

/** What a person will be sent, when, and by which channels. */
export type PlannedMessage = {
  kind: MessageKind
  /** The id of the goal, or '' for what concerns no goal. */
  subject: string
  channels: MessageChannel[]
  recurrence: Recurrence
}

export type Recipient = Pick<
  User,
  'timezone' | 'preferredTime' | 'awayUntil' | 'createdAt' | 'subscriptionStatus' | 'subscriptionEndDate' | 'isEmployee'
> &
  Record<MessageSwitch, boolean> & {
    emailVerifiedAt: number | null
    mailReturnedAt: number | null
    phoneVerifiedAt: number | null
    isActive: boolean
  }

export type RemindedGoal = Pick<
  Goal,
  'id' | 'status' | 'targetDate' | 'reminderEnabled' | 'reminderFrequency' | 'reminderTime'
> & {
  /** The local day on which the reminder was switched on. */
  reminderSince: string | null
}

/** Everything that a person is sent regularly. Nothing goes to an address or a number that was not confirmed. */
export function plannedMessages(person: Recipient, goals: RemindedGoal[]): PlannedMessage[] {
  if (!person.isActive) return []
  const isPremium = hasPremium(roleOf(person))
  const hasAddress: Record<MessageChannel, boolean> = {
    email: person.emailVerifiedAt !== null && person.mailReturnedAt === null,
    sms: person.phoneVerifiedAt !== null,
    push: true,
  }
  const planned: PlannedMessage[] = []
  for (const kind of messageKindNames) {
    const { when, needsPremium, switches } = kindOfMessage(kind)
    const channels = messageChannels.filter((channel) => {
      const name = switches[channel]
      return name !== undefined && person[name] && hasAddress[channel]
    })
    if (when && channels.length > 0 && (isPremium || !needsPremium))
      planned.push({ kind, subject: '', channels, recurrence: when(person) })
  }
  if (!hasAddress.email || !isPremium) return planned
  for (const goal of goals) {
    const recurrence = reminderOf(goal, person)
    if (recurrence) planned.push({ kind: 'goal', subject: goal.id, channels: ['email'], recurrence })
  }
  return planned
}

/** The week of the mail of a Sunday: the seven days that ended on Saturday. */
export const weekBefore = (sunday: string): Period => weekFrom(addDays(sunday, -7))

/** When a goal is reminded of; never once the goal is complete, or if its date was past from the beginning. */
export function reminderOf(
  goal: Omit<RemindedGoal, 'id'>,
  { timezone: zone, preferredTime }: Pick<Recipient, 'timezone' | 'preferredTime'>,
): Recurrence | undefined {
  const { targetDate, reminderFrequency: frequency, reminderTime, reminderSince } = goal
  if (!goal.reminderEnabled || goal.status === 'completed') return undefined
  if (frequency === 'same-day') {
    if (targetDate === null) return undefined
    return { zone, time: reminderTime ?? preferredTime, frequency: 'once', startDate: targetDate, endDate: null }
  }
  if (reminderSince === null || (targetDate !== null && targetDate < reminderSince)) return undefined
  return { zone, time: preferredTime, frequency, startDate: reminderSince, endDate: targetDate }
}

/** The settings of a goal or of a form, which has no status and was not stored yet. */
export type ReminderSettings = Omit<RemindedGoal, 'id' | 'status' | 'reminderSince'> &
  Partial<Pick<RemindedGoal, 'status' | 'reminderSince'>>

/** When the next reminder of a goal comes after an instant, in words, or why none does. */
export function nextReminderOf(
  goal: ReminderSettings,
  person: Pick<Recipient, 'timezone' | 'preferredTime' | 'awayUntil'>,
  now: number,
): { inWords: string } | { none: 'off' | 'completed' | 'no-date' | 'past' } {
  if (!goal.reminderEnabled) return { none: 'off' }
  if (goal.status === 'completed') return { none: 'completed' }
  if (goal.reminderFrequency === 'same-day' && goal.targetDate === null) return { none: 'no-date' }
  // One that is being switched on begins today.
  const reminderSince = goal.reminderSince ?? localDate(now, person.timezone)
  const recurrence = reminderOf({ status: 'active', ...goal, reminderSince }, person)
  const inWords = recurrence && nextInWords(recurrence, now, afterPause(person, now))
  return inWords ? { inWords } : { none: 'past' }
}

/** So many recurring reminders of one person come apart; more that are due together come in one mail. */
export const remindersApart = 5
/** In place of the id of a goal, in a reminder of several. */
export const severalGoals = ''

/** What is older is not sent any more. */
export const latestDelivery = 2 * 60 * 60_000

/** A message as its person sees it in the log. Its id is left out: it is the token of an unsubscribe link. */
export type LoggedMessage = {
  kind: MessageKind
  channel: MessageChannel
  /** Null if the message is about no goal, or the goal is gone. */
  goalTitle: string | null
  state: MessageState
  reason: SkipReason | null
  /** Null for mails, and until the vendor reports. */
  deliveryStatus: DeliveryStatus | null
  /** When it was sent, or was due. */
  at: number
}
