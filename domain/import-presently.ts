import { createGathering, type Found } from './import-gathering.ts'

/** Presently's CSV: a day and its gratitude a row. Undefined where the first row is not the one that names the columns. */
export function readPresently(text: string, { today }: { today: string }): Found | undefined {
  // Whatever else the file is, it is not read as a table first.
  if (!/entrydate/i.test(text.slice(0, 200))) return undefined
  const gathering = createGathering({ today })
  const { rows, openedAt } = rowsOf(text)
  const names = rows[0]?.cells.map((name) => name.trim().toLowerCase()) ?? []
  const dateAt = names.indexOf('entrydate')
  const wordsAt = names.indexOf('entrycontent')
  if (dateAt < 0 || wordsAt < 0) return undefined
  for (const { line, cells } of rows.slice(1)) {
    if (cells.every((cell) => cell.trim() === '')) continue
    if (line === openedAt) gathering.leave(`Line ${line}`, 'A quotation mark opens here and never closes.')
    else
      gathering.add(`Line ${line}`, (cells[dateAt] ?? '').trim().slice(0, 10), { gratitudeText: cells[wordsAt] ?? '' })
  }
  return gathering.found()
}

type Row = { line: number; cells: string[] }

const sign = /[",\r\n]/g

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
  for (let at = 0; at < text.length;) {
    const next = quoted ? text.indexOf('"', at) : nextSign(text, at)
    const end = next < 0 ? text.length : next
    const piece = text.slice(at, end)
    cell += piece
    if (quoted) line += piece.split('\n').length - 1
    at = end + 1
    const found = text[end]
    if (quoted && found === '"') {
      quoted = text[at] === '"'
      if (quoted) cell += text[at++]
    } else if (found === '"' && cell === '') quoted = true
    else if (found === '"') cell += found
    else if (found === ',') endCell()
    else if (found === '\n') {
      line += 1
      endRow()
    }
  }
  const openedAt = quoted ? row.line : undefined
  if (cell !== '' || row.cells.length > 0 || quoted) endRow()
  return { rows, openedAt }
}

function nextSign(text: string, from: number): number {
  sign.lastIndex = from
  return sign.exec(text)?.index ?? -1
}
