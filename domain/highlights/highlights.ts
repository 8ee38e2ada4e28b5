import { isUsable, type Entry } from '../entry.ts'
import { itemsOf } from '../items.ts'
import { hasText } from '../entry-sections.ts'
import { areasOf, type Area } from '../goal-areas.ts'
import { itemWith, themesOf } from './themes.ts'
import type { Skies } from '../sky.ts'
import { daysOf, type Period } from '../time/week.ts'

/** The figures of a week, a month or a year. The slides, the review and the weekly mail show the same ones. */
export type Highlights = {
  /** The days of the period, in their order. */
  days: { date: string; isWritten: boolean }[]
  /** How many entries have each section. `total` is the number of days with an entry. */
  counts: { gratitude: number; goals: number; diary: number; total: number }
  /** The most frequent words of the gratitude, the most frequent first, each with a line of an ordinary page. */
  themes: Theme[]
  areas: Counted<Area>[]
  /** How many percent of the days have an entry. */
  momentum: number
  /** A page of the period speaks of self-harm. No word of such a page is used, and nothing is congratulated. */
  hasHelpPage: boolean
}

/** What a screen shows of a period: its figures, and the skies of its days. */
export type Review = Highlights & { skies: Skies }

type Counted<Name> = { name: Name; count: number }
export type Theme = Counted<string> & { line?: string | undefined }

export type HighlightsEntry = Pick<Entry, 'date' | 'gratitudeText' | 'goalsText' | 'diaryText' | 'eveningText' | 'tone'>

const mostThemes = 5
/** A longer line is not shown whole, so its word is shown alone. */
const longestLine = 60
/** So many of the themes, and of the areas, are shown. */
export const mostShown = 3

export function highlightsOf(entries: readonly HighlightsEntry[], period: Period): Highlights {
  const written = entries.filter((entry) => entry.date >= period.first && entry.date <= period.last && hasText(entry))
  const ordered = written.toSorted((one, other) => (one.date < other.date ? -1 : 1))
  const usable = ordered.filter(isUsable)
  const linesOf = (pages: HighlightsEntry[]) => pages.flatMap(({ gratitudeText }) => itemsOf(gratitudeText))
  // Lines of grief, exhaustion or anger do not come back unasked.
  const quotable = linesOf(usable.filter(({ tone }) => !tone)).filter((line) => line.length <= longestLine)
  const dates = new Set(written.map(({ date }) => date))
  const days = daysOf(period).map((date) => ({ date, isWritten: dates.has(date) }))
  const count = (name: 'gratitudeText' | 'goalsText' | 'diaryText') =>
    written.filter((entry) => entry[name].trim() !== '').length
  return {
    days,
    counts: {
      gratitude: count('gratitudeText'),
      goals: count('goalsText'),
      diary: count('diaryText'),
      total: dates.size,
    },
    themes: themesOf(linesOf(usable))
      .slice(0, mostThemes)
      .map((theme) => ({ ...theme, line: itemWith(theme.name, quotable) })),
    areas: areasOf(usable.flatMap(({ goalsText }) => itemsOf(goalsText))).slice(0, mostShown),
    momentum: momentumOf(dates.size, days.length),
    hasHelpPage: ordered.some(({ tone }) => tone === 'help'),
  }
}

/** Days with an entry in percent of all days, rounded. */
export function momentumOf(written: number, days: number): number {
  return Math.round((written / days) * 100)
}

/** The slide of celebration shows one of these. */
export const encouragements = [
  'You made room for what matters. Let the days to come find you as kind to yourself.',
  'Small mornings, written down, become a life that one can look back on.',
  'What you noticed was there all along. Thank you for looking.',
  'Every page you wrote is a place to come home to.',
  'Begin the next page gently. You already know how.',
] as const

/** The one of them that praises nothing. */
export const gentlest = 4
