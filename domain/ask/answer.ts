import { plainWords } from '../entry-search.ts'
import { hasForeignContact } from '../reply.ts'
import { namesOfDaysIn, weekdayNumber } from './period.ts'
import type { Passage } from './ranking.ts'
import { countShared, isTelling } from './words.ts'

/** So many passages are shown, and so many are given to a model. */
export const mostShown = 5
export const mostTold = 12

/** A sentence of a model, with the days of the passages that it rests on. */
export type Said = { text: string; dates: string[] }

export type Answer = {
  /** What a model says. Without a model, or where it has nothing to say, none. */
  said: Said[]
  /** The model that said it. */
  writtenBy?: string
  /** The best passages, one of each day. */
  passages: Passage[]
  /** Days that need help, or were not read yet, were not given to the model. */
  leftOut: boolean
  /** The question, or what the model read in the passages, asks for the help message, and nothing is beside it. */
  needsHelp: boolean
  /** Older pages were not searched. */
  searchedTo?: string
}

/** Five sentences are far less. */
const longestReply = 4_000

type Told = { date: string; text: string }

const mark = /\s*\[(\d{1,3}(?:\s*,\s*\d{1,3})*)\]/g

/**
 * The sentences of a model that rest on the passages they name. One without a number, or with a number that no passage
 * has, is dropped, and so is one that says what belongs to another passage or another day.
 */
export function groundedSentences(reply: string, passages: readonly Told[]): Said[] {
  return sentencesWithMarks(reply.slice(0, longestReply)).flatMap((sentence) => {
    const numbers = [...sentence.matchAll(mark)].flatMap(([, some]) => some!.split(',').map(Number))
    const named = [...new Set(numbers)].map((number) => passages[number - 1])
    const text = sentence.replace(mark, '').trim()
    if (named.length === 0 || !named.every((passage) => passage !== undefined)) return []
    if (!/\p{L}/u.test(text) || !rests(text, named, passages)) return []
    return [{ text, dates: [...new Set(named.map(({ date }) => date))].toSorted() }]
  })
}

/** A mark may stand behind the full stop of its sentence. */
function sentencesWithMarks(reply: string): string[] {
  const marksInside = reply.replace(/((?<![.!?…])[.!?…]+[”"’)]*)((?:\s*\[[\d,\s]+\])+)/g, '$2$1')
  return marksInside.match(/\S[^]*?(?:(?<![.!?…])[.!?…]+[”"’)]*(?=\s|$)|[。！？]|\n|$)/gu) ?? []
}

/** Numbers and names of days come from the passages, and words rather from them than from others. */
function rests(text: string, named: readonly Told[], passages: readonly Told[]): boolean {
  const words = plainWords(text)
  const told = named.map((passage) => ({ ...passage, words: plainWords(`${passage.text} ${passage.date}`) }))
  const isTold = (word: string) =>
    told.some((passage) => passage.words.some((one) => one === word || Number(one) === Number(word)))
  if (words.some((word) => /\d/.test(word) && !isTold(word))) return false
  const { months, weekdays } = namesOfDaysIn(text)
  const known = told.map((passage) => namesOfDaysIn(passage.text))
  const isKnownMonth = (month: number) =>
    told.some(({ date }) => Number(date.slice(5, 7)) === month) || known.some((one) => one.months.includes(month))
  const isKnownWeekday = (day: number) =>
    told.some(({ date }) => weekdayNumber(date) === day) || known.some(({ weekdays: some }) => some.includes(day))
  if (!months.every(isKnownMonth) || !weekdays.every(isKnownWeekday)) return false
  if (hasForeignContact(text, { told: told.map((passage) => passage.text).join('\n') })) return false
  const shared = (...some: readonly Told[]) => countShared(words, plainWords(some.map((one) => one.text).join(' ')))
  const most = Math.max(...passages.map((passage) => shared(passage)))
  // In another language than the pages nothing is shared with any.
  return words.some(isTelling) && (most === 0 || (named.every((one) => shared(one) > 0) && shared(...named) >= most))
}
