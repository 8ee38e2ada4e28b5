import type { CoachRequest, CoachTexts } from '../coach-request.ts'
import { dayNumber } from '../local-date.ts'
import { readPage } from './items.ts'
import { languageOf } from './language.ts'
import { darkMoods, feelingIn, isPrivate, saysNothing, type Feeling } from './moods.ts'
import { isCoarse } from './quoting.ts'
import { corrected } from './spelling.ts'

/**
 * What continues in today's page from earlier days. `planned`: a plan that was there before and is not done.
 * `done`: a plan of an earlier day that today's thanks speak of. `better`, `still hard`: an illness or a hard time of
 * the same person. `person`: somebody who is written about again. `aim`: a plan that belongs to an active goal.
 */
export type Thread = {
  state: 'planned' | 'done' | 'better' | 'still hard' | 'person' | 'aim'
  /** Today's line. */
  line: string
  /** The words that connect the days, as they are written. */
  matter: string
  /** The earlier days, the oldest first. */
  dates: string[]
  goal?: { title: string; progress: number }
}

type Dated = CoachTexts & { date: string }

type Line = {
  text: string
  date: string
  isPlan: boolean
  feeling: Feeling | undefined
  content: Set<string>
  people: Set<string>
}

/** A thread is as long as the memory, and this is the least for a plan or a person that is only repeated. */
const fewestDays = 2

/** The threads of a page, those that matter most first. */
export function threadsOf(request: Dated & Pick<CoachRequest, 'memory'>): Thread[] {
  const { date, memory } = request
  if (!memory) return []
  const today = linesOf(request)
  const days = memory.recentEntries
    .filter((entry) => entry.date < date)
    .toSorted((a, b) => a.date.localeCompare(b.date))
  const past = days.flatMap((entry) => {
    const done = new Set(entry.doneItems)
    return linesOf(entry).map((line) => ({ ...line, isDone: line.isPlan && done.has(line.text) }))
  })
  const threads = today.flatMap((line): Thread[] => {
    const { text, isPlan, people } = line
    const thread = (state: Thread['state'], matter: string, before: readonly Line[]): Thread[] =>
      before.length === 0 ? [] : [{ state, line: text, matter, dates: [...new Set(before.map((one) => one.date))] }]
    const alike = past.filter((one) => isAlike(one, line))
    if (isPlan) {
      const open = alike.filter((one) => one.isPlan && !one.isDone)
      const again = new Set(open.map((one) => one.date)).size >= fewestDays ? thread('planned', text, open) : []
      return [...again, ...aimsOf(line, memory.activeGoals)]
    }
    const ills = past.filter((one) => isHard(one) && sharesPeople(one, line))
    if (line.feeling?.mood === 'relief') return thread('better', [...people].join(' ') || text, ills)
    if (isHard(line)) return thread('still hard', [...people].join(' ') || text, ills)
    const planned = alike.filter((one) => one.isPlan)
    if (planned.length > 0) return thread('done', text, planned)
    const who = [...people].find(
      (one) => new Set(past.filter((line) => line.people.has(one)).map((line) => line.date)).size >= fewestDays,
    )
    return who === undefined || darkMoods.has(line.feeling?.mood ?? 'ordinary')
      ? []
      : thread(
          'person',
          who,
          past.filter((one) => one.people.has(who)),
        )
  })
  const order: readonly Thread['state'][] = ['better', 'still hard', 'done', 'planned', 'aim', 'person']
  return threads.toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state))
}

function linesOf({ date, ...texts }: Dated): Line[] {
  const page = readPage(texts)
  const language = languageOf(page.text)
  const read = (written: string, isPlan: boolean): Line => {
    const text = language === 'en' ? corrected(written) : written
    return {
      text,
      date,
      isPlan,
      feeling: feelingIn(text, language),
      content: contentOf(text),
      people: peopleIn(text),
    }
  }
  const citable = (text: string) => !isCoarse(text) && !isPrivate(text) && !saysNothing(text)
  return [
    ...page.gratitudes.filter(citable).map((text) => read(text, false)),
    ...page.goals.filter(citable).map((text) => read(text, true)),
  ]
}

function aimsOf({ content, text }: Line, goals: NonNullable<CoachRequest['memory']>['activeGoals']): Thread[] {
  return goals
    .filter(
      ({ title, progress }) =>
        progress < 100 && !isCoarse(title) && [...contentOf(title)].some((word) => content.has(word)),
    )
    .slice(0, 1)
    .map(({ title, progress }) => ({ state: 'aim', line: text, matter: title, dates: [], goal: { title, progress } }))
}

function isHard({ feeling }: Line): boolean {
  return feeling?.mood === 'illness' || feeling?.mood === 'exhaustion'
}

/** The same people, or the writer alone in both. */
function sharesPeople(one: Line, other: Line): boolean {
  if (one.people.size === 0 && other.people.size === 0)
    return one.feeling?.facet !== 'someone ill' && [...one.content].some((word) => other.content.has(word))
  return [...one.people].some((name) => other.people.has(name))
}

/** At least half of the words that carry the meaning are the same. */
function isAlike(one: Line, other: Line): boolean {
  const shared = [...one.content].filter((word) => other.content.has(word)).length
  return shared > 0 && shared * 2 >= new Set([...one.content, ...other.content]).size
}

const common = new Set(
  'about after again appointment before being book buy order call called done down early evening find finish finished finally first from gave give going good great have having hour hours into just last later little long made make making meet minutes month more morning much night nice once only over page pages plan prepare read really ring send slow some something start take talk tell than thank that their them then there they thing things think this time today tomorrow tonight very visit walked week went were what when which while will with work write wrote year years yesterday your ohne mit und eine einen heute para con una avec pour'.split(
    ' ',
  ),
)

function contentOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{L}[\p{L}\p{M}-]{2,}/gu) ?? []
  return new Set(
    words
      .filter(
        (word) =>
          (word.length > 3 || ['gym', 'run', 'nap', 'mum', 'mom', 'dad', 'tax'].includes(word)) && !common.has(word),
      )
      .map((word) => word.replace(/(?<=\p{L}{4})s$/u, '')),
  )
}

const noName =
  /^(?:I|I'm|I’m|God|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|English|German|French|Spanish|Portuguese|The|A|An|My|Our|We|He|She|It|They|This|That|No|New|Good|First|Last)$/u
const relation =
  /(?<!\p{L})(?:my|our)\s+(?:(?:little|older|younger|best|dear)\s+)?(mum|mom|mother|dad|father|brother|sister|son|daughter|wife|husband|partner|girlfriend|boyfriend|grandma|grandpa|grandmother|grandfather|aunt|uncle|niece|nephew|friend|boss|dog|cat|baby)(?!\p{L})/giu

/** Names, and relations as "your sister". A first word is a name only before "’s" or a verb. */
function peopleIn(text: string): Set<string> {
  const relations = [...text.matchAll(relation)].map(([, who]) => `your ${who!.toLowerCase()}`)
  const names = [
    ...text.matchAll(
      /(?<![\p{L}'’])\p{Lu}\p{Ll}{2,}(?=(['’]s)?(\s+(?:called|came|has|is|was|ate|made|had|said|told|got|slept|helped|can|will|did)(?!\p{L}))?)/gu,
    ),
  ]
    .filter(({ index, 1: possessive, 2: verb }) => index > 0 || possessive !== undefined || verb !== undefined)
    .map(([name]) => name)
    .filter((name) => !noName.test(name))
  return new Set([...relations, ...names])
}

/** "yesterday", "Tuesday", "last Tuesday", "November 3", as they follow "since". */
export function dayAfterSince(past: string, today: string): string {
  const when = whenWas(past, today)
  if (when !== 'a week ago') return when.replace(/^on /u, '')
  return `last ${new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' }).format(new Date(`${past}T12:00:00Z`))}`
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
