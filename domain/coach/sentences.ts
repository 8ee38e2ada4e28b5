import type { Addressee } from '../coach-request.ts'
import type { Choices } from './choosing.ts'
import type { Halves, LetterLines } from './letter-lines.ts'
import type { Line, OrdinaryPage } from './page.ts'
import { leadOf, mostTelling } from './telling.ts'
import { threadsOf, type Thread } from './threads.ts'
import { fill, firstName, inMarks, listIn, weekdayIn, whenWas, type Places } from './wording.ts'

/** The kinds of sentences of which the orders of a letter are made. */
export type Kind = 'greeting' | 'lead' | 'rest' | 'together' | 'climax' | 'plan' | 'quiet' | 'thread' | 'closing'
type Said = { kind: string; sentence: string }

/** Several lines that together are longer are quoted shorter. */
const longestTogether = 160
/** Below this a line without a sign may leave unsaid what is hard. */
const plainPain = 10
/** A plan that may be harder is named on a bright page only. */
const gentle = 0.5

/** The sentences that a page allows, each made when it is asked for. A kind for which the page has nothing is left out. */
export function sentencesFor(
  page: OrdinaryPage,
  addressee: Addressee,
  { lines, choices }: { lines: LetterLines; choices: Choices },
): Record<Kind, () => Said[]> {
  const { band } = page
  const { premium, memory, date, isMorning } = addressee
  const isHard = band === 'hard'
  const brightOrOpen = band === 'bright' ? 'bright' : 'open'
  const thread = premium && memory ? threadsOf(page, memory, date)[0] : undefined
  const [thanks, lead] = thanksOf(page)
  const showsPain = lead && (lead.hardship !== undefined || lead.hardness > plainPain)
  const rest = thanks.filter((line) => line !== lead)
  const plans = page.plans.filter((one) => one !== lead && one !== thread?.line && one.quote)
  const plan = mostTelling(band === 'bright' ? plans : plans.filter(({ hardness }) => hardness < gentle), page)
  const named = { name: firstName(addressee.name), weekday: weekdayIn(date, lines) }

  function say(kind: string, from: Halves | readonly string[] | undefined, places: Places = {}): Said[] {
    const frame = choices.choose(kind, from ?? [])
    return frame === '' ? [] : [{ kind, sentence: fill(frame, { ...named, ...places }) }]
  }
  const quoted = ({ quote }: Pick<Line, 'quote'>) => inMarks(quote!, lines.marks)
  function listed(many: readonly Line[]) {
    const isShort = many.reduce((sum, { quote }) => sum + quote!.length, 0) <= longestTogether
    return listIn(
      lines,
      many.map(({ quote, brief }) => quoted({ quote: isShort || many.length < 3 ? quote : brief })),
    )
  }

  const sentences: Record<Kind, () => Said[]> = {
    greeting() {
      const greeting = lines.greeting[choices.turn('greeting', lines.greeting.length)]!
      return named.name === '' ? [] : [{ kind: 'greeting', sentence: fill(greeting, named) }]
    },
    lead() {
      if (!lead) return []
      if (!isHard) return say('lead', lines.lead[brightOrOpen], { q: quoted(lead) })
      if (showsPain) return say('sorry', lines.lead.sorry, { q: quoted(lead) })
      return say('sorry', lines.unsaid, { all: listed(thanks.length > 0 ? thanks : [lead]) })
    },
    rest() {
      if (rest.length === 0 || (isHard && !showsPain)) return []
      return say('rest', lines.rest, { qs: listed(rest) })
    },
    together: () =>
      rest.length === 0 ? sentences.lead() : say('together', lines.together[brightOrOpen], { all: listed(thanks) }),
    climax: () =>
      rest.length === 0
        ? sentences.lead()
        : say('climax', lines.climax[brightOrOpen], { qs: listed(rest), q: quoted(lead!) }),
    plan: () => (plan ? say('plan', lines.plan[brightOrOpen], { p: quoted(plan) }) : []),
    quiet() {
      const own = lead?.hardship ? say('quiet', lines.quiet[lead.hardship]) : []
      return own.length > 0 ? own : say('quiet', lines.quiet.any)
    },
    thread: () => (thread ? say('thread', lines.threads[thread.kind], placesOf(thread)) : []),
    // A wish for the day is for the morning.
    closing: () => say('closing', lines.closing[isMorning ? brightOrOpen : 'open']),
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

/** The lines of thanks, and the line that leads. A short page in one line is quoted whole, but for a hard one. */
function thanksOf(page: OrdinaryPage): [thanks: readonly Line[], lead: Line | undefined] {
  const lead = leadOf(page)
  if (page.whole && page.band !== 'hard') {
    const whole = { ...page.thanks[0]!, quote: page.whole, brief: page.whole }
    return [[whole], whole]
  }
  const first = ({ quote }: Line, at: number) => page.thanks.findIndex((one) => one.quote === quote) === at
  return [page.thanks.filter((line, at) => line.quote && first(line, at)), lead]
}
