import type { Choices } from './choosing.ts'
import type { Goal, Item } from './reading.ts'
import { isAName } from './themes.ts'
import { capitalised, fill, wordCount } from './wording.ts'

export const fewestWords = 40
export const mostWords = 80
/** A letter quotes at most this often. */
const mostQuotes = 2

export type Draft = ReturnType<typeof draftLetter>
type Frames = { noun?: readonly string[]; clause?: readonly string[]; quote: readonly string[] }
type PlanFrames = { quote: readonly string[]; plan: readonly string[] }

/** Adds sentences to the paragraphs of a letter, and counts its words and quotations. */
export function draftLetter(choices: Choices) {
  const paragraphs: string[][] = [[]]
  let quotes = 0
  const say = (sentence: string | undefined) => {
    if (sentence === undefined) return false
    paragraphs.at(-1)!.push(sentence)
    quotes += sentence.match(/“/gu)?.length ?? 0
    return true
  }
  return {
    paragraphs,
    say,
    words: () => wordCount(paragraphs.flat().join(' ')),
    nextParagraph() {
      if (paragraphs.at(-1)!.length > 0) paragraphs.push([])
    },

    /** A sentence that takes up a line of the page: as a clause, as a noun phrase, or quoted. */
    take(slot: string, { noun, clause, quote, text }: Item, frames: Frames): boolean {
      const q = quotes < mostQuotes ? quote : undefined
      const own = [
        ...(clause === undefined ? [] : placesFor(clause, frames.clause, isAName(text))),
        ...(noun === undefined ? [] : placesFor(noun, frames.noun, false)),
      ]
      const all = q === undefined ? own : [...own, ...frames.quote]
      // A letter without its first sentence would be none; any other sentence can be left out.
      const frame =
        slot === 'opening' && all.length > 0 ? choices.sentence(slot, all) : choices.unusedSentence(slot, all)
      return say(frame && place(frame, { n: noun, c: clause, q }))
    },

    /** A sentence that takes up a plan: as an infinitive or quoted. */
    plan(slot: string, { plan, quote }: Goal, frames: PlanFrames, fits: (frame: string) => boolean): boolean {
      const q = quotes < mostQuotes ? quote : undefined
      const all = [...(plan === undefined ? [] : frames.plan), ...(q === undefined ? [] : frames.quote)]
      const frame = choices.unusedSentence(slot, all.filter(fits))
      return say(frame && place(frame, { p: plan, q }))
    },
  }
}

/** With a capital letter that may come from the beginning of the line only, the words stay at the beginning. */
function placesFor(words: string, frames: readonly string[] = [], isName: boolean): readonly string[] {
  return isName || !/^\p{Lu}/u.test(words) ? frames : frames.filter((frame) => /^\{[NC]\}/u.test(frame))
}

/** Fills {n}, {c}, {p} and {q}; a capital letter in the place begins the sentence. */
function place(frame: string, places: Record<string, string | undefined>): string {
  const all = Object.entries(places).flatMap(([name, words = '']) => [
    [name, words],
    [name.toUpperCase(), capitalised(words)],
  ])
  return fill(frame, Object.fromEntries(all) as Record<string, string>)
}
