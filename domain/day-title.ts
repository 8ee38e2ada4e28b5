import { dayOfYear, longDate } from './time/local-date.ts'
import type { DayPart } from './time/day-part.ts'

/** The name of a visitor. */
export const guestName = 'Friend'

type Greetings = readonly [string, string, string]

/** Until the evening. */
const ofDay: Greetings = [
  'Good to see you. The page is yours.',
  'Begin where you are.',
  'A new day, and nothing written on it yet.',
]

/** One day after the other. */
const greetings: Record<DayPart, Greetings> = {
  dawn: ofDay,
  day: ofDay,
  dusk: [
    'The day is nearly over. What was good in it?',
    'The light is going. What will you keep?',
    'Begin where you are.',
  ],
  night: ['It is late and quiet. The page is yours.', 'Begin where you are.', 'What was good in this day?'],
}

export function greetingOf(date: string, part: DayPart): string {
  return greetings[part][(dayOfYear(date) % 3) as 0 | 1 | 2]
}

type DayOfTitle = { date: string; part: DayPart; isToday: boolean; isWritten: boolean }

/** The heading of a day's screen. */
export function dayTitle({ date, part, isToday, isWritten }: DayOfTitle): string {
  if (!isToday) return longDate(date)
  return isWritten ? 'Today’s page is written.' : greetingOf(date, part)
}

/** Said once when there are few stars, and once when there are many (drawings/stars.tsx). */
export function lineOfStars(days: number): string | undefined {
  if (days === 2) return 'Each day since your first has a star before dawn. Now there are two.'
  if (days === 100) return 'Each day since your first has a star before dawn. Now there are a hundred.'
  return undefined
}
