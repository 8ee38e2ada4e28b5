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
  /** In the log. */
  title: string
  /** When it comes. Reminders come when their goal says so, a test when the person asks. */
  when?: (person: Times) => Recurrence
  /** Said where the next one is announced. */
  unless?: string
  needsPremium: boolean
  /** The column that switches it, for each channel by which it comes. */
  switches: Partial<Record<MessageChannel, MessageSwitch>>
  /** In place of its switch, for a person without Premium. */
  offer?: string
  /** What else can be switched while its mail is on. */
  also?: SwitchName
  /** Said after its unsubscribe link was used. What says nothing cannot be stopped. */
  stopped?: string
}

/**
 * What the product sends by itself, and the test. The plan, the settings with their switches, the log and the
 * unsubscribe page are derived from this table. What a message says and reads is in
 * `worker/modules/message/message-contents.ts`.
 */
export const messageKinds = {
  prompt: {
    title: 'Morning prompt',
    when: promptOf,
    unless: ', unless you have written by then',
    needsPremium: false,
    switches: { email: 'promptByEmail', sms: 'promptBySms', push: 'promptByPush' },
    also: 'quotesYesterday',
    stopped: 'The morning prompt is off. Your pages are still here, and you can write whenever you like.',
  },
  goal: {
    title: 'Reminder',
    needsPremium: true,
    switches: {},
    stopped: 'The reminder of this goal is off. The goal itself stays as it is.',
  },
  week: {
    title: 'Weekly highlights',
    when: weekMailOf,
    needsPremium: true,
    switches: { email: 'weeklyByEmail' },
    offer: 'Your week in a short letter, on Sundays. Part of Premium.',
    also: 'weeklyWhenEmpty',
    stopped: 'The weekly mail is off. Your weeks stay in the app, for whenever you want to look at them.',
  },
  test: { title: 'Test', needsPremium: false, switches: {} },
} as const satisfies Record<string, KindOfMessage>

export type MessageKind = keyof typeof messageKinds
export const messageKindNames = Object.keys(messageKinds) as [MessageKind, ...MessageKind[]]
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
