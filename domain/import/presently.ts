import Papa from 'papaparse'
import type { Gathering } from './gathering.ts'
import { dateInHeading } from './heading.ts'

/** Presently's CSV: one row for each day, with its gratitude. False if the first row does not name these columns. */
export function readPresently(text: string, gathering: Gathering): boolean {
  // A file of another kind is not parsed as a table.
  if (!/entrydate/i.test(text.slice(0, 200))) return false
  const rows = rowsOf(text)
  const names = rows[0]?.cells.map((name) => name.trim().toLowerCase()) ?? []
  const dateAt = names.indexOf('entrydate')
  const wordsAt = names.indexOf('entrycontent')
  if (dateAt < 0 || wordsAt < 0) return false
  for (const { line, cells, isUnclosed } of rows.slice(1)) {
    if (cells.every((cell) => cell.trim() === '')) continue
    const where = `Line ${line}`
    const written = (cells[dateAt] ?? '').trim()
    const date = dateInHeading(written) ?? { date: written }
    if (isUnclosed) gathering.leaveOut(where, 'A quotation mark opens here and never closes.')
    else if ('unclear' in date) gathering.leaveOut(where, date.unclear)
    else gathering.add(where, date.date, { gratitudeText: cells[wordsAt] ?? '' })
  }
  return true
}

type Row = { line: number; cells: string[]; isUnclosed: boolean }

function rowsOf(text: string): Row[] {
  const content = text.replace(/\r\n?/g, '\n')
  const rows: Row[] = []
  let line = 1
  let start = 0
  Papa.parse<string[]>(content, {
    delimiter: ',',
    newline: '\n',
    step: ({ data, errors, meta }) => {
      rows.push({ line, cells: data, isUnclosed: errors.some(({ code }) => code === 'MissingQuotes') })
      line += content.slice(start, meta.cursor).split('\n').length - 1
      start = meta.cursor
    },
  })
  return rows
}
