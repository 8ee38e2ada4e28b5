import { common } from '../texts.ts'
import { addDays, dayNumber, localDate, longDate } from './local-date.ts'
import { sameDayOf } from './month.ts'
import { instantOf, timeInWords } from './wall-clock.ts'

/** Something that comes once or again and again, always at the same time of the clocks of a person. */
export type Recurrence = {
  zone: string
  /** `HH:MM` */
  time: string
  frequency: 'once' | 'daily' | 'weekly' | 'monthly'
  /** The first day. Weeks and months are counted from this day. */
  startDate: string
  /** The last day, or null if there is none. */
  endDate: string | null
}

/** The day is the one that was meant, also if the clocks skipped the time and it comes after midnight. */
export type Occurrence = { at: number; date: string }

/** The first occurrence after an instant. */
export function nextOccurrence(recurrence: Recurrence, after: number): Occurrence | undefined {
  const { zone, time, startDate, endDate } = recurrence
  // A time of yesterday that the clocks skipped can come today.
  const earliest = addDays(localDate(after, zone), -1)
  for (const date of datesFrom(recurrence, earliest > startDate ? earliest : startDate)) {
    if (endDate !== null && date > endDate) return undefined
    const at = instantOf({ date, time, zone })
    if (at !== undefined && at > after) return { at, date }
  }
  return undefined
}

/** The days of a recurrence from a day on. */
function* datesFrom({ frequency, startDate }: Recurrence, from: string): Generator<string> {
  if (frequency === 'once') {
    if (from <= startDate) yield startDate
    return
  }
  if (frequency === 'monthly') {
    for (let months = Math.max(0, monthsBetween(startDate, from)); ; months++) {
      const date = sameDayOf(startDate, months)
      if (date >= from) yield date
    }
  }
  const step = frequency === 'daily' ? 1 : 7
  const steps = Math.ceil((dayNumber(from) - dayNumber(startDate)) / step)
  for (let date = addDays(startDate, steps * step); ; date = addDays(date, step)) yield date
}

function monthsBetween(from: string, to: string): number {
  const count = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7))
  return count(to) - count(from)
}

/** 'tomorrow at 6:00 AM'; '' if none comes after this instant. */
export function nextInWords(recurrence: Recurrence, now: number, after = now): string {
  const next = nextOccurrence(recurrence, after)
  return next ? occurrenceInWords(next, recurrence, localDate(now, recurrence.zone)) : ''
}

/** 'tomorrow at 6:00 AM' */
export function occurrenceInWords({ date }: Occurrence, { time }: Recurrence, today: string): string {
  const at = timeInWords(time)
  if (date === today) return common.when.today(at)
  return date === addDays(today, 1) ? common.when.tomorrow(at) : common.when.later({ day: longDate(date), time: at })
}
