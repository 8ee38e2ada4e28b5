import type { Addressee } from '#domain/coach-request'
import type { EarlierPage, OrdinaryPage } from '#domain/coach/page'

/** How long a model may take over a whole reply, in milliseconds. */
export const replyTimeout = 8_000
/** The same for one on the own machine, which may first have to be loaded. The screens wait for 45 seconds. */
export const ownReplyTimeout = 40_000

/** Only an ordinary page can be asked about: the type keeps one that needs help from every model. */
export type CoachCall = Addressee & {
  page: OrdinaryPage
  signal?: AbortSignal
  /** A letter about the same page that did not fit, in whose place another one is asked for. */
  earlierLetter?: string
  /** Told the ids of the sentences of a letter by the composer, so that they are not sent again soon. */
  onSentences?: (ids: string[]) => void
  /** Told who writes, before the first words: the model by its name, or the composer. The last one that is named wrote. */
  onWriter?: (name: string) => void
}

/** A question to one's own journal, with what was found for it. */
export type QuestionCall = Pick<CoachCall, 'signal' | 'onWriter' | 'premium'> & {
  question: string
  /** The day on which it is asked. */
  today: string
  /** Words of earlier pages: the type keeps those of one that needs help from every model. */
  passages: readonly { date: string; text: string; page: EarlierPage }[]
}

/** With this in place of a reply, a model reports a page that needs help. The help message is sent then. */
export const helpMark = '[HELP]'

/** Models may put quotation marks or formatting around the mark. */
export function reportsHelp(reply: string): boolean {
  return reply
    .replace(/^[\s"'`*_#]+/, '')
    .toUpperCase()
    .startsWith(helpMark)
}

/** Reads a page and writes the reply. Throws a CoachFailure if it cannot. */
export type Coach = {
  reply(call: CoachCall): Promise<string>
  /** The same in pieces, which joined are the reply. */
  stream(call: CoachCall): AsyncIterable<string>
  /** Sentences that each name a passage by its number: "You slept well [2]." None from the composer. */
  answer(call: QuestionCall): Promise<string>
}

export type Failure =
  | 'unreachable'
  | 'timeout'
  | 'refused'
  | 'throttled'
  | 'broken'
  | 'unreadable'
  | 'tooLarge'
  | 'empty'
  | 'absurd'
  | 'cut'
  | 'filtered'

/** Names the kind of failure and never contains text of a person. */
export class CoachFailure extends Error {
  readonly kind: Failure

  constructor(kind: Failure) {
    super(`The coach failed: ${kind}`)
    this.name = 'CoachFailure'
    this.kind = kind
  }
}
