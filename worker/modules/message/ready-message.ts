import { speaksOfSelfHarm } from '#domain/coach/self-harm'
import { wordsOfGoal } from '#domain/goal-texts'
import { itemsOf } from '#domain/entry'
import { addDays, dayNumber } from '#domain/time/local-date'
import { latestDelivery, reminderOf, severalGoals, weekBefore, type SkipReason } from '#domain/message'
import { hasPremium, roleOf } from '#domain/plan'
import { laterPrompt, type PushContent } from '#domain/push'
import { nextOccurrence } from '#domain/time/recurrence'
import { instantOf } from '#domain/time/wall-clock'
import { isE164 } from '#domain/user'
import { daysOf } from '#domain/time/week'
import type { Letter } from '../../providers/mail/letter.ts'
import type { Sms } from '../../providers/sms/sms-sender.ts'
import type { UserRow } from '../account/user/user.repository.ts'
import { toneOfRow } from '../entry/entry.json.ts'
import type { EntryRow } from '../entry/entry.repository.ts'
import type { GoalRow } from '../goal/goal.repository.ts'
import type { PushAddressRow } from '../push/push-address.repository.ts'
import { promptLetter, reminderLetter, remindersLetter, testLetter } from './message.mails.ts'
import type { MessageRow } from './message.repository.ts'
import { weekLetterFor } from './week-letter.ts'
import { promptPush, testPush } from './message.push.ts'
import { promptSms, testSms } from './message.sms.ts'

/** What is known about the people of some messages, read just before they are sent. */
export type Known = {
  people: Map<string, UserRow>
  goals: Map<string, GoalRow>
  /** The goals with a reminder, of the people who get one mail for several. */
  reminded: Map<string, GoalRow[]>
  /** By person and day: those of `daysReadFor`. */
  entries: Map<string, EntryRow>
  headlines: string[]
  /** By person: the browsers that get pushes. */
  pushAddresses: Map<string, PushAddressRow[]>
  /** Numbers that have answered STOP. */
  optedOut: ReadonlySet<string>
}

export type ReadyMessage = { headlineUsed: string | null } & (
  | { channel: 'email'; to: string; letter: Letter }
  | { channel: 'sms'; sms: Sms }
  | { channel: 'push'; addresses: PushAddressRow[]; content: PushContent; validSeconds: number }
)

type Now = { origin: string; now: number }

/** The days whose entries a message needs: a prompt its day and the day before, the weekly mail those of its week. */
export function daysReadFor({ kind, date }: Pick<MessageRow, 'kind' | 'date'>): string[] {
  if (kind === 'prompt') return [date, addDays(date, -1)]
  return kind === 'week' ? daysOf(weekBefore(date)) : []
}

export const dayOf = (userId: string, date: string) => `${userId} ${date}`

/** What is sent and to which address, or why nothing is sent. */
export function readyToSend(message: MessageRow, known: Known, now: Now): ReadyMessage | SkipReason {
  const person = known.people.get(message.userId)
  if (message.dueAt < now.now - latestDelivery) return 'late'
  if (!person?.isActive) return 'not-wanted'
  if (message.channel === 'sms') return readySms(message, person, known, now)
  if (message.channel === 'push') return readyPush(message, person, known, now)
  return readyMail(message, person, known, now)
}

function readyMail(message: MessageRow, person: UserRow, known: Known, { origin }: Now): ReadyMessage | SkipReason {
  if (person.email === null || person.emailVerifiedAt === null) return 'no-address'
  const to = person.email
  if (message.kind === 'test') {
    const letter = testLetter({ name: person.name, link: `${origin}/settings` })
    return { channel: 'email', to, letter, headlineUsed: null }
  }
  const about = { name: person.name, stop: `${origin}/unsubscribe?message=${message.id}` }
  if (message.kind === 'prompt') {
    if (!person.promptByEmail) return 'not-wanted'
    if (isWritten(message, known)) return 'already-written'
    const headline = headlineOf(message, known)
    const lastWords = wordsOfYesterday(message, known)
    const letter = promptLetter({ ...about, headline, lastWords, link: `${origin}/?respond=true` })
    return { channel: 'email', to, letter, headlineUsed: headline }
  }
  if (message.kind === 'week') {
    const rows = daysReadFor(message).flatMap((day) => known.entries.get(dayOf(person.id, day)) ?? [])
    const letter = weekLetterFor({ person, sunday: message.date, rows, origin, stop: about.stop })
    return typeof letter === 'string' ? letter : { channel: 'email', to, letter, headlineUsed: null }
  }
  if (message.subject === severalGoals) return readyReminders(message, person, known, { origin, to })
  const goal = known.goals.get(message.subject)
  if (!goal || goal.userId !== person.id || !reminderOf(goal, person)) return 'goal-gone'
  if (goal.targetDate !== null && goal.targetDate < message.date) return 'goal-gone'
  if (!hasPremium(roleOf(person))) return 'no-premium'
  if (speaksOfSelfHarm(wordsOfGoal(goal))) return 'private'
  const letter = reminderLetter({ ...about, goal, today: message.date, link: `${origin}/goals/${goal.id}/view` })
  return { channel: 'email', to, letter, headlineUsed: null }
}

function readyReminders(
  message: MessageRow,
  person: UserRow,
  known: Known,
  { origin, to }: { origin: string; to: string },
): ReadyMessage | SkipReason {
  const goals = goalsOf(message, known)
  if (goals.length === 0) return 'goal-gone'
  if (!hasPremium(roleOf(person))) return 'no-premium'
  const titles = goals.filter((goal) => !speaksOfSelfHarm(wordsOfGoal(goal))).map(({ title }) => title)
  if (titles.length === 0) return 'private'
  const stop = `${origin}/unsubscribe?message=${message.id}`
  const letter = remindersLetter({ name: person.name, titles, link: `${origin}/goals`, stop })
  return { channel: 'email', to, letter, headlineUsed: null }
}

/** The goals of which a reminder reminds: one, or all that are due at its time. */
export function goalsOf({ userId, subject, dueAt }: MessageRow, known: Known): GoalRow[] {
  if (subject !== severalGoals) return known.goals.get(subject) ? [known.goals.get(subject)!] : []
  const person = known.people.get(userId)
  return (known.reminded.get(userId) ?? []).filter((goal) => {
    const recurrence = person && reminderOf(goal, person)
    return recurrence && nextOccurrence(recurrence, dueAt - 1)?.at === dueAt
  })
}

/** Only the morning prompt and a test come by SMS. */
function readySms(message: MessageRow, person: UserRow, known: Known, { origin, now }: Now): ReadyMessage | SkipReason {
  if (person.phone === null || person.phoneVerifiedAt === null || !isE164(person.phone)) return 'no-address'
  if (message.kind !== 'test') {
    if (message.kind !== 'prompt' || !person.promptBySms) return 'not-wanted'
    if (isWritten(message, known)) return 'already-written'
  }
  const headline = message.kind === 'prompt' ? headlineOf(message, known) : null
  const sms = {
    to: person.phone,
    text: headline === null ? testSms : promptSms({ headline, link: `${origin}/?respond=true` }),
    validSeconds: Math.max(60, Math.floor((message.dueAt + latestDelivery - now) / 1000)),
    statusCallback: `${origin}/api/sms/status?message=${message.id}`,
  }
  return { channel: 'sms', sms, headlineUsed: headline }
}

/** Only the morning prompt and a test come by push. */
function readyPush(message: MessageRow, person: UserRow, known: Known, { now }: Now): ReadyMessage | SkipReason {
  if (message.kind !== 'prompt' && message.kind !== 'test') return 'not-wanted'
  if (message.kind === 'prompt' && isWritten(message, known)) return 'already-written'
  const addresses = known.pushAddresses.get(person.id)
  if (!addresses) return 'no-device'
  const about = { message: message.id, person: person.id }
  const headline = message.kind === 'prompt' ? headlineOf(message, known) : null
  const offersLater = message.subject !== laterPrompt
  const content =
    headline === null ? testPush(about) : promptPush({ ...about, headline, date: message.date, offersLater })
  return {
    channel: 'push',
    addresses,
    content,
    validSeconds: secondsLeft(message, person, now),
    headlineUsed: headline,
  }
}

/** A device that was off gets no prompt hours later, and none on the next day. */
function secondsLeft({ dueAt, date }: MessageRow, { timezone }: UserRow, now: number): number {
  const dayEnds = instantOf({ date: addDays(date, 1), time: '00:00', zone: timezone }) ?? Infinity
  return Math.max(60, Math.floor((Math.min(dueAt + latestDelivery, dayEnds) - now) / 1000))
}

const isWritten = ({ userId, date }: MessageRow, { entries }: Known) => entries.has(dayOf(userId, date))

const longestQuote = 200

/** How the page of the day before began, if that was an ordinary page: one without need of help, and without grief. */
function wordsOfYesterday({ userId, date }: MessageRow, { entries }: Known): string | undefined {
  const entry = entries.get(dayOf(userId, addDays(date, -1)))
  if (!entry || toneOfRow(entry)) return undefined
  const [first] = itemsOf(entry.gratitudeText)
  return first !== undefined && first.length <= longestQuote ? first : undefined
}

const headlineOf = ({ date }: MessageRow, { headlines }: Known) =>
  headlines[dayNumber(date) % headlines.length] ?? 'Good morning'
