import type { SwitchName } from './preferences.ts'
import { addDays, localDate } from './time/local-date.ts'
import type { Recurrence } from './time/recurrence.ts'
import { weekStartOf } from './time/week.ts'

export const messageChannels = ['email', 'sms', 'push'] as const
export type MessageChannel = (typeof messageChannels)[number]

/** Each device has a switch for pushes; the column says whether one is on. */
export type MessageSwitch = SwitchName | 'promptByPush'

type Times = { timezone: string; preferredTime: string; createdAt: number }

type KindOfMessage = {
  /** When it comes. Reminders come when their goal says so, a test when the person asks. */
  when?: (person: Times) => Recurrence
  needsPremium: boolean
  /** The column that switches it, for each channel by which it comes. */
  switches: Partial<Record<MessageChannel, MessageSwitch>>
  /** What else can be switched while its mail is on. */
  also?: SwitchName
}

/**
 * What the product sends by itself, and the test. The plan, the settings with their switches, the log and the
 * unsubscribe page are derived from this table, with texts in `messages`, `settings.notifications` and `unsubscribe`
 * (`domain/texts`). What a message says and reads is in `worker/modules/message/message-contents.ts`.
 */
export const messageKinds = {
  prompt: {
    when: promptOf,
    needsPremium: false,
    switches: { email: 'promptByEmail', sms: 'promptBySms', push: 'promptByPush' },
    also: 'quotesYesterday',
  },
  goal: { needsPremium: true, switches: {} },
  week: {
    when: weekMailOf,
    needsPremium: true,
    switches: { email: 'weeklyByEmail' },
    also: 'weeklyWhenEmpty',
  },
  test: { needsPremium: false, switches: {} },
} as const satisfies Record<string, KindOfMessage>

type Table = typeof messageKinds
export type MessageKind = keyof Table
export const messageKindNames = Object.keys(messageKinds) as [MessageKind, ...MessageKind[]]
/** Those that come by themselves, all of them by mail. */
export type RegularKind = { [Name in MessageKind]: Table[Name] extends { when: unknown } ? Name : never }[MessageKind]
export const regularKinds = messageKindNames.filter((name): name is RegularKind => 'when' in messageKinds[name])
export const kindOfMessage = (name: MessageKind): KindOfMessage => messageKinds[name]

/** The columns that decide whether a message is planned. */
export const plannedSwitches: MessageSwitch[] = messageKindNames.flatMap((name) =>
  Object.values(messageKinds[name].switches),
)

/** What an unsubscribe link stops: a kind, or the reminders of all goals. */
export type StoppedKind = Exclude<MessageKind, 'test'> | 'goals'

/** A day before every day of a person, so that every day counts. */
const everyDay = '1999-12-31'

/** When the morning prompt comes. */
function promptOf({ timezone, preferredTime }: Times): Recurrence {
  return { zone: timezone, time: preferredTime, frequency: 'daily', startDate: everyDay, endDate: null }
}

/** When the mail about the week that has ended comes: each Sunday, at first for the week in which the person signed up. */
function weekMailOf({ timezone: zone, preferredTime: time, createdAt }: Times): Recurrence {
  const startDate = addDays(weekStartOf(localDate(createdAt, zone)), 7)
  return { zone, time, frequency: 'weekly', startDate, endDate: null }
}
