import { guestName } from '../motivation.ts'
import { isCoarse } from './quoting.ts'

/** Fills the placeholders of a sentence, and corrects punctuation that would be doubled. */
export function fill(sentence: string, places: Record<string, string>): string {
  return sentence
    .replace(/\{(\w+)\}/g, (_, place: string) => places[place] ?? '')
    .replace(/([?!…]\u2069?”)\.(?=\s|$)/gu, '$1')
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

/** The first name, for addressing the person; empty if the name is no name. */
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
