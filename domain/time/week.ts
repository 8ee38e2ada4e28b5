import { formats, isEnglish } from './formats.ts'
import { addDays, dayNumber, noonUtc } from './local-date.ts'
import { columnOf } from './month.ts'

/** A week is named by its first day. */
export type Period = { first: string; last: string }

/** The first day of the week of a day: the Sunday, where the person has not chosen another one. */
export function weekStartOf(date: string, weekStart = 'Sunday'): string {
  return addDays(date, -columnOf(date, weekStart))
}

/** The first of the seven days to show: the day asked for, and the first of this week for a later day and without one. */
export function weekToShow(asked: string | undefined, today: string, weekStart: string): string {
  return asked !== undefined && asked <= today ? asked : weekStartOf(today, weekStart)
}

/** The seven days from a day on. */
export function weekFrom(first: string): Period {
  return { first, last: addDays(first, 6) }
}

export function daysOf({ first, last }: Period): string[] {
  return Array.from({ length: dayNumber(last) - dayNumber(first) + 1 }, (_, index) => addDays(first, index))
}

/** 'Nov 15 – 21, 2026' */
export function periodLabel({ first, last }: Period): string {
  // Browsers put different kinds of blanks around the dash, and regions of English none at all.
  return formats
    .days()
    .formatRange(noonUtc(first), noonUtc(last))
    .replaceAll(isEnglish() ? /\s*–\s*/g : /\s+–\s+/g, ' – ')
}
