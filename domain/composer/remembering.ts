import { dayNumber } from '../local-date.ts'
import type { CoachMemory } from '../coach-request.ts'
import { citable, readGoal, readGratitude, type Goal, type Gratitude } from './reading.ts'
import { kindOf } from './goal-kinds.ts'
import { quoted } from './quoting.ts'
import type { Turns } from './turns.ts'
import { capitalised, fill, inWords } from './wording.ts'

const sameGratitude = [
  'You wrote the same words {when}, and they have not worn out.',
  'The same line stood here {when}; some things bear repeating.',
  '{When} it was on the page as well, word for word.',
] as const
const sameGoal = [
  'You set down the same {when}; it is still worth wanting.',
  'It was on the list {when}, too, so it seems to matter.',
  '{When} it stood here as well, and a second look is no defeat.',
] as const
const kindred = [
  '{When} you wrote {past}; there is a thread there.',
  'It has a relative in your own pages: {when} you wrote {past}.',
  'Set it beside what you wrote {when}: {past}.',
  '{When} it was {past}. You seem to know where to look.',
] as const
const kindredGoals = [
  '{When} the plan was {past}; the ground is not new to you.',
  'It is not far from {past}, which you set down {when}.',
  '{When} you wrote {past}, and this lies in the same direction.',
] as const
const earlier = [
  '{When} you wrote {past}. That belongs to the ground you stand on, too.',
  'And do not forget {past}, which you wrote {when}.',
  'Leaf back a little, and there is {past}, written {when}.',
] as const

type Cited = { date: string; quote: string; text: string }

/** A sentence that quotes an earlier day: one related to today's gratitude, else to today's goal, else any. */
export function recallEntry(
  memory: CoachMemory,
  date: string,
  turns: Turns,
  focus: Gratitude | undefined,
  goal: Goal | undefined,
): { of: 'gratitude' | 'goal'; sentence: string } | undefined {
  const days = memory.recentEntries
    .filter((entry) => entry.date < date)
    .sort((a, b) => b.date.localeCompare(a.date))
    .slice(0, 7)
  const gratitudes = days.flatMap((entry) =>
    citable(entry.gratitudeText).map((text) => ({ date: entry.date, ...readGratitude(text) })),
  )
  const goals = days.flatMap((entry) =>
    citable(entry.goalsText).map((text) => ({ date: entry.date, ...readGoal(text) })),
  )
  const say = (of: 'gratitude' | 'goal', slot: string, lines: readonly string[], cited: Cited) => {
    const when = whenWas(cited.date, date)
    return { of, sentence: fill(turns.pick(slot, lines), { when, When: capitalised(when), past: cited.quote }) }
  }
  const same = (one: { text: string }) => (other: { text: string }) => key(one.text) === key(other.text)

  if (focus) {
    const kin = gratitudes.filter((past) => past.theme === focus.theme && past.theme !== 'other' && !same(focus)(past))
    if (kin.length > 0) return say('gratitude', 'kindred', kindred, turns.pick('which kindred', kin))
  }
  if (goal) {
    const repeated = goals.find(same(goal))
    if (repeated) return say('goal', 'same goal', sameGoal, repeated)
    const kin = goals.filter((past) => past.kind === goal.kind && past.kind !== 'other')
    if (kin.length > 0) return say('goal', 'kindred goals', kindredGoals, turns.pick('which kindred goal', kin))
  }
  const repeated = focus && gratitudes.find(same(focus))
  if (repeated) return say('gratitude', 'same gratitude', sameGratitude, repeated)
  return gratitudes.length > 0
    ? say('gratitude', 'earlier', earlier, turns.pick('which earlier', gratitudes))
    : undefined
}

const kindredAims = [
  'It also belongs to something larger: {title}, which stands at {progress} percent{left}.',
  'With it, {title} comes a little nearer; that stands at {progress} percent{left}.',
] as const
const kindredBeginnings = [
  'It could also be a beginning for {title}{left}.',
  'And {title} would have its first inch{left}.',
] as const
const distantAims = [
  'Further off, {title} stands at {progress} percent{left}; for today it may wait.',
  'In the background there is {title}, {progress} percent of the way{left}.',
] as const
const distantBeginnings = ['In the background, {title} is still waiting for its first inch{left}.'] as const

/** A sentence about one active goal. A goal unrelated to today's page is named every third day. */
export function recallAim(memory: CoachMemory, date: string, turns: Turns, goal: Goal | undefined): string | undefined {
  const aims = memory.activeGoals.filter(({ title, progress }) => progress < 100 && citable(title).length === 1)
  const related = aims.filter(
    ({ title }) => goal && (sharesAWord(title, goal.text) || (goal.kind !== 'other' && kindOf(title) === goal.kind)),
  )
  if (related.length === 0 && turns.day % 3 !== 0) return undefined
  const aim = turns.pick('aim', related.length > 0 ? related : aims)
  if (!aim) return undefined
  const lines =
    related.length > 0
      ? aim.progress > 0
        ? kindredAims
        : kindredBeginnings
      : aim.progress > 0
        ? distantAims
        : distantBeginnings
  return fill(turns.pick('aim line', lines), {
    title: quoted(aim.title),
    progress: String(Math.round(aim.progress)),
    left: timeLeft(aim.targetDate, date),
  })
}

function timeLeft(targetDate: string | null | undefined, date: string): string {
  if (!targetDate) return ''
  const days = dayNumber(targetDate) - dayNumber(date)
  return days >= 1 && days <= 60 ? `, with ${days === 1 ? 'one day' : `${inWords(days)} days`} left` : ''
}

/** "yesterday", "on Tuesday", "a week ago", "on November 3" */
export function whenWas(past: string, today: string): string {
  const days = dayNumber(today) - dayNumber(past)
  if (days === 1) return 'yesterday'
  if (days === 7) return 'a week ago'
  const noon = new Date(`${past}T12:00:00Z`)
  if (days < 7) return `on ${new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' }).format(noon)}`
  const year = past.slice(0, 4) === today.slice(0, 4) ? undefined : ('numeric' as const)
  return `on ${new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', year, timeZone: 'UTC' }).format(noon)}`
}

function key(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

function sharesAWord(a: string, b: string): boolean {
  const words = (text: string) =>
    key(text)
      .split(' ')
      .filter((word) => word.length > 4)
  const known = new Set(words(a))
  return words(b).some((word) => known.has(word))
}
