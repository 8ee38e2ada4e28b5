import { sectionNames, type EntryTexts } from './entry-sections.ts'

/**
 * The search finds words by their beginnings, without regard to case and accents, and any part of a
 * text in scripts without spaces between words. All other characters, such as `%` and quotation
 * marks, are compared literally.
 */

export const searchLimits = { characters: 200, terms: 12 }
export const longestQuestion = 300

/** Is put before each word of a text and of a query, so that a term matches only where a word begins. */
const wordBegins = '\u0001'

/** A run of letters, without the scripts that have no spaces: there, any letter may begin a word. */
const word =
  /[[\p{L}\p{N}\p{M}]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}ー]]+/gv

const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}ー]+/gu

/** Letters that Unicode does not decompose, and quotation marks that keyboards insert by themselves. */
const alike: Record<string, string> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  ς: 'σ',
  æ: 'ae',
  œ: 'oe',
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
}

/** One form for all ways to write the same letters. */
function plain(text: string): string {
  // Most words of most languages here. The other way takes several times as long.
  if (/^[ -~]*$/.test(text)) return text.toLowerCase()
  return text
    .replaceAll(wordBegins, '')
    .normalize('NFKD')
    .replace(/[\u{300}-\u{36f}]/gu, '')
    .normalize('NFC')
    .toUpperCase()
    .toLowerCase()
    .replace(/[øłđıςæœ’‘“”]/g, (found) => alike[found]!)
}

/** The words of a text in the same form, and of scripts without spaces each pair of letters. */
export function plainWords(text: string): string[] {
  const form = plain(text)
  const words = form.match(word) ?? []
  return /^[ -~]*$/.test(form) ? words : [...words, ...(form.match(unspaced) ?? []).flatMap(pairsOf)]
}

function pairsOf(run: string): string[] {
  const letters = [...run]
  return letters.length === 1 ? letters : letters.slice(1).map((letter, index) => `${letters[index]!}${letter}`)
}

export const isUnspaced = (text: string): boolean => text.search(unspaced) >= 0

/** What the stored form of a text contains if one of its words begins so. */
export const beginningOfWord = (beginning: string): string => marked(beginning)

const marked = (text: string) => text.replace(word, `${wordBegins}$&`)

/** What is stored beside an entry for the search to compare. */
export function searchTextOfEntry(texts: EntryTexts): string {
  return searchTextOf(...sectionNames.map((name) => texts[name]))
}

export function searchTextOf(...texts: (string | null)[]): string {
  return marked(plain(texts.filter((text) => text).join('\n')))
}

/** The terms of a query in the same form. An entry must contain all of them. */
export function searchTerms(query: string): string[] {
  return [...new Set(plain(query).split(/\s+/).filter(Boolean))].slice(0, searchLimits.terms).map(marked)
}

export type Match = { start: number; end: number }

/** The ranges of a text that match, in order and without overlap, for a screen to mark. */
export function matchesIn(text: string, query: string): Match[] {
  const terms = searchTerms(query)
  // No term has a blank, so each run of other characters is looked at by itself: few of them have to be taken apart.
  return [...text.matchAll(/\S+/g)].flatMap(({ 0: run, index }) =>
    rangesIn(run, terms).map(({ start, end }) => ({ start: index + start, end: index + end })),
  )
}

function rangesIn(run: string, terms: string[]): Match[] {
  const searched = searchTextOf(run)
  if (!terms.some((term) => searched.includes(term))) return []
  const segments = [...new Intl.Segmenter().segment(run)]
  // For each letter of the plain form, the piece of the text from which it came.
  const pieces = segments.flatMap(({ segment, index }) =>
    Array.from({ length: plain(segment).length }, () => ({ start: index, end: index + segment.length })),
  )
  const compared = marked(segments.map(({ segment }) => plain(segment)).join(''))
  const positions: number[] = []
  let position = 0
  for (const character of compared) {
    positions.push(...Array.from({ length: character.length }, () => position))
    if (character !== wordBegins) position += character.length
  }
  const found: Match[] = []
  for (const term of terms) {
    for (let at = compared.indexOf(term); at >= 0; at = compared.indexOf(term, at + term.length)) {
      found.push({ start: pieces[positions[at]!]!.start, end: pieces[positions[at + term.length - 1]!]!.end })
    }
  }
  return joined(found.sort((one, other) => one.start - other.start))
}

function joined(matches: Match[]): Match[] {
  const apart: Match[] = []
  for (const match of matches) {
    const last = apart.at(-1)
    if (last && match.start < last.end) last.end = Math.max(last.end, match.end)
    else apart.push({ ...match })
  }
  return apart
}
