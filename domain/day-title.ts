import { today } from './texts.ts'
import { dayOfYear, longDate } from './time/local-date.ts'
import type { DayPart } from './time/day-part.ts'

/** One day after the other, and the same until the evening. */
export function greetingOf(date: string, part: DayPart): string {
  const greetings = today.header.greetings[part === 'dawn' ? 'day' : part]
  return greetings[dayOfYear(date) % greetings.length]!
}

type DayOfTitle = { date: string; part: DayPart; isToday: boolean; isWritten: boolean }

/** The heading of a day's screen. */
export function dayTitle({ date, part, isToday, isWritten }: DayOfTitle): string {
  if (!isToday) return longDate(date)
  return isWritten ? today.header.isWritten : greetingOf(date, part)
}

/** Said once when there are few stars, and once when there are many (drawings/stars.tsx). */
export function lineOfStars(days: number): string | undefined {
  const { stars } = today.header
  return days === 2 || days === 100 ? stars[days] : undefined
}
