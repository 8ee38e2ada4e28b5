import type { Addressee, CoachRequest } from '../coach-request.ts'
import { choicesFor } from './choosing.ts'
import { helpMessageFor } from './help-message.ts'
import { linesFor } from './letters.ts'
import { readPage, type OrdinaryPage, type Page } from './page.ts'
import { sentencesFor, type Kind } from './sentences.ts'
import { shownBy } from './telling.ts'
import { withStop } from './wording.ts'

/**
 * A reply, the ids of its sentences, so that they are not sent to the same person again soon, and the kinds of its
 * sentences in their order.
 */
export type Letter = { text: string; sentences: string[]; kinds: string[] }

/** Writes a reply without a model. The same request gives the same reply. */
export function composeLetter(request: CoachRequest): Letter {
  return letterFor(readPage(request), request)
}

/** The letter for any page; for one that needs help, the help message. */
export function letterFor(page: Page, addressee: Addressee): Letter {
  if (page.kind === 'help')
    return { text: helpMessageFor({ page: page.texts, zone: addressee.zone }), sentences: [], kinds: [] }
  if (page.kind === 'ordinary') return writeLetter(page, addressee)
  const choices = choicesFor(addressee)
  const { seen, care } = linesFor(page, addressee).harm[page.harm]
  return { text: `${choices.one('seen', seen)}\n\n${choices.one('care', care)}`, sentences: choices.used, kinds: [] }
}

/** A letter about an ordinary page: its lines in the writer's own words, the most telling one first. */
export function writeLetter(page: OrdinaryPage, addressee: Addressee): Letter {
  const possible = orders[orderOf(page)]
  const choices = choicesFor(addressee)
  const order = possible[choices.turn('order', possible.length)]!
  const lines = linesFor(page, addressee)
  const sentences = sentencesFor(page, addressee, { lines, choices })
  const paragraphs = order
    .map((kinds) => kinds.flatMap((kind) => sentences[kind]()))
    .filter((paragraph) => paragraph.length > 0)
  if (!paragraphs.flat().some(({ kind }) => kind !== 'greeting' && kind !== 'closing'))
    paragraphs.splice(0, Infinity, [{ kind: 'bare', sentence: withStop(choices.one('bare', lines.bare)) }])
  return {
    text: paragraphs.map(paragraphOf).join('\n\n'),
    sentences: choices.used,
    kinds: paragraphs.flat().map(({ kind }) => kind),
  }
}

/** After a greeting a sentence goes on without a capital letter. */
function paragraphOf(said: readonly { kind: string; sentence: string }[]): string {
  return said
    .map(({ sentence }, at) =>
      said[at - 1]?.kind === 'greeting'
        ? sentence.replace(/^\p{Lu}(?=[\p{Ll}’])/u, (letter) => letter.toLowerCase())
        : sentence,
    )
    .join(' ')
}

/** Completes a reply that a model began and could not finish. */
export function composeEnding(page: OrdinaryPage, addressee: Addressee): string {
  return choicesFor(addressee).one('ending', linesFor(page, addressee).ending[page.band])
}

/**
 * The orders in which a letter may have its sentences, with ` / ` between two paragraphs. The day chooses one, and none is
 * there twice.
 */
const orders = {
  notHard: ordersIn(
    'greeting lead / thread plan',
    'climax / plan thread',
    'lead / thread plan',
    'greeting climax / thread plan',
  ),
  hard: ordersIn(
    'greeting lead / thread closing',
    'climax / closing',
    'lead / thread closing',
    'greeting climax / thread closing',
  ),
  loss: ordersIn(
    'lead / thread quiet',
    'greeting lead / quiet',
    'lead / quiet closing',
    'greeting lead / quiet closing',
  ),
  glad: ordersIn(
    'greeting lead / plan thread',
    'lead / thread plan',
    'greeting lead / thread closing',
    'lead / thread closing',
  ),
  terse: ordersIn('short plan', 'greeting short plan', 'together plan', 'greeting together plan'),
  onlyPlans: ordersIn('plan', 'greeting plan', 'plan thread', 'plan closing'),
}

function ordersIn(...texts: string[]): Kind[][][] {
  return texts.map((text) => text.split(' / ').map((paragraph) => paragraph.split(' ') as Kind[]))
}

function orderOf(page: OrdinaryPage): keyof typeof orders {
  const shown = shownBy(page)
  if (shown === 'loss') return 'loss'
  if (page.thanks.length === 0) return 'onlyPlans'
  if (shown) return 'glad'
  if (page.band === 'hard') return 'hard'
  return isTerse(page) ? 'terse' : 'notHard'
}

function isTerse({ thanks, plans, hardship }: OrdinaryPage): boolean {
  if (hardship) return false
  const counts = [...thanks, ...plans].map(({ text }) => text.split(/\s+/u).length)
  return counts.every((count) => count <= 4) && counts.reduce((sum, count) => sum + count, 0) <= 15
}
