import Papa from 'papaparse'

export type Row = { line: number; cells: string[]; isUnclosed: boolean }

/** The rows of a table, with the lines on which they begin. Without a delimiter it is found in the first rows. */
export function rowsOf(text: string, delimiter = ''): Row[] {
  const content = text.replace(/\r\n?/g, '\n')
  const rows: Row[] = []
  let line = 1
  let start = 0
  Papa.parse<string[]>(content, {
    delimiter,
    newline: '\n',
    step: ({ data, errors, meta }) => {
      rows.push({ line, cells: data, isUnclosed: errors.some(({ code }) => code === 'MissingQuotes') })
      line += content.slice(start, meta.cursor).split('\n').length - 1
      start = meta.cursor
    },
  })
  return rows
}

export const isEmptyRow = ({ cells }: Row) => cells.every((cell) => cell.trim() === '')

/** Where the columns are in the first row, by their names in small letters. */
export function columnsIn(rows: Row[]): Map<string, number> {
  return new Map(rows[0]?.cells.map((name, at) => [name.trim().toLowerCase(), at]))
}
