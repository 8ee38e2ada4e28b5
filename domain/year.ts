import type { Entry } from './entry.ts'
import { moodLabels, moods, type Mood } from './mood.ts'
import { mostLines, partOfEntry, type Sky } from './sky.ts'
import type { DayPart } from './time/day-part.ts'

/** How much was written on a day: from 1, a few words, to 4, a long page. */
export const amounts = [1, 2, 3, 4] as const
export type Amount = (typeof amounts)[number]

/** A short page has more bytes than the first of these, a page more than the second, a long page more than the third. */
const bounds = [80, 240, 800]

export const amountLabels: Record<Amount, string> = {
  1: 'A few words',
  2: 'A short page',
  3: 'A page',
  4: 'A long page',
}

/** The amount that a size in bytes of UTF-8 means. */
export function amountOf(size: number): Amount {
  return (1 + bounds.filter((bound) => size > bound).length) as Amount
}

/** Most days are written at dawn, and do not say so. */
export type DayOfYear = { mood: Mood | null; amount: Amount; part?: DayPart }

/** `size`: the bytes of what was written. `zone`: that of the person. */
export function dayOfYearOf(
  { mood, size, ...day }: Pick<Entry, 'date' | 'createdAt' | 'mood'> & { size: number },
  zone: string,
): DayOfYear {
  const part = partOfEntry(day, zone)
  return { mood, amount: amountOf(size), ...(part !== 'dawn' && { part }) }
}

export function skyOfDayOfYear({ mood, amount, part = 'dawn' }: DayOfYear): Sky {
  return { part, lines: Math.round((amount * mostLines) / amounts.length), mood, isWritten: true }
}

/** The days of a year that have an entry. */
export type DaysOfYear = Record<string, DayOfYear>

/** A day in words, for a person who cannot see its picture: 'a short page, light'. */
export function dayInWords({ mood, amount }: DayOfYear): string {
  const written = amountLabels[amount].toLowerCase()
  return mood === null ? written : `${written}, ${moodLabels[mood].toLowerCase()}`
}

/** What a month holds, in words: '3 days written: 2 bright, 1 without a mood.' */
export function daysInWords(days: readonly DayOfYear[]): string {
  if (days.length === 0) return 'Nothing written.'
  const parts = [...moods.toReversed(), null].flatMap((mood) => {
    const count = days.filter((day) => day.mood === mood).length
    return count === 0 ? [] : [`${count} ${mood === null ? 'without a mood' : moodLabels[mood].toLowerCase()}`]
  })
  return `${days.length} ${days.length === 1 ? 'day' : 'days'} written: ${parts.join(', ')}.`
}
