import { createGathering, type Found } from './import-gathering.ts'

/** Presently's CSV: a day and its gratitude a row. Undefined where the first row is not the one that names the columns. */
export function readPresently(text: string, { today }: { today: string }): Found | undefined {
  const gathering = createGathering({ today })
  const { rows, openedAt } = rowsOf(text)
  const names = rows[0]?.cells.map((name) => name.trim().toLowerCase()) ?? []
  const dateAt = names.indexOf('entrydate')
  const wordsAt = names.indexOf('entrycontent')
  if (dateAt < 0 || wordsAt < 0) return undefined
  for (const { line, cells } of rows.slice(1)) {
    if (cells.every((cell) => cell.trim() === '')) continue
    if (line === openedAt) gathering.leave(`Line ${line}`, 'A quotation mark opens here and never closes.')
    else gathering.add(`Line ${line}`, (cells[dateAt] ?? '').trim().slice(0, 10), { gratitudeText: cells[wordsAt] ?? '' })
  }
  return gathering.found()
}

type Row = { line: number; cells: string[] }

/** Comma separated rows; a cell in quotation marks may hold commas, line breaks and doubled quotation marks. */
function rowsOf(text: string): { rows: Row[]; openedAt: number | undefined } {
  const rows: Row[] = []
  let row: Row = { line: 1, cells: [] }
  let cell = ''
  let line = 1
  let quoted = false
  const endCell = () => {
    row.cells.push(cell)
    cell = ''
  }
  const endRow = () => {
    endCell()
    rows.push(row)
    row = { line, cells: [] }
  }
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at]!
    if (character === '\n') line += 1
    if (quoted) {
      if (character !== '"') cell += character
      else if (text[at + 1] === '"') cell += text[(at += 1)]!
      else quoted = false
    } else if (character === '"' && cell === '') quoted = true
    else if (character === ',') endCell()
    else if (character === '\n') endRow()
    else if (character !== '\r') cell += character
  }
  const openedAt = quoted ? row.line : undefined
  if (cell !== '' || row.cells.length > 0 || quoted) endRow()
  return { rows, openedAt }
}
