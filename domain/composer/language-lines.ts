import type { HarmLines } from './harm-lines.ts'
import type { Mood } from './moods.ts'

/** Beginnings and ends of sentences; each beginning goes with each end. {q} is a line of the page. */
type Halves = readonly [heads: readonly string[], tails: readonly string[]]

/** The sentences of a language other than English. Lines of the page are always quoted. */
export type LanguageLines = {
  marks: readonly [open: string, close: string]
  ordinary: { open: Halves; say: Halves }
  glad: { open: Halves; say: Halves }
  dark: { open: Halves; say: Halves; beside: Halves; plan: Halves; rest: readonly string[] }
  /** Said of a dark page before the sentences for any dark page. */
  own: Partial<Record<Mood, readonly string[]>>
  unclear: { open: Halves; bare: readonly string[]; say: Halves }
  plan: Halves
  ask: readonly string[]
  askGently: readonly string[]
  harm: HarmLines
}

export function sentencesOfHalves([heads, tails]: Halves): string[] {
  return heads.flatMap((head) => tails.map((tail) => head + tail))
}
