import type { Entry } from './entry.ts'
import { itemsOf } from './items.ts'
import type { Mood } from './mood.ts'
import { contourOf, hillOf, type Contour } from './ridges.ts'
import { mostLines, partOfEntry, type Sky } from './sky.ts'
import type { DayPart } from './time/day-part.ts'
import { dayOfYear } from './time/local-date.ts'

/** How much was written on a day: from 1, a few words, to 4, a long page. */
export const amounts = [1, 2, 3, 4] as const
export type Amount = (typeof amounts)[number]

/** A short page has more bytes than the first of these, a page more than the second, a long page more than the third. */
const bounds = [80, 240, 800]

/** The amount that a size in bytes of UTF-8 means. */
export function amountOf(size: number): Amount {
  return (1 + bounds.filter((bound) => size > bound).length) as Amount
}

/** Most days are written at dawn, and do not say so. `ridge` is that of its first line. */
export type DayOfYear = { mood: Mood | null; amount: Amount; part?: DayPart; ridge?: Contour }

/** So many characters of a text are enough for the ridge of its first line. */
export const lengthOfBeginning = 160

export function beginningOf({ gratitudeText, goalsText }: Pick<Entry, 'gratitudeText' | 'goalsText'>): string {
  return (gratitudeText || goalsText).slice(0, lengthOfBeginning)
}

/** `size`: the bytes of what was written. `beginning`: of its first text. `zone`: that of the person. */
export function dayOfYearOf({ mood, size, beginning, tone, ...day }: DayToDraw, zone: string): DayOfYear {
  const part = partOfEntry(day, zone)
  const [line] = tone === 'help' ? [] : itemsOf(beginning)
  return { mood, amount: amountOf(size), ...(part !== 'dawn' && { part }), ...(line && { ridge: contourOf(line) }) }
}

type DayToDraw = Pick<Entry, 'date' | 'createdAt' | 'mood'> & {
  tone?: Entry['tone'] | null
  size: number
  beginning: string
}

/** As many ridges as the amount means lines. Beside that of the first line they have its form, moved to the side. */
export function skyOfDayOfYear({ mood, amount, part = 'dawn', ridge = flat }: DayOfYear): Sky {
  const ridges = Array.from({ length: Math.round((amount * mostLines) / amounts.length) }, (_, index) => {
    const moved = (index * 7) % ridge.length
    return ridge.slice(moved) + ridge.slice(0, moved)
  })
  return { part, ridges, mood, isWritten: true }
}

const flat = contourOf('')

/** In a panorama: the hill of a day, and how far away it is. Neighbours are not equally far. */
export function hillOfDay(date: string, { ridge = flat }: DayOfYear): { path: string; distance: number } {
  return { path: hillOf(ridge), distance: ((dayOfYear(date) * 5) % 7) / 6 }
}

/** The days of a year that have an entry. */
export type DaysOfYear = Record<string, DayOfYear>
