import { isUnspaced, plainWords } from '../entry-search.ts'
import { sectionNames, type EntryTexts, type SectionName } from '../entry-sections.ts'
import type { Question } from './question.ts'
import { stemOf, type Concept } from './words.ts'

/** Words of a page that a question found. */
export type Passage = { date: string; section: SectionName; text: string }

/** How each concept was found on a page: by its word, by one that may stand for it, or not. */
export type Hit = 'own' | 'alike' | undefined
const strength = (hit: Hit) => (hit === 'own' ? 1 : hit === 'alike' ? 0.7 : 0)

/** A word that is on no page may be another word for what is there. A name is not. */
const absent = 0.5

/** How much a concept tells, by the number of pages that have it. */
export function weightsOf(hits: readonly Hit[][], concepts: readonly Concept[]): number[] {
  return concepts.map(({ isName }, at) => {
    const having = hits.filter((found) => found[at] !== undefined).length
    const weight = Math.log(1 + (hits.length - having + 0.5) / (having + 0.5))
    return having > 0 || isName ? weight : weight * absent
  })
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)

/** How well a page suits a question, before it is read. */
export const scoreOfHits = (hits: readonly Hit[], weights: readonly number[]): number =>
  sumOf(hits.map((hit, at) => strength(hit) * weights[at]!))

/** The usual constants of BM25. */
const saturation = 1.2
const lengthShare = 0.5
const usualLength = 10
const longest = 30
/** What stands elsewhere on a page says less about a sentence. */
const elsewhere = 0.35
/** A passage has at least so much of the weight of its question, or nothing was found. */
const leastShare = 0.38
/** And so much of the best one. */
const leastOfBest = 0.6

type Page = { date: string; texts: EntryTexts }
type Scored = Passage & { score: number }

/** The best passage of each page, the best first; of equal ones the newest, or the oldest where the first is asked for. */
export function rankPassages(
  { concepts, order }: Question,
  { pages, weights, most }: { pages: readonly Page[]; weights: readonly number[]; most: number },
): Passage[] {
  const whole = sumOf(weights)
  const byDate = (one: Scored, other: Scored) => (order === 'first' ? 1 : -1) * one.date.localeCompare(other.date)
  const found = pages
    .flatMap((page) => bestOfPage(page, concepts, weights) ?? [])
    .filter(({ score }) => score >= whole * leastShare)
    .toSorted((one, other) => other.score - one.score || byDate(one, other))
  const good = found.filter(({ score }) => score >= found[0]!.score * leastOfBest)
  // The same line is written on many days.
  const known = new Set<string>()
  return (order ? good.toSorted(byDate) : good)
    .filter(({ text }) => !known.has(text) && known.add(text))
    .slice(0, most)
    .map(({ date, section, text }) => ({ date, section, text }))
}

function bestOfPage(
  { date, texts }: Page,
  concepts: readonly Concept[],
  weights: readonly number[],
): Scored | undefined {
  const sentences = sectionNames.flatMap((section) =>
    sentencesOf(texts[section]).map((text) => ({ section, text, ...countsIn(text, concepts) })),
  )
  const onPage = concepts.map((_, at) => Math.max(0, ...sentences.map(({ counts }) => counts[at]!)))
  let best: Scored | undefined
  for (const { section, text, counts, length } of sentences) {
    if (concepts.length > 0 && !counts.some(Boolean)) continue
    const longer = 1 - lengthShare + (lengthShare * Math.min(length, longest)) / usualLength
    const score = sumOf(
      counts.map((count, at) =>
        count > 0
          ? (weights[at]! * count * (1 + saturation)) / (count + saturation * longer)
          : weights[at]! * elsewhere * Math.min(1, onPage[at]!),
      ),
    )
    if (!best || score > best.score) best = { date, section, text: clipped(text, counts, concepts), score }
  }
  return best
}

/** How often each concept is in a text. A word that may stand for it counts less. */
function countsIn(text: string, concepts: readonly Concept[]): { counts: number[]; length: number } {
  const stems = plainWords(text).map(stemOf)
  const counts = concepts.map(({ stem, alike }) => {
    const own = stems.filter((one) => one === stem).length
    return own || strength('alike') * Number(stems.some((one) => alike.includes(one)))
  })
  return { counts, length: stems.length }
}

const longestPassage = 300

/** Lines and, within them, sentences; what is no list keeps its sentences whole. */
function sentencesOf(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line) => line.match(/\S.*?(?:(?<![.!?…])[.!?…]+[”"’)\]»]*(?=\s|$)|[。！？]|$)/gu) ?? [])
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
}

/** A long text without full stops: the part around the first word that was found. */
function clipped(text: string, counts: readonly number[], concepts: readonly Concept[]): string {
  if (text.length <= longestPassage) return text
  const wanted = concepts.filter((_, at) => counts[at]! > 0).flatMap(({ stem, alike }) => [stem, ...alike])
  const words = [...text.matchAll(isUnspaced(text) ? /\S/gu : /\S+/gu)]
  const at = words.find(({ 0: word }) => plainWords(word).some((one) => wanted.includes(stemOf(one))))?.index ?? 0
  const begin = Math.max(0, at - longestPassage / 2)
  const cut = text.slice(begin, begin + longestPassage).toWellFormed()
  return `${begin > 0 ? '…' : ''}${cut.replace(begin > 0 ? /^\S*\s/u : /^/u, '').replace(/\s\S*$/u, '')}…`
}
