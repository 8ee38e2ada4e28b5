import { beginningOfWord } from '../entry-search.ts'
import { isWithin } from './period.ts'
import type { Question } from './question.ts'
import { scoreOfHits, weightsOf, type Hit } from './ranking.ts'
import type { Concept } from './words.ts'

/** So many pages are read for a question, and so many bytes of them. */
const mostRead = 40
const mostBytes = 1_000_000
/** Each is looked for in everything that is searched. */
const mostNeedles = 24

/** What `searchText` of a page contains if the page has a concept, by its word or by one that may stand for it. */
export type Needles = { own: string[]; alike: string[] }

export function needlesOf(concepts: readonly Concept[]): Needles[] {
  let room = mostNeedles - concepts.length
  return concepts.map(({ stem, alike }) => {
    const needles = withoutLonger(alike.map(needleOf)).slice(0, room)
    room -= needles.length
    return { own: [needleOf(stem)], alike: needles }
  })
}

/** A stem in "y" is also that of "ies". */
const needleOf = (stem: string) => beginningOfWord(stem.length > 3 ? stem.replace(/y$/, '') : stem)

const withoutLonger = (needles: string[]) =>
  needles.filter((needle) => !needles.some((other) => other !== needle && needle.startsWith(other)))

/** A day of the journal: two bits for each concept, of its own word and of words that may stand for it. */
export type KnownDay = { date: string; mask: number; bytes: number }

const hitsIn = (mask: number, { length }: readonly Concept[]): Hit[] =>
  Array.from({ length }, (_, at) => (mask & (1 << (2 * at)) ? 'own' : mask & (2 << (2 * at)) ? 'alike' : undefined))

/** The days to read, of all that were searched, and how much each concept tells. */
export function chooseDays(
  { concepts, period, order }: Question,
  days: readonly KnownDay[],
): { dates: string[]; weights: number[] } {
  const known = days.map((day) => ({ ...day, hits: hitsIn(day.mask, concepts) }))
  const weights = weightsOf(
    known.map(({ hits }) => hits),
    concepts,
  )
  let bytes = 0
  const dates = known
    .filter(({ date, mask }) => (mask > 0 || (concepts.length === 0 && period)) && (!period || isWithin(date, period)))
    .map((day) => ({ ...day, score: scoreOfHits(day.hits, weights) }))
    .toSorted(
      (one, other) => other.score - one.score || (order === 'first' ? 1 : -1) * one.date.localeCompare(other.date),
    )
    .slice(0, mostRead)
    .filter((day) => (bytes += day.bytes) <= mostBytes || bytes === day.bytes)
    .map(({ date }) => date)
  return { dates, weights }
}
