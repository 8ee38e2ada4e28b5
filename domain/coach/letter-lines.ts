import type { Band } from './band.ts'
import type { Gladness } from './gladness.ts'
import type { Harm } from './harmful-plans.ts'

type BrightOrOpen = Exclude<Band, 'hard'>

/**
 * The sentences of one language, without their full stop; ` | ` stands between short ones in one line. Places: {q} the
 * line that leads, {qs} the other lines of thanks, {all} every one, {p} one plan, {name} the writer's name, {weekday}.
 * Every line of the page is in quotation marks.
 */
export type LetterLines = {
  marks: readonly [open: string, close: string]
  /** How days are named. `on` follows a verb: "on Tuesday". */
  days: { locale: string; yesterday: string; on: (day: string) => string }
  /** Sentences that are right in the morning only. */
  ofMorning: RegExp
  /** Stands before the first sentence. */
  greeting: readonly string[]
  /**
   * The line that leads. `open` fits also what may be hard. `news` and `exclamation` are for a line that shows gladness,
   * and news may have both; `loss` is for one that shows a loss.
   */
  lead: Record<BrightOrOpen | Gladness | 'loss', readonly string[]>
  /** The other lines, in the same sentence. */
  others: Record<BrightOrOpen, readonly string[]>
  /** All lines, in their order. */
  together: Record<BrightOrOpen, readonly string[]>
  /** All lines of a page of few words. */
  short: Record<BrightOrOpen, readonly string[]>
  /** The line that leads after the others. */
  climax: Record<BrightOrOpen, readonly string[]>
  /** One plan. `continued` is for one that continues a line of thanks, `named` for a page that may be hard. */
  plan: Record<'wished' | 'named' | 'continued', readonly string[]>
  /** How the sentence of a plan of some words ends on a bright page, or of one that continues a line. */
  later: readonly string[]
  /** A page without a line that can be quoted. */
  bare: readonly string[]
  /** `bright` and `hard` are for the morning. */
  closing: Record<'bright' | 'hard' | 'anytime', readonly string[]>
  /** After a reply that a model did not complete. */
  ending: Record<Band, readonly string[]>
  threads: Record<ThreadKind, readonly string[]>
  /** After a loss. No sentence praises, urges or explains. */
  quiet: readonly string[]
  harm: HarmLines
}

/** A language without weights, of which every page is open. All other sentences are English. */
export type OpenLines = Pick<LetterLines, 'marks' | 'days' | 'ofMorning' | 'greeting' | 'later' | 'bare'> &
  Record<
    | 'lead'
    | 'others'
    | 'together'
    | 'short'
    | 'climax'
    | 'wished'
    | 'named'
    | 'continued'
    | 'closing'
    | 'ending'
    | 'threads',
    readonly string[]
  >

/** What continues from earlier days. {days} is their count with today, {when} the last of them, {since} the first. */
export type ThreadKind = 'planned' | 'done' | 'person' | 'aim'

/** For a plan that harms, or for silence about violence. No sentence praises, blames, or suggests a first step. */
export type HarmLines = Record<Harm, { seen: readonly string[]; care: readonly string[] }>
