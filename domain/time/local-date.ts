import { frame } from '../texts.ts'
import { formats, isEnglish } from './formats.ts'

/** Days are `YYYY-MM-DD` in the time zone of a person. Instants are UTC milliseconds. */

export const defaultTimeZone = 'America/New_York'

export function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: zone })
    return true
  } catch {
    return false
  }
}

/** True for a day that exists: 2024-02-29 but not 2023-02-29. */
export function isLocalDate(date: string): boolean {
  // `toJSON` of a day like '2023-13-01' is null.
  return /^\d{4}-\d{2}-\d{2}$/.test(date) && String(noonUtc(date).toJSON()).startsWith(date)
}

export function localDate(now: number, zone: string): string {
  const [month, day, year] = formats.date(zone).format(now).split('/')
  return `${year}-${month}-${day}`
}

export function addDays(date: string, days: number): string {
  const noon = noonUtc(date)
  noon.setUTCDate(noon.getUTCDate() + days)
  return noon.toISOString().slice(0, 10)
}

/** Whole days since 1970, so that tomorrow is always one more. */
export function dayNumber(date: string): number {
  return Math.floor(noonUtc(date).getTime() / 86_400_000)
}

/** The number of a date among the days of a person who came at this instant: 1 on the first. */
export function dayOfPerson({ createdAt, timezone }: { createdAt: number; timezone: string }, date: string): number {
  return 1 + dayNumber(date) - dayNumber(localDate(createdAt, timezone))
}

/** The day of `dayNumber`. */
export function dateOfDay(day: number): string {
  return new Date(day * 86_400_000).toISOString().slice(0, 10)
}

/** 1 for January 1st. */
export function dayOfYear(date: string): number {
  return 1 + dayNumber(date) - dayNumber(`${date.slice(0, 4)}-01-01`)
}

/** '21. November', '1er novembre': a line ends before the day or after the month. Formats of French write '1'. */
const together = (date: string) =>
  (frame.language === 'fr' ? date.replace(/\b1 /, '1er\u00A0') : date).replace(/(?<=\d\.) |(?<=\d) (?=[a-z])/, '\u00A0')

/** 'Saturday, November 21, 2026' */
export function longDate(date: string): string {
  return together(formats.longDay().format(noonUtc(date)))
}

/** 'Nov 21, 2026' */
export function shortDate(date: string): string {
  // 'Nov 08' is specified.
  return together(formats[isEnglish() ? 'shortDay' : 'days']().format(noonUtc(date)))
}

/** 'Saturday' */
export function weekdayOf(date: string): string {
  return formats.weekday().format(noonUtc(date))
}

/** 'Sat', without the point that some languages set */
export function shortWeekdayOf(date: string): string {
  return formats.shortWeekday().format(noonUtc(date)).slice(0, 3)
}

/** Noon, so that no offset of any zone moves the day. */
export function noonUtc(date: string): Date {
  return new Date(`${date}T12:00:00Z`)
}

export const clockTime = /^([01]\d|2[0-3]):[0-5]\d$/
