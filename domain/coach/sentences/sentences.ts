import type { Harm } from '../harmful-plans.ts'
import type { HelpLanguage } from '../help-openings.ts'
import type { Topic, TopicKind } from '../topics.ts'

export type AboutTopic = {
  /** What the thing is called where no word of the line names it. */
  tag: string
  nouns?: readonly string[]
  isPerson?: true
  /** The place {n} is for the name of the thing. */
  say: readonly string[]
}
export type AboutTopics = { [Kind in TopicKind]?: Record<(Topic & { kind: Kind })['name'], AboutTopic> }

/** The sentences of one language. No sentence claims more than what was recognised. */
export type Sentences = {
  /** Quotation marks. */
  marks: readonly [open: string, close: string]
  /** Around a line of thanks, {q}, which fit what is glad and what is hard. */
  telling: readonly string[]
  /** Around the other lines, {o}. */
  others: readonly string[]
  /** Around a plan, {p}, in a language whose topics are not read. It praises nothing. */
  plan: readonly string[]
  /** Around a line of thanks on a page that is surely glad. */
  glad: readonly string[]
  /** Of a page with nothing recognised. */
  plain: readonly string[]
  /** Of a hard day of which nothing else is known. */
  hard: readonly string[]
  /** Where danger is likely. Words that say where somebody listens follow. */
  quiet: readonly string[]
  /** After a reply that a model did not complete. */
  ending: Record<'ordinary' | 'hard', readonly string[]>
  /** The language of what speaks of danger or of harm. */
  spoken: HelpLanguage
  /** Before the line that helps, where someone may be in danger now. */
  inDanger: (emergency?: string) => string
  /** For a plan that harms, or a report of harm. No sentence praises, blames, or suggests a first step. */
  harm: Record<Harm, Record<'seen' | 'care', readonly string[]>>
  /** Empty in a language whose topics are not read. */
  about: AboutTopics
}
