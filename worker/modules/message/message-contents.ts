import { isUsable } from '#domain/entry'
import { itemsOf } from '#domain/items'
import { highlightsOf } from '#domain/highlights/highlights'
import { reminderOf, severalGoals, weekBefore, type SkipReason } from '#domain/message'
import type { MessageKind } from '#domain/message-kinds'
import { laterPrompt, type PushText } from '#domain/push'
import { pushes, smsTexts } from '#domain/texts'
import { isShowable } from '#domain/tone'
import { addDays } from '#domain/time/local-date'
import { nextOccurrence } from '#domain/time/recurrence'
import { daysOf } from '#domain/time/week'
import type { MailContent } from '../../providers/mail/mail-content.ts'
import type { UserRow } from '../account/user/user.repository.ts'
import { entryJson, toneOfRow } from '../entry/entry.json.ts'
import type { EntryRow } from '../entry/entry.repository.ts'
import type { GoalWithTone } from '../goal/goal.repository.ts'
import type { PushAddressRow } from '../push/push-address.repository.ts'
import { promptMail, reminderMail, remindersMail, testMail } from './message.mails.ts'
import type { MessageRow } from './message.repository.ts'
import { emptyWeekMail, weekMail } from './week.mails.ts'

/** What is known about the people of some messages, read just before they are sent. */
export type MessageFacts = {
  people: Map<string, UserRow>
  goals: Map<string, GoalWithTone>
  /** The goals with a reminder, of the people who get one mail for several. */
  reminded: Map<string, GoalWithTone[]>
  /** By person and day: the `days` of their messages. */
  entries: Map<string, EntryRow>
  headlines: string[]
  /** By person: the browsers that get pushes. */
  pushAddresses: Map<string, PushAddressRow[]>
  /** Numbers that have answered STOP. */
  optedOut: ReadonlySet<string>
  /** By person. */
  haveRoomForSms: ReadonlySet<string>
}

/** One message that is about to be sent. */
type About = {
  message: MessageRow
  person: UserRow
  /** The first one. */
  name: string
  known: MessageFacts
  /** That of the day, where the message has one. */
  headline: string
  origin: string
  /** Where an answer to its mail becomes a page, if mail arrives. */
  replyTo: string | undefined
  stop: string
}

type Content = {
  /** The days whose entries are read for a message of a day. */
  days?: (date: string) => string[]
  hasHeadline?: true
  /** Why it is not sent, by whichever channel. */
  refusal?: (about: About) => SkipReason | undefined
  mail: (about: About) => MailContent | SkipReason
  /** A kind without these comes by mail only. */
  sms?: (about: About) => string
  push?: (about: About) => PushText
}

/** What messages of each kind say, and what is read for them. */
export const contents: Record<MessageKind, Content> = {
  prompt: {
    days: (date) => [date, addDays(date, -1)],
    hasHeadline: true,
    refusal: ({ message, known }) => (entryOf(message, message.date, known) ? 'already-written' : undefined),
    mail: ({ message, person, name, known, headline, origin, replyTo, stop }) =>
      promptMail({
        name,
        headline,
        lastWords: person.quotesYesterday ? wordsOfYesterday(message, known) : undefined,
        replyTo,
        link: `${origin}/?respond=true`,
        stop,
      }),
    sms: ({ headline, origin }) => promptSms({ headline, link: `${origin}/?respond=true` }),
    push: ({ message: { subject, date }, headline }) => ({
      kind: 'prompt',
      date,
      offersLater: subject !== laterPrompt,
      title: headline,
      body: pushes.prompt.text,
      path: '/?respond=true',
    }),
  },
  goal: { mail: (about) => (about.message.subject === severalGoals ? remindersFor(about) : reminderFor(about)) },
  week: { days: (date) => daysOf(weekBefore(date)), mail: weekFor },
  test: {
    mail: ({ name, origin }) => testMail({ name, link: `${origin}/settings` }),
    sms: () => smsTexts.test,
    push: () => ({
      kind: 'test',
      title: pushes.test.title,
      body: pushes.test.text,
      path: '/settings',
    }),
  },
}

export const dayOf = (userId: string, date: string) => `${userId} ${date}`
const entryOf = ({ userId }: MessageRow, date: string, { entries }: MessageFacts) => entries.get(dayOf(userId, date))

const longestQuote = 200

/** How the page of the day before began, if that was an ordinary page: one without need of help, and without grief. */
function wordsOfYesterday(message: MessageRow, known: MessageFacts): string | undefined {
  const entry = entryOf(message, addDays(message.date, -1), known)
  if (!entry || toneOfRow(entry)) return undefined
  const [first] = itemsOf(entry.gratitudeText)
  return first !== undefined && first.length <= longestQuote ? first : undefined
}

function reminderFor({ message, person, name, known, origin, stop }: About): MailContent | SkipReason {
  const [goal] = goalsOf(message, known)
  if (!goal || goal.userId !== person.id || !reminderOf(goal, person)) return 'goal-gone'
  if (goal.targetDate !== null && goal.targetDate < message.date) return 'goal-gone'
  if (!isShowable(goal)) return 'private'
  const link = `${origin}/goals/${goal.id}/view`
  return reminderMail({ name, goal, today: message.date, link, stop })
}

function remindersFor({ message, name, known, origin, stop }: About): MailContent | SkipReason {
  const goals = goalsOf(message, known)
  if (goals.length === 0) return 'goal-gone'
  const titles = goals.filter(isShowable).map(({ title }) => title)
  if (titles.length === 0) return 'private'
  return remindersMail({ name, titles, link: `${origin}/goals`, stop })
}

/** The goals of which a reminder reminds: one, or all that are due at its time. */
export function goalsOf({ userId, subject, dueAt }: MessageRow, known: MessageFacts): GoalWithTone[] {
  if (subject !== severalGoals) return known.goals.get(subject) ? [known.goals.get(subject)!] : []
  const person = known.people.get(userId)
  return (known.reminded.get(userId) ?? []).filter((goal) => {
    const recurrence = person && reminderOf(goal, person)
    return recurrence && nextOccurrence(recurrence, dueAt - 1)?.at === dueAt
  })
}

/** The mail of a Sunday about the week before. */
function weekFor({ message, person, name, known, origin, stop }: About): MailContent | SkipReason {
  const week = weekBefore(message.date)
  const entries = daysOf(week)
    .flatMap((day) => entryOf(message, day, known) ?? [])
    .map(entryJson)
  // A page that was not read yet may need help too.
  const highlights = { ...highlightsOf(entries, week), hasHelpPage: !entries.every(isUsable) }
  if (highlights.counts.total > 0)
    return weekMail({ name, week, highlights, link: `${origin}/weekly-highlights?week=${week.first}`, stop })
  if (!person.weeklyWhenEmpty) return 'empty-week'
  return emptyWeekMail({ name, today: message.date, link: `${origin}/?respond=true`, stop })
}

/** The alphabet of SMS lacks these, and one of them would more than halve the length of a part. */
const replacements: [RegExp, string][] = [
  [/[‘’]/g, "'"],
  [/[“”]/g, '"'],
  [/[–—]/g, '-'],
  [/…/g, '...'],
]

export const promptSms = (about: { headline: string; link: string }): string =>
  replacements.reduce((changed, [from, to]) => changed.replace(from, to), smsTexts.prompt(about))
