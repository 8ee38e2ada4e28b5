import type { Addressee } from '../coach-request.ts'
import type { Choices } from './choosing.ts'
import type { Halves, LetterLines } from './letter-lines.ts'
import type { Line, OrdinaryPage } from './page.ts'
import { leadOf, mostTelling } from './telling.ts'
import { threadsOf, type Thread } from './threads.ts'
import { fill, firstName, inMarks, listIn, weekdayIn, whenWas, type Places } from './wording.ts'

/** The kinds of sentences of which the orders of a letter are made. */
export type Kind = 'greeting' | 'lead' | 'together' | 'rest' | 'plan' | 'quiet' | 'thread' | 'closing'
type Said = { kind: string; sentence: string }

/** Lines that together are longer are not put into one sentence. */
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
  const brightOrOpen = band === 'bright' ? 'bright' : 'open'
  const thanks = page.thanks.filter(
    ({ quote }, at) => quote && page.thanks.findIndex((one) => one.quote === quote) === at,
  )
  const lead = leadOf(page)
  const plans = page.plans.filter((one) => one !== lead && one.quote)
  const plan = mostTelling(band === 'bright' ? plans : plans.filter(({ hardness }) => hardness < gentle), page)
  const thread = premium && memory ? threadsOf(page, memory, date)[0] : undefined
  const named = { name: firstName(addressee.name), weekday: weekdayIn(date, lines) }

  function say(kind: string, from: Halves | readonly string[] | undefined, places: Places = {}): Said[] {
    const frame = choices.choose(kind, from ?? [])
    return frame === '' ? [] : [{ kind, sentence: fill(frame, places) }]
  }
  const quoted = ({ quote }: Pick<Line, 'quote'>) => inMarks(quote!, lines.marks)
  const listed = (many: readonly Line[]) =>
    listIn(
      lines,
      many.map(({ quote, brief }) => quoted({ quote: many.length < 3 ? quote : brief })),
    )

  const sentences: Record<Kind, () => Said[]> = {
    greeting: () => say('greeting', named.name ? lines.greeting : lines.greetings, named),
    lead() {
      if (!lead) return []
      const hardKind = lead.hardship || lead.hardness > plainPain ? 'sorry' : 'unsaid'
      const kind = band === 'hard' ? hardKind : brightOrOpen
      return say(band === 'hard' ? 'sorry' : 'lead', lines.lead[kind], { q: quoted(lead) })
    },
    rest() {
      const rest = thanks.filter((line) => line !== lead)
      return rest.length > 0 ? say('rest', lines.rest[brightOrOpen], { qs: listed(rest) }) : []
    },
    together() {
      const isShort = thanks.reduce((sum, { quote }) => sum + quote!.length, 0) < longestTogether
      if (thanks.length < 2 || !isShort) return [...sentences.lead(), ...sentences.rest()]
      return say('together', lines.together[brightOrOpen], { all: listed(thanks) })
    },
    plan: () => (plan ? say('plan', lines.plan[brightOrOpen], { p: quoted(plan) }) : []),
    quiet() {
      const own = lead?.hardship ? say('quiet', lines.quiet[lead.hardship]) : []
      return own.length > 0 ? own : say('quiet', lines.quiet.any)
    },
    thread: () => (thread ? say('thread', lines.threads[thread.kind], placesOf(thread)) : []),
    // A wish for the day is for the morning.
    closing: () => say('closing', lines.closing[isMorning ? brightOrOpen : 'open'], named),
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
