import { moods } from './mood.ts'
import { journal, yearWords } from './texts.ts'
import type { DayOfYear } from './year.ts'

/** A day in words, for a person who cannot see its picture: 'a short page, light'. */
export function dayInWords({ mood, amount }: DayOfYear): string {
  const { amounts, withMood } = yearWords
  return mood === null ? amounts[amount] : withMood(amounts[amount], journal.marks.mood.labels[mood])
}

/** What a month holds, in words: '3 days written: 2 bright, 1 without a mood.' */
export function daysInWords(days: readonly DayOfYear[]): string {
  const { empty, written, ofMood, withoutMood } = yearWords
  if (days.length === 0) return empty
  const parts = [...moods.toReversed(), null].flatMap((mood) => {
    const count = days.filter((day) => day.mood === mood).length
    if (count === 0) return []
    return mood === null ? withoutMood(count) : ofMood(count, journal.marks.mood.labels[mood])
  })
  return written(days.length, parts)
}
