import type { Addressee, CoachMemory } from '../coach-request.ts'
import { dayNumber } from '../time/local-date.ts'
import { turnAt } from '../turn.ts'
import { piecesOf } from './items.ts'
import type { Language } from './language.ts'
import type { Line, OrdinaryPage } from './page.ts'
import { peopleIn, type Person } from './people.ts'

/** A plan that comes back, one that was done, a person, or an active goal. */
type ThreadKind = 'planned' | 'done' | 'person' | 'aim'

/** What continues on a page from earlier days. Only what is sure is one. */
export type Thread = {
  kind: ThreadKind
  /** Today's line; for a plan that was done, today's line of thanks. */
  line: Line
  /** The earlier days, the oldest first. */
  dates: string[]
  person?: Person
  goal?: { title: string; progress: number }
}

/**
 * Whether the coach looks back with a page of this day: with Premium always, else on one weekday, which is another one for
 * each person. So a free person is told of one thread a week at most, and nothing is stored for it.
 */
export function looksBack({ personId, premium, date }: Pick<Addressee, 'personId' | 'premium' | 'date'>): boolean {
  return premium || turnAt(`thread ${personId}`, dayNumber(date), 7) === 0
}

/** The same plan or person on fewer earlier days is not a thread. */
const fewestDays = 2

/** The threads of a page, the longest run first. */
export function threadsOf(page: OrdinaryPage, memory: CoachMemory, today: string): Thread[] {
  const days = memory.recentEntries.filter(({ date }) => date < today).toSorted((a, b) => (a.date < b.date ? -1 : 1))
  const datesWhere = (holds: (day: (typeof days)[number]) => boolean) => days.filter(holds).map(({ date }) => date)
  const planned = page.plans.map((line): Thread => {
    const dates = datesWhere(({ page: { plans }, doneItems = [] }) => {
      // A ticked line may hold several plans.
      const ticked = new Set(doneItems.flatMap((item) => [item, ...piecesOf(item)]))
      return plans.some((plan) => isSamePlan(plan.text, line.text) && !ticked.has(plan.text))
    })
    return { kind: 'planned', line, dates }
  })
  const done = page.thanks.map((line): Thread => {
    const dates = datesWhere(({ page: { plans } }) =>
      plans.some((plan) => isSamePlan(plan.text, line.text) && namesVerb(line.text, plan.text, page.language)),
    )
    return { kind: 'done', line, dates: dates.slice(-1) }
  })
  const people = [...page.thanks, ...page.plans].flatMap((line) =>
    (page.language === 'en' ? peopleIn(line.text) : []).map((person): Thread => {
      const dates = datesWhere(({ page: { thanks, plans } }) =>
        [...thanks, ...plans].some(({ text }) => peopleIn(text).some(({ id }) => id === person.id)),
      )
      return { kind: 'person', line, dates, person }
    }),
  )
  const aims = page.plans.flatMap((line) => {
    const goal = memory.activeGoals.find(({ title, progress }) => progress < 100 && sharesMeaning(title, line.text))
    return goal ? [{ kind: 'aim' as const, line, dates: [], goal }] : []
  })
  const long = ({ dates }: Thread) => dates.length >= fewestDays
  const byLength = (threads: Thread[]) => threads.toSorted((a, b) => b.dates.length - a.dates.length)
  return [
    ...byLength(planned.filter(long)),
    ...done.filter(({ dates }) => dates.length > 0),
    ...aims,
    ...byLength(people.filter(long)),
  ]
}

const common = new Set(
  'a an the my our your his her their of to for with and or at in on by from up out off about before after then this that these some more again today tonight tomorrow morning evening hour hours minutes minute first last new old get got have had has do did be was were is it me him them us just finally really still one two three thank thanks where while other der die das den dem ein eine einen mein meine meinen mit und zu im am für le la les un une mon ma mes de du des et à au pour avec el los las una mi mis con por para y del al que don'.split(
    ' ',
  ),
)
/** Forms that share no stem, each with the verb. */
const irregular = new Map(
  'went go, wrote write, ran run, bought buy, sent send, paid pay, rang ring, swam swim, met meet, took take, made make, read read, told tell, spoke speak, finished finish, fixed fix'
    .split(', ')
    .map((pair) => pair.split(' ') as [string, string]),
)

/** The words that carry the meaning, without the endings of their forms. */
function meaningOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return new Set(
    words
      .filter((word) => !common.has(word))
      .map((word) => (irregular.get(word) ?? word).replace(/(?<=\p{L}{3})(?:ing|ed|es|s|e)$/u, ''))
      // "running" has a letter twice that "run" has once.
      .map((word) => word.replace(/(\p{L})\1$/u, '$1')),
  )
}

/** The same verb and the same thing: "call the bank" and "called the bank", not "visit mum" and "mum slept too". */
export function isSamePlan(one: string, other: string): boolean {
  const [first, second] = [meaningOf(one), meaningOf(other)]
  const [small, large] = first.size <= second.size ? [first, second] : [second, first]
  if (small.size === 0 || large.size > small.size + 3) return false
  const shared = [...small].filter((word) => large.has(word)).length
  return small.size === 1 ? large.size === 1 && shared === 1 : shared >= 2 && shared >= small.size - 1
}

/** The verb is the first word of a plan, in German the last: "call the bank", "Bank anrufen". */
function namesVerb(line: string, plan: string, language: Language): boolean {
  const verb = [...meaningOf(plan)].at(language === 'de' ? -1 : 0)
  return verb !== undefined && meaningOf(line).has(verb)
}

/** Whether a word of the first text that is not short is in the second. */
function sharesMeaning(title: string, line: string): boolean {
  const [first, second] = [meaningOf(title), meaningOf(line)]
  return [...first].some((word) => word.length > 4 && second.has(word))
}
