import { peopleIn } from './coach/people.ts'
import { isSamePlan } from './coach/threads.ts'
import type { Entry } from './entry.ts'
import { itemsOf } from './items.ts'
import { seemsEnglish } from './seems-english.ts'
import { addDays } from './time/local-date.ts'

/** So many days before a page are looked through. */
const daysLookedThrough = 30
/** Heavy and low. */
const hardMoods = 2

/** A line of thanks of an earlier page that this one continues. */
export type EarlierLine = { entry: Entry; line: string }

/**
 * The newest line of thanks about the same thing, or the same person, in other words. None from a page with a sign of
 * danger, or from a day that felt heavy or low, and none beside such a page.
 */
export function earlierLineOf(page: Entry, known: readonly Entry[]): EarlierLine | undefined {
  if (!isGlad(page)) return undefined
  const own = [...itemsOf(page.gratitudeText), ...itemsOf(page.goalsText)]
  const words = new Set(own.map((line) => line.toLowerCase()))
  const people = peopleOf(page, own)
  const continues = (entry: Entry) => (line: string) =>
    !words.has(line.toLowerCase()) &&
    (own.some((one) => isSamePlan(one, line)) || peopleOf(entry, [line]).some((id) => people.includes(id)))
  const first = addDays(page.date, -daysLookedThrough)
  const earlier = known.filter((entry) => entry.date < page.date && entry.date >= first && isGlad(entry))
  for (const entry of earlier.toSorted((one, other) => other.date.localeCompare(one.date))) {
    const line = itemsOf(entry.gratitudeText).find(continues(entry))
    if (line) return { entry, line }
  }
  return undefined
}

const isGlad = ({ tone, mood }: Entry) => !tone && (mood === null || mood > hardMoods)

/** The words for people are English. */
function peopleOf({ gratitudeText, goalsText }: Entry, lines: string[]): string[] {
  if (!seemsEnglish(`${gratitudeText}\n${goalsText}`)) return []
  return lines.flatMap((line) => peopleIn(line).map(({ id }) => id))
}
