import { columnsIn, isEmptyRow, rowsOf } from './csv-rows.ts'
import type { Gathering } from './gathering.ts'
import { dateInHeading } from './heading.ts'
import { importing } from '../texts.ts'

/** A file of another kind is not parsed as a table. */
export const isPresently = (text: string) => /entrydate/i.test(text.slice(0, 200))

/** Presently's CSV: one row for each day, with its gratitude. False if the first row does not name these columns. */
export function readPresently(text: string, gathering: Gathering): boolean {
  const rows = rowsOf(text, ',')
  const columns = columnsIn(rows)
  const [dateAt, wordsAt] = [columns.get('entrydate'), columns.get('entrycontent')]
  if (dateAt === undefined || wordsAt === undefined) return false
  for (const row of rows.slice(1)) {
    if (isEmptyRow(row)) continue
    const where = importing.places.line(row.line)
    const written = (row.cells[dateAt] ?? '').trim()
    const date = dateInHeading(written) ?? { date: written }
    if (row.isUnclosed) gathering.leaveOut(where, importing.leftOut.unclosed)
    else if ('unclear' in date) gathering.leaveOut(where, date.unclear)
    else gathering.add(where, date.date, { gratitudeText: row.cells[wordsAt] ?? '' })
  }
  return true
}
