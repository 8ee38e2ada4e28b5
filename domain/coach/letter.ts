import type { CoachRequest } from '../coach-request.ts'
import { helpMessageFor } from './help-message.ts'
import { guestName } from '../motivation.ts'
import { choicesFor, type Choices } from './choosing.ts'
import type { Halves, LetterLines } from './letter-lines.ts'
import { linesOf } from './letters/letters.ts'
import { readPage, type Line, type OrdinaryPage, type Page } from './page.ts'
import { peopleIn } from './people.ts'
import { inMarks } from './quote.ts'
import { threadsOf, whenWas, type Thread } from './threads.ts'

/**
 * A reply, the ids of its sentences, so that they are not sent to the same person again soon, and the kinds of its
 * sentences in their order.
 */
export type Letter = { text: string; sentences: string[]; kinds: string[] }
/** Who is written to, and what the person was sent lately. */
export type Addressee = Omit<CoachRequest, 'gratitudeText' | 'goalsText'>

/** Writes a reply without a model. The same request gives the same reply. */
export function composeLetter(request: CoachRequest): Letter {
  return letterFor(readPage(request), request)
}

/** The letter for any page; for one that needs help, the help message. */
export function letterFor(page: Page, addressee: Addressee): Letter {
  if (page.kind === 'help')
    return { text: helpMessageFor({ page: page.texts, zone: addressee.zone }), sentences: [], kinds: [] }
  if (page.kind === 'ordinary') return writeLetter(page, addressee)
  const choices = choicesFor(addressee.personId, addressee.date, addressee.recentSentences)
  const { seen, care } = linesOf(page.language).harm[page.harm]
  return { text: `${choices.one('seen', seen)}\n\n${choices.one('care', care)}`, sentences: choices.used, kinds: [] }
}

/** The kinds of sentences, and the orders in which a letter may have them. The day chooses one, and none is there twice. */
type Kind = 'greeting' | 'lead' | 'together' | 'rest' | 'plan' | 'quiet' | 'thread' | 'closing'
type Order = readonly (readonly Kind[])[]
const orders: Record<'bright' | 'open' | 'sorry' | 'terse' | 'onlyPlans', readonly Order[]> = {
  bright: [
    [
      ['lead', 'rest'],
      ['thread', 'plan'],
    ],
    [
      ['greeting', 'together'],
      ['plan', 'thread'],
    ],
    [['together'], ['thread', 'plan', 'closing']],
    [
      ['greeting', 'lead', 'rest'],
      ['thread', 'plan', 'closing'],
    ],
  ],
  open: [
    [
      ['lead', 'rest'],
      ['thread', 'plan'],
    ],
    [
      ['greeting', 'lead', 'rest'],
      ['plan', 'thread'],
    ],
    [
      ['lead', 'rest'],
      ['thread', 'plan', 'closing'],
    ],
    [
      ['greeting', 'lead', 'rest'],
      ['thread', 'plan', 'closing'],
    ],
  ],
  sorry: [
    [['lead', 'rest'], ['thread']],
    [['lead', 'quiet'], ['rest']],
    [['greeting', 'lead', 'quiet'], ['rest']],
    [['greeting', 'lead', 'rest'], ['closing']],
  ],
  terse: [[['together', 'plan']], [['greeting', 'together']], [['together', 'thread']], [['together', 'closing']]],
  onlyPlans: [[['plan']], [['greeting', 'plan']], [['plan', 'thread']], [['plan', 'closing']]],
}

/** A letter about an ordinary page: its lines in the writer's own words, the most telling one first. */
export function writeLetter(page: OrdinaryPage, addressee: Addressee): Letter {
  const choices = choicesFor(addressee.personId, addressee.date, addressee.recentSentences)
  const sentences = sentencesFor(page, addressee, choices)
  const possible = orders[orderOf(page)]
  const paragraphs = possible[choices.turn('order', possible.length)]!.map((kinds) =>
    kinds.flatMap((kind) => sentences[kind]()),
  ).filter((paragraph) => paragraph.length > 0)
  if (!paragraphs.flat().some(({ kind }) => kind !== 'greeting' && kind !== 'closing'))
    paragraphs.splice(0, Infinity, [{ kind: 'bare', sentence: choices.joined('bare', linesOf(page.language).bare) }])
  return {
    text: paragraphs.map((paragraph) => paragraph.map(({ sentence }) => sentence).join(' ')).join('\n\n'),
    sentences: choices.used,
    kinds: paragraphs.flat().map(({ kind }) => kind),
  }
}

/** Completes a reply that a model began and could not finish. */
export function composeEnding(page: OrdinaryPage, { personId, date, recentSentences }: Addressee): string {
  return choicesFor(personId, date, recentSentences).one('ending', linesOf(page.language).ending[page.band])
}

/** Lines that together are longer are not put into one sentence. */
const longestTogether = 160
/** Below this a line without a sign may leave unsaid what is hard. */
const plainPain = 10
/** A sign counts as much as this hardness. */
const signPain = 3
/** A plan that may be harder is named on a bright page only. */
const gentle = 0.5

type Said = { kind: string; sentence: string }
type Places = Record<string, string>

/** The sentences that a page allows, each made when it is asked for. A kind for which the page has nothing is left out. */
function sentencesFor(page: OrdinaryPage, addressee: Addressee, choices: Choices): Record<Kind, () => Said[]> {
  const { band } = page
  const { premium, memory, date } = addressee
  const brightOrOpen = band === 'bright' ? 'bright' : 'open'
  const lines = linesOf(page.language)
  const thanks = page.thanks.filter(
    ({ quote }, at) => quote && page.thanks.findIndex((one) => one.quote === quote) === at,
  )
  const lead = leadOf(page)
  const plans = page.plans.filter((one) => one !== lead && one.quote)
  const thread = premium && memory ? threadsOf(page, memory, date)[0] : undefined
  const named = { name: firstName(addressee.name), weekday: weekdayIn(date, lines) }

  function joined(kind: string, halves: Halves, places: Places): Said[] {
    return [{ kind, sentence: fill(choices.joined(kind, halves), places) }]
  }
  function unused(kind: string, list: readonly string[] | undefined, places: Places = {}): Said[] {
    const frame = choices.unused(kind, list)
    return frame === undefined ? [] : [{ kind, sentence: fill(frame, places) }]
  }
  const quoted = (line: Line) => inMarks(line.quote!, lines.marks)
  const listed = (many: readonly Line[]) =>
    listIn(
      lines,
      many.map(({ quote, brief }) => inMarks((many.length < 3 ? quote : brief)!, lines.marks)),
    )

  const sentences: Record<Kind, () => Said[]> = {
    greeting: () => (named.name ? joined('greeting', lines.greeting, named) : unused('greeting', lines.greetings)),
    lead() {
      if (!lead) return []
      const hardKind = lead.hardship || lead.hardness > plainPain ? 'sorry' : 'unsaid'
      const kind = band === 'hard' ? hardKind : brightOrOpen
      return joined(band === 'hard' ? 'sorry' : 'lead', lines.lead[kind], { q: quoted(lead) })
    },
    rest() {
      const rest = thanks.filter((line) => line !== lead)
      return rest.length > 0 ? joined('rest', lines.rest[brightOrOpen], { qs: listed(rest) }) : []
    },
    together() {
      const isShort = thanks.reduce((sum, { quote }) => sum + quote!.length, 0) < longestTogether
      if (thanks.length < 2 || !isShort) return [...sentences.lead(), ...sentences.rest()]
      return joined('together', lines.together[brightOrOpen], { all: listed(thanks) })
    },
    plan() {
      const plan = mostTelling(band === 'bright' ? plans : plans.filter(({ hardness }) => hardness < gentle), page)
      return plan ? joined('plan', lines.plan[brightOrOpen], { p: quoted(plan) }) : []
    },
    quiet() {
      const own = lead?.hardship ? unused('quiet', lines.quiet[lead.hardship]) : []
      return own.length > 0 ? own : unused('quiet', lines.quiet.any)
    },
    thread: () => (thread ? unused('thread', lines.threads[thread.kind], placesOf(thread, lines, date)) : []),
    closing: () => joined('closing', lines.closing[brightOrOpen], named),
  }
  return sentences
}

/** Fills the places of a sentence; {Who} is {who} with a capital letter. */
function fill(frame: string, places: Places): string {
  const filled = frame.replace(/\{(\w+)\}/gu, (_, place: string) =>
    place in places ? places[place]! : capitalised(places[place.toLowerCase()] ?? ''),
  )
  // No full stop after a mark that ends the quoted line.
  return capitalised(filled.replace(/([?!…]\u2069?[\s\u202f]?[”“’»])\.(?=\s|$)/gu, '$1'))
}

const capitalised = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())

function listIn({ days }: LetterLines, parts: readonly string[]): string {
  // British English has no comma before the last "and".
  const locale = days.locale === 'en-US' ? 'en-GB' : days.locale
  let format = listFormats.get(locale)
  if (!format) listFormats.set(locale, (format = new Intl.ListFormat(locale, { type: 'conjunction' })))
  return format.format(parts)
}

/** One costs more to make than the rest of a letter. */
const listFormats = new Map<string, Intl.ListFormat>()
const weekdayFormats = new Map<string, Intl.DateTimeFormat>()

function weekdayIn(date: string, { days }: LetterLines): string {
  const noon = new Date(`${date}T12:00:00Z`)
  let format = weekdayFormats.get(days.locale)
  if (!format)
    weekdayFormats.set(
      days.locale,
      (format = new Intl.DateTimeFormat(days.locale, { weekday: 'long', timeZone: 'UTC' })),
    )
  return format.format(noon)
}

/** The first name, for addressing the person; empty if the name is none. */
function firstName(name: string): string {
  const [first = ''] = name.normalize('NFC').trim().split(/\s+/u)
  return /^\p{Lu}[\p{L}\p{M}'’-]{1,19}$/u.test(first) && first !== guestName ? first : ''
}

function orderOf(page: OrdinaryPage): keyof typeof orders {
  if (page.band === 'hard') return 'sorry'
  if (page.thanks.length === 0) return 'onlyPlans'
  return isTerse(page) ? 'terse' : page.band
}

function isTerse({ thanks, plans, hardship }: OrdinaryPage): boolean {
  if (hardship) return false
  const counts = [...thanks, ...plans].map(({ text }) => text.split(/\s+/u).length)
  return counts.every((count) => count <= 4) && counts.reduce((sum, count) => sum + count, 0) <= 15
}

/** The line that leads: on a hard page the hardest, a plan too if it has a sign; else the line of thanks that tells most. */
function leadOf(page: OrdinaryPage): Line | undefined {
  if (page.band !== 'hard') return mostTelling(page.thanks, page)
  const able = [...page.thanks, ...page.plans.filter(({ hardship }) => hardship)].filter(({ quote }) => quote)
  return able.toSorted((one, other) => painOf(other) - painOf(one))[0]
}

const painOf = ({ hardness, hardship }: Line) => hardness + (hardship ? signPain : 0)

function mostTelling(lines: readonly Line[], page: OrdinaryPage): Line | undefined {
  const able = lines.filter(({ quote }) => quote)
  return able.toSorted((a, b) => tellingOf(b, page) - tellingOf(a, page))[0]
}

/**
 * A person, a number, a name and more words tell more; on a bright page what is bright, on another what is hard. A line
 * that has to be cut tells least.
 */
function tellingOf({ text, quote, hardness, isPlan }: Line, { language, band }: OrdinaryPage): number {
  const words = text.split(/\s+/u)
  const hasPerson = language === 'en' && peopleIn(text).length > 0
  const hasName = language !== 'de' && words.slice(1).some((word) => /^\p{Lu}\p{Ll}/u.test(word))
  return (
    (quote!.endsWith('…') ? -6 : 0) +
    (isPlan ? 0 : (band === 'bright' ? -hardness : Math.max(hardness, 0)) * 2) +
    (hasPerson ? 4 : 0) +
    (/\d/u.test(text) ? 2 : 0) +
    (hasName ? 2 : 0) +
    Math.min(words.length, 12) / 3 +
    words.filter((word) => word.length > 6).length / 3
  )
}

function placesOf({ line, person, dates, goal }: Thread, lines: LetterLines, today: string): Places {
  const [first, last] = [dates[0], dates.at(-1)]
  return {
    q: inMarks(line.quote!, lines.marks),
    days: String(dates.length + 1),
    when: last === undefined ? '' : whenWas(last, today, lines),
    since: first === undefined ? '' : whenWas(first, today, lines),
    who: person?.called ?? '',
    title: goal ? inMarks(goal.title, lines.marks) : '',
    progress: String(Math.round(goal?.progress ?? 0)),
  }
}
