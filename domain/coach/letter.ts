import type { Addressee, CoachRequest } from '../coach-request.ts'
import { choicesFor, type Choices } from './choosing.ts'
import type { Harm } from './harmful-plans.ts'
import { emergencyFor, helpMessageFor, reachFor, reachForHarm } from './help-message.ts'
import { prefaces } from './language.ts'
import { isUnquotable } from './means.ts'
import { phraseFor } from './naming.ts'
import { readPage, type OrdinaryPage, type Page } from './page.ts'
import { quotable } from './quote.ts'
import { sentencesIn } from './sentences.ts'
import type { AboutTopic, AboutTopics } from './sentences/sentences.ts'
import { isGrave, topicOf, topics, type Head, type Topic, type TopicKind } from './topics.ts'

/** A reply, and the ids of its sentences, so that they are not sent to the same person again soon. */
export type Letter = { text: string; sentences: string[] }

/**
 * Writes a reply without a model, as the Worker does. The same request gives the same reply.
 * @public Checks outside this repository call it, here and by this name.
 */
export function composeLetter(request: CoachRequest): Letter {
  return letterFor(readPage(request), request)
}

/** The letter for any page; for one that needs help, the help message. */
export function letterFor(page: Page, addressee: Addressee): Letter {
  if (page.kind === 'help') return { text: helpMessageFor({ page: page.texts, zone: addressee.zone }), sentences: [] }
  if (page.kind === 'ordinary') return writeLetter(page, addressee)
  const choices = choicesFor(addressee)
  const { seen, care } = sentencesIn(page.language).harm[page.harm]
  const paragraphs = [choices.one('seen', seen), choices.one('care', care), helpAgainst(page, addressee)]
  return { text: paragraphs.filter((one) => one !== undefined).join('\n\n'), sentences: choices.used }
}

/** Whether someone may be in danger now, of the kinds that end with a line. The sentences of others say where help is. */
const isUrgent: Partial<Record<Harm, boolean>> = {
  child: true,
  partner: true,
  violence: true,
  voices: true,
  trafficking: false,
  food: false,
}

function helpAgainst({ harm, language }: Page & { kind: 'harm' }, { zone }: Addressee): string | undefined {
  const urgent = isUrgent[harm]
  if (urgent === undefined) return undefined
  const { inDanger, spoken } = sentencesIn(language)
  const reach = reachForHarm(harm, spoken, zone)
  return urgent ? `${inDanger(emergencyFor(harm, zone))} ${reach}` : reach
}

/**
 * A letter about an ordinary page. It speaks of what was recognised, one sentence about the thanks and one about a plan,
 * and quotes thanks that were not; where plans are not read, a plan too. On a hard day it says what is hard, and no plan;
 * where danger is likely, where somebody listens.
 */
export function writeLetter(page: OrdinaryPage, addressee: Addressee): Letter {
  const { plain, hard, quiet, about } = sentencesIn(page.language)
  const choices = choicesFor(addressee)
  const written = () => {
    if (page.mayNeedHelp)
      return `${choices.one('quiet', quiet)}\n\n${reachFor({ page: page.texts, zone: addressee.zone })}`
    const [thanks, plans] = [linesOf(page, 'thanks', about), linesOf(page, 'plans', about)]
    const quotes = quotesOf(thanks)
    const hardship = firstOf([...thanks, ...plans], 'hard')
    if (hardship && (page.mood === 'hard' || isGrave(hardship))) return sentenceAbout(hardship, choices)
    if (page.mood === 'hard' || page.hasLoss)
      return quotes.length === 0 ? choices.one('hard', hard) : quoted(quotes, page, choices).join(' ')
    const [news, plan] = [firstOf(thanks, 'thanks'), firstOf(plans, 'plans')]
    const tellsMore = thanks.some(({ subject, quote, words }) => !subject && quote && words >= manyWords)
    const isQuoting = quotes.length > 0 && (!news || (tellsMore && !isNews(news)))
    const said = isQuoting
      ? quoted(quotes, page, choices, quotesOf(plans)[0])
      : news
        ? [sentenceAbout(news, choices)]
        : []
    if (plan && (!isQuoting || isForSomeone(plan))) said.push(sentenceAbout(plan, choices))
    return said.join(' ') || choices.one('plain', plain)
  }
  return { text: written(), sentences: choices.used }
}

/** Completes a reply that a model began and could not finish. */
export function composeEnding({ language, mood, mayNeedHelp }: OrdinaryPage, addressee: Addressee): string {
  const { ending } = sentencesIn(language)
  return choicesFor(addressee).one('ending', mood === 'hard' || mayNeedHelp ? ending.hard : ending.ordinary)
}

type Subject = Topic & { text: string; about: AboutTopic }
type ReadLine = {
  /** Of a plan that is called off, or could be a means or a farewell, nothing is said. */
  subject: Subject | undefined
  /** The part that can be quoted. A line that could be a means or a farewell has none. */
  quote: string | undefined
  words: number
}

const isCalledOff = /^(?:cancel|skip)(?!\p{L})/iu
/** A line of so many words tells a story of its own. */
const manyWords = 6
const longestQuote = 160
/** More lines than these, or longer ones, are not quoted beside the first. */
const [mostQuotes, longestOthers] = [3, 160]

function linesOf(page: OrdinaryPage, head: Head, about: AboutTopics): ReadLine[] {
  return page[head].map(({ text }) => {
    const topic = about[head] && topicOf(page.fold(text), head)
    const said = topic && (about[topic.kind] as Partial<Record<string, AboutTopic>> | undefined)?.[topic.name]
    const isRefused = (part: string) => isUnquotable(part, page.fold)
    const isOrdinary = topic?.kind !== 'plans' || !(isCalledOff.test(text) || isRefused(text))
    return {
      subject: said && isOrdinary ? ({ ...topic, text, about: said } as Subject) : undefined,
      quote: quotable(text, { preface: prefaces[head], longest: longestQuote, isRefused }),
      words: text.split(/\s+/u).length,
    }
  })
}

/** The longest line, since people use most words for what matters, and the others if they are short together. */
function quotesOf(lines: readonly ReadLine[]): string[] {
  const byLength = lines.filter(({ quote }) => quote).toSorted((one, other) => other.words - one.words)
  const [first, ...others] = new Set(byLength.map(({ quote }) => quote!))
  const areShort = others.length < mostQuotes && others.join('').length <= longestOthers
  return first === undefined ? [] : [first, ...(areShort ? others : [])]
}

const listFormats: Partial<Record<OrdinaryPage['language'], Intl.ListFormat>> = {}

/**
 * What was not recognised, in the words of its writer: a sentence about the first line, and one about the others, or about
 * the plan in a language that has sentences for it.
 */
function quoted(
  quotes: readonly string[],
  { language, mood }: OrdinaryPage,
  choices: Choices,
  planned?: string,
): string[] {
  const { telling, others, plan, glad, plain, marks } = sentencesIn(language)
  const frames = mood === 'glad' && glad.length > 0 ? glad : telling
  if (frames.length === 0) return [choices.one('plain', plain)]
  const [first, ...rest] = quotes.map((quote) => inMarks(quote, marks))
  const said = choices.one('telling', frames).replace('{q}', () => first!)
  if (planned && plan.length > 0) return [said, choices.one('plan', plan).replace('{p}', () => inMarks(planned, marks))]
  if (rest.length === 0 || others.length === 0) return [said]
  const format = (listFormats[language] ??= new Intl.ListFormat(language === 'en' ? 'en-GB' : language))
  return [said, choices.one('others', others).replace('{o}', () => format.format(rest))]
}

/** Of the subjects of a kind the one whose topic comes first. */
function firstOf(lines: readonly ReadLine[], kind: TopicKind): Subject | undefined {
  const place = ({ name }: Subject) => (topics[kind] as readonly string[]).indexOf(name)
  return lines
    .flatMap(({ subject }) => (subject?.kind === kind ? [subject] : []))
    .toSorted((one, other) => place(one) - place(other))[0]
}

/** News comes before a story that is longer. */
const isNews = ({ name }: Subject) =>
  (topics.thanks as readonly string[]).indexOf(name) < topics.thanks.indexOf('interview')
/** What is meant for another person stands beside every line; a chore does not. */
const isForSomeone = ({ name }: Subject) =>
  (topics.plans as readonly string[]).indexOf(name) < topics.plans.indexOf('interview')

function sentenceAbout({ text, name, about: { say, ...named } }: Subject, choices: Choices): string {
  const phrase = phraseFor(text, named)
  // A sentence that names the thing says more, but not twice: "With the kitchen out of the way, the kitchen".
  const noun = phrase?.split(' ').at(-1)
  const naming = say.filter((sentence) =>
    noun ? sentence.includes('{n}') && !sentence.includes(noun) : !sentence.includes('{n}'),
  )
  return choices.one(name, naming.length > 0 ? naming : say).replace('{n}', () => phrase ?? named.tag)
}

const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

/** In the quotation marks of a language; in the inner ones if the words have such marks themselves. */
function inMarks(part: string, [open, close]: readonly [string, string]): string {
  const [begin, end] = part.includes(open.trim()) || part.includes(close.trim()) ? ['‘', '’'] : [open, close]
  return `${begin}${rightToLeft.test(part) ? `\u2068${part}\u2069` : part}${end}`
}
