import type { Addressee } from '../coach-request.ts'
import type { Choices } from './choosing.ts'
import type { LetterLines } from './letter-lines.ts'
import type { Line, OrdinaryPage } from './page.ts'
import { continuedPlans, leadOf, mostTelling, shownBy } from './telling.ts'
import { threadsOf, type Thread } from './threads.ts'
import { fill, inMarks, listIn, nameForSentence, weekdayIn, whenWas, withStop, type Places } from './wording.ts'

/** The kinds of sentences of which the orders of a letter are made. */
export type Kind = 'greeting' | 'lead' | 'together' | 'short' | 'climax' | 'plan' | 'quiet' | 'thread' | 'closing'
type Said = { kind: string; sentence: string }

/** A plan that may be harder is named on a bright page only. */
const gentle = 0.4
/** On a page that is not bright and may be harder, a plan is named and not wished luck. */
const light = 0.5
/** A plan of so few words is a small one. */
const fewWords = 2

/** The sentences that a page allows, each made when it is asked for. A kind for which the page has nothing is left out. */
export function sentencesFor(
  page: OrdinaryPage,
  addressee: Addressee,
  { lines, choices }: { lines: LetterLines; choices: Choices },
): Record<Kind, () => Said[]> {
  const { band } = page
  const { premium, memory, date, isMorning } = addressee
  const brightOrOpen = band === 'bright' ? 'bright' : 'open'
  const thread = premium && memory ? threadsOf(page, memory, date)[0] : undefined
  const { thanks, lead, last } = thanksOf(page)
  const others = (one: Line | undefined) => thanks.filter((line) => line !== one)
  const rest = others(lead)
  const plans = page.plans.filter((one) => one !== lead && one !== thread?.line && one.quote)
  const continued = continuedPlans(page)
  const gentlePlans = band === 'bright' ? plans : plans.filter(({ hardness }) => hardness < gentle)
  const isLight = band === 'bright' || page.hardness < light
  const plan = mostTelling(gentlePlans.filter((one) => continued.has(one))) ?? mostTelling(gentlePlans)
  const named = { name: nameForSentence(addressee.name), weekday: weekdayIn(date, lines) }

  const say = (kind: string, sentence: string, places: Places = {}): Said[] =>
    sentence === '' ? [] : [{ kind, sentence: fill(withStop(sentence), { ...named, ...places }) }]
  /** A sentence without a word of the page or of the day is sent once in sixty days. */
  const sayOnce = (kind: string, list: readonly string[], places?: Places) =>
    say(kind, choices.unused(kind, list), places)
  const quoted = ({ quote }: Pick<Line, 'quote'>) => inMarks(quote!, lines.marks)
  const listed = (many: readonly Line[]) => listIn(lines, many.map(quoted))

  const all = (kind: 'together' | 'short') =>
    thanks.length > 0
      ? say(kind, choices.one(kind, lines[kind][brightOrOpen]), { all: listed(thanks) })
      : sentences.lead()

  const sentences: Record<Kind, () => Said[]> = {
    greeting() {
      const greeting = lines.greeting[choices.turn('greeting', lines.greeting.length)]!
      return named.name === '' ? [] : [{ kind: 'greeting', sentence: fill(greeting, named) }]
    },
    lead() {
      if (!lead) return []
      const shown = shownBy(page)
      const kind = shown ?? 'lead'
      const { news, exclamation } = lines.lead
      const heads = shown === 'news' ? [...news, ...exclamation] : lines.lead[shown ?? brightOrOpen]
      const head = choices.one(kind, heads)
      const more = rest.length > 0 ? choices.one('others', lines.others[brightOrOpen]) : ''
      return say(kind, head + more, { q: quoted(lead), qs: listed(rest) })
    },
    together: () => all('together'),
    short: () => all('short'),
    climax: () =>
      rest.length > 0
        ? say('climax', choices.one('climax', lines.climax[brightOrOpen]), {
            qs: listed(others(last)),
            q: quoted(last!),
          })
        : sentences.together(),
    plan() {
      if (!plan) return []
      const how = continued.has(plan) ? 'continued' : isLight ? 'wished' : 'named'
      // A letter does not ask how a small plan went.
      const isMore = plan.text.split(/\s+/u).length > fewWords && (how === 'continued' || band === 'bright')
      const later = isMore ? choices.one('later', lines.later) : ''
      return say('plan', choices.one('plan', lines.plan[how]) + later, { p: quoted(plan) })
    },
    quiet: () => sayOnce('quiet', lines.quiet),
    thread: () => (thread ? sayOnce('thread', lines.threads[thread.kind], placesOf(thread)) : []),
    // A wish for the day is for the morning.
    closing() {
      const wishes = lines.closing[isMorning && band !== 'open' ? band : 'anytime']
      // With another day a wish is another sentence.
      const filled = wishes.map((wish) => fill(wish, named))
      return say('closing', choices.one('closing', filled))
    },
  }
  return sentences

  function placesOf({ line, person, dates, goal }: Thread): Places {
    const [first, last] = [dates[0], dates.at(-1)]
    return {
      q: quoted(line),
      days: String(dates.length + 1),
      when: last === undefined ? '' : whenWas(last, date, lines),
      since: first === undefined ? '' : whenWas(first, date, lines),
      who: person?.called ?? '',
      title: goal ? inMarks(goal.title, lines.marks) : '',
      progress: String(Math.round(goal?.progress ?? 0)),
    }
  }
}

/**
 * The lines of thanks, the one that leads, and the one that comes last if that is the order. A short page in one line is
 * quoted whole, and a longer one tells a story, of which the order is kept; but a loss, or what is glad, leads.
 */
function thanksOf(page: OrdinaryPage): { thanks: readonly Line[]; lead: Line | undefined; last: Line | undefined } {
  const first = ({ quote }: Line, at: number) => page.thanks.findIndex((one) => one.quote === quote) === at
  const thanks = page.thanks.filter((line, at) => line.quote && first(line, at))
  const lead = leadOf(page)
  if (shownBy(page) || !page.isOneLine) return { thanks, lead, last: lead }
  if (page.whole === undefined) return { thanks, lead: thanks[0], last: thanks.at(-1) }
  const whole = { ...thanks[0]!, quote: page.whole }
  return { thanks: [whole], lead: whole, last: whole }
}
