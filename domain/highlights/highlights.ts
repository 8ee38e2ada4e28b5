import { isUsable, type Entry } from '../entry.ts'
import { itemsOf } from '../items.ts'
import { hasText } from '../entry-sections.ts'
import { createAreas, type Area } from '../goal-areas.ts'
import { createThemes, type Theme } from './themes.ts'
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

export type HighlightsEntry = Pick<Entry, 'date' | 'gratitudeText' | 'goalsText' | 'diaryText' | 'eveningText' | 'tone'>

const mostThemes = 5
/** So many lines of a section are read. */
const mostLines = 100
/** So many of the themes, and of the areas, are shown. */
export const mostShown = 3

export function highlightsOf(entries: readonly HighlightsEntry[], period: Period): Highlights {
  const tally = createTally(period)
  for (const entry of entries.toSorted((one, other) => (one.date < other.date ? -1 : 1))) tally.add(entry)
  return tally.figures()
}

/** Counts the entries of a period one by one, in the order of their days, and keeps none of them. */
export function createTally(period: Period) {
  const dates = new Set<string>()
  const counts = { gratitude: 0, goals: 0, diary: 0 }
  const themes = createThemes()
  const areas = createAreas()
  let hasHelpPage = false
  const linesOf = (text: string) => itemsOf(text).slice(0, mostLines)
  return {
    add(entry: HighlightsEntry): void {
      const { date, gratitudeText, goalsText, diaryText, tone } = entry
      if (date < period.first || date > period.last || !hasText(entry)) return
      dates.add(date)
      if (gratitudeText.trim() !== '') counts.gratitude += 1
      if (goalsText.trim() !== '') counts.goals += 1
      if (diaryText.trim() !== '') counts.diary += 1
      if (tone === 'help') hasHelpPage = true
      if (!isUsable(entry)) return
      // Lines of grief, exhaustion or anger do not come back unasked.
      for (const line of linesOf(gratitudeText)) themes.add(line, { isQuotable: !tone })
      for (const line of linesOf(goalsText)) areas.add(line)
    },

    figures(): Highlights {
      const days = daysOf(period).map((date) => ({ date, isWritten: dates.has(date) }))
      return {
        days,
        counts: { ...counts, total: dates.size },
        themes: themes.list(mostThemes),
        areas: areas.list(mostShown),
        momentum: momentumOf(dates.size, days.length),
        hasHelpPage,
      }
    },
  }
}

/** Days with an entry in percent of all days, rounded. */
export function momentumOf(written: number, days: number): number {
  return Math.round((written / days) * 100)
}

/** The one of the encouragements at the end of the slides that praises nothing. */
export const gentlest = 4
