import { guestName } from '../motivation.ts'
import { isCoarse } from './quoting.ts'

/** Puts words into the places of a sentence, and mends the marks where two meet. */
export function fill(sentence: string, places: Record<string, string>): string {
  return sentence
    .replace(/\{(\w+)\}/g, (_, place: string) => places[place] ?? '')
    .replace(/([?!…]\u2069?”)\.(?=\s|$)/gu, '$1')
}

/** “a”, “b”, and two more */
export function listed(quotes: readonly string[], most = 2): string {
  // Short ones first in line, since a list of long quotes is no longer a sentence.
  const shown = [...quotes]
    .sort((a, b) => (a.length > 42 ? 1 : 0) - (b.length > 42 ? 1 : 0))
    .slice(0, quotes.length > most && most > 1 && quotes[0]!.length > 42 ? 1 : most)
  const unnamed = quotes.length - shown.length
  return series(unnamed > 0 ? [...shown, unnamed === 1 ? 'one more' : `${inWords(unnamed)} more`] : shown)
}

export function series(parts: readonly string[]): string {
  if (parts.length < 3) return parts.join(' and ')
  return `${parts.slice(0, -1).join(', ')}, and ${parts.at(-1)}`
}

const numbers = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

export function inWords(count: number): string {
  return numbers[count] ?? String(count)
}

export function capitalised(sentence: string): string {
  return sentence.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
}

export function wordCount(text: string): number {
  return text.match(/\S+/g)?.length ?? 0
}

/** What a friend would call the person; nothing when the name is not one. */
export function firstName(name: string): string {
  const word =
    name
      .normalize('NFC')
      .trim()
      .split(/\s+/)
      .find((part) => /^\p{L}[\p{L}\p{M}'’-]{0,19}$/u.test(part)) ?? ''
  if (word === '' || word.toLowerCase() === guestName.toLowerCase() || isCoarse(word)) return ''
  const usual = word.length > 2 && word === word.toUpperCase() ? word.toLowerCase() : word
  const written = usual.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
  return /[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(written) ? `\u2068${written}\u2069` : written
}
