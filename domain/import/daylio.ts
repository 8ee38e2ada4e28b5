import type { Mood } from '../mood.ts'
import { columnsIn, isEmptyRow, rowsOf } from './csv-rows.ts'
import type { Gathering } from './gathering.ts'
import { dateInHeading } from './heading.ts'
import { wordsFromHtml } from './html-words.ts'
import { choiceIn } from './titles.ts'
import { importing } from '../texts.ts'

/** The five moods of Daylio. A person may give them other names, which nobody else can order. */
const daylioMoods: Record<string, Mood> = { awful: 1, bad: 2, meh: 3, good: 4, rad: 5 }

/** A mood in a cell of a table: its number, its word here, or that of Daylio. */
export function moodIn(cell: string): Mood | undefined {
  const word = cell.trim().toLowerCase()
  if (/^[1-5]$/.test(word)) return Number(word) as Mood
  return Object.hasOwn(daylioMoods, word) ? daylioMoods[word] : (choiceIn('mood', word) ?? undefined)
}

/** Before 2019 the year had a column of its own. */
export const isDaylio = (text: string) =>
  /^"?(?:full_date"?,"?date|year"?,"?date)"?,"?weekday"?,"?time"?,"?mood\b/i.test(text.slice(0, 200))

/**
 * Daylio's CSV, newest entry first. The title, the note and the activities of a day go to its diary; its mood is the
 * middle of its entries.
 */
export function readDaylio(text: string, gathering: Gathering): void {
  const rows = rowsOf(text, ',')
  const columns = columnsIn(rows)
  const moods = new Map<string, { sum: number; count: number }>()
  const days: { where: string; date: string; diaryText: string }[] = []
  for (const row of rows.slice(1).reverse()) {
    if (isEmptyRow(row)) continue
    const cell = (name: string) => (row.cells[columns.get(name) ?? -1] ?? '').trim()
    const where = importing.places.line(row.line)
    if (row.isUnclosed) {
      gathering.leaveOut(where, importing.leftOut.unclosed)
      continue
    }
    const written = cell('full_date') || `${cell('date')} ${cell('year')}`
    const found = dateInHeading(written)
    const date = found && 'date' in found ? found.date : written
    const mood = moodIn(cell('mood'))
    if (mood) {
      const { sum, count } = moods.get(date) ?? { sum: 0, count: 0 }
      moods.set(date, { sum: sum + mood, count: count + 1 })
    } else if (cell('mood')) gathering.count({ moods: 1 })
    const activities = cell('activities')
      .split('|')
      .map((activity) => activity.trim())
      .filter(Boolean)
    const note = cell('note')
    const words = [cell('note_title'), /<\w/.test(note) ? wordsFromHtml(note) : note, activities.join(', ')]
    days.push({ where, date, diaryText: words.filter(Boolean).join('\n') })
  }
  for (const { where, date, diaryText } of days) {
    const felt = moods.get(date)
    const mood = felt && (Math.round(felt.sum / felt.count) as Mood)
    gathering.add(where, date, { diaryText, ...(mood && { mood }) })
  }
}
