import { formats } from './formats.ts'
import { noonUtc, weekdayOf } from './local-date.ts'

/** Months are `YYYY-MM`; weeks begin on the `weekStart` of the person. */

export const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

export const weekStarts = ['Sunday', 'Monday', 'Saturday'] as const

/** The one of `weekdays` that a day is, for code and for models. */
export function weekdayNamed(date: string): string {
  return weekdays[noonUtc(date).getUTCDay()]!
}

/** `weekdays` in the order of a week. */
export function weekdaysFrom(weekStart: string): readonly string[] {
  const first = weekdays.findIndex((weekday) => weekday === weekStart)
  return [...weekdays.slice(first), ...weekdays.slice(0, first)]
}

/** A day of the week as people read it. */
export function weekdayInWords(weekday: string): string {
  return weekdayOf(dateOfWeekday(weekday))
}

/** Some day that is called so. */
export function dateOfWeekday(weekday: string): string {
  return `2026-11-0${1 + weekdaysFrom('Sunday').indexOf(weekday)}`
}

/** How many days of its week are before a day. */
export function columnOf(date: string, weekStart: string): number {
  return weekdaysFrom(weekStart).indexOf(weekdayNamed(date))
}

export function isMonth(month: string): boolean {
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(month)
}

export function monthOf(date: string): string {
  return date.slice(0, 7)
}

export function addMonths(month: string, months: number): string {
  const [year, number] = month.split('-').map(Number) as [number, number]
  const count = year * 12 + number - 1 + months
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`
}

/** From January to December. */
export function monthsOf(year: number): string[] {
  return Array.from({ length: 12 }, (_, index) => addMonths(`${year}-01`, index))
}

/** 'November 2026' */
export function monthTitle(month: string): string {
  return formats.month().format(noonUtc(`${month}-15`))
}

/** How many days a month has. */
export function daysIn(month: string): number {
  return new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate()
}

/** The same day so many months later, or earlier: the last day if that month is shorter. */
export function sameDayOf(date: string, months: number): string {
  const month = addMonths(monthOf(date), months)
  const dayOfMonth = Math.min(Number(date.slice(8)), daysIn(month))
  return `${month}-${String(dayOfMonth).padStart(2, '0')}`
}

/** The days of a month in rows of seven; undefined where a row reaches into its neighbours. */
export function weeksOf(month: string, weekStart: string): (string | undefined)[][] {
  const days = daysIn(month)
  const before = columnOf(`${month}-01`, weekStart)
  return Array.from({ length: Math.ceil((before + days) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const day = week * 7 + weekday - before + 1
      return day < 1 || day > days ? undefined : `${month}-${String(day).padStart(2, '0')}`
    }),
  )
}
