import { dayNumber } from '../time/local-date.ts'
import { firstName } from '../first-name.ts'
import { guestName } from '../motivation.ts'
import type { LetterLines } from './letter-lines.ts'

export type Places = Record<string, string>
type Days = Pick<LetterLines, 'days'>

/** Fills the places of a sentence; {Who} is {who} with a capital letter. */
export function fill(frame: string, places: Places): string {
  const filled = frame.replace(/\{(\w+)\}/gu, (_, place: string) =>
    place in places ? places[place]! : capitalised(places[place.toLowerCase()] ?? ''),
  )
  // No full stop after a mark that ends the quoted line.
  return capitalised(filled.replace(/([?!…]\u2069?[\s\u202f]?[”“’»])\.(?=\s|$)/gu, '$1'))
}

export const withStop = (sentence: string) => (sentence.endsWith('.') ? sentence : `${sentence}.`)

const capitalised = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())

/** One format costs more to make than the rest of a letter. */
const formats = new Map<string, Intl.DateTimeFormat | Intl.ListFormat>()
function formatOnce<Format extends Intl.DateTimeFormat | Intl.ListFormat>(key: string, make: () => Format): Format {
  const format = formats.get(key) ?? make()
  formats.set(key, format)
  return format as Format
}

export function listIn({ days }: Days, parts: readonly string[]): string {
  // British English has no comma before the last "and".
  const locale = days.locale === 'en-US' ? 'en-GB' : days.locale
  return formatOnce(`list ${locale}`, () => new Intl.ListFormat(locale, { type: 'conjunction' })).format(parts)
}

export const weekdayIn = (date: string, { days }: Days) => dayIn(date, days.locale, { weekday: 'long' })

function dayIn(date: string, locale: string, options: Intl.DateTimeFormatOptions): string {
  const make = () => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
  return formatOnce(`${locale} ${Object.keys(options).join()}`, make).format(new Date(`${date}T12:00:00Z`))
}

/** "yesterday", "on Tuesday", "on 3 November", in the language of the letter. */
export function whenWas(past: string, today: string, { days }: Days): string {
  const ago = dayNumber(today) - dayNumber(past)
  if (ago === 1) return days.yesterday
  return days.on(dayIn(past, days.locale, ago < 7 ? { weekday: 'long' } : { month: 'long', day: 'numeric' }))
}

const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

/** A line of the page in the quotation marks of a language; in the inner ones if it has such marks itself. */
export function inMarks(part: string, [open, close]: readonly [string, string]): string {
  const [begin, end] = part.includes(open.trim()) || part.includes(close.trim()) ? ['‘', '’'] : [open, close]
  return `${begin}${rightToLeft.test(part) ? `\u2068${part}\u2069` : part}${end}`
}

/** The first name, for a sentence; empty if it does not look like one. */
export function nameForSentence(name: string): string {
  const first = firstName(name.normalize('NFC'))
  return /^\p{Lu}[\p{L}\p{M}'’-]{1,19}$/u.test(first) && first !== guestName ? first : ''
}
