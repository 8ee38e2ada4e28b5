import { sectionNames, type SectionName } from '../entry-sections.ts'
import { isEmptyRow, rowsOf } from './csv-rows.ts'
import { moodIn } from './daylio.ts'
import { dayOf } from './front-matter.ts'
import type { Gathering } from './gathering.ts'
import { sectionTitled } from './titles.ts'
import { importing } from '../texts.ts'

/** Any table with a column of dates. What its other columns are is guessed, and a person says it. */

export type ColumnUse = 'date' | SectionName | 'mood' | 'none'
/** Which number comes first in 3/4/2024. */
export type DateOrder = 'day' | 'month'
type Column = {
  title: string
  /** Its first words, to be recognised by. */
  sample: string
  use: ColumnUse
  /** What its dates need: nothing, an order that they show, or one that only a person knows. */
  order: DateOrder | 'unclear' | undefined
}
export type Table = { name: string; columns: Column[] }
export type TableAnswer = { uses: ColumnUse[]; order: DateOrder }

/** Columns beyond these stay behind. */
const mostColumns = 50
const rowsForGuess = 200

export const isTableName = (name: string) => /\.(?:csv|tsv)$/i.test(name)

/** The columns of a table, undefined if none of them has dates. */
export function tableIn(text: string, { name, zone }: { name: string; zone: string }): Table | undefined {
  const { titles, rows } = contentOf(text, zone)
  const columns = titles.map((title, at) => {
    const cells = rows.map((row) => (row.cells[at] ?? '').trim()).filter(Boolean)
    return { title, cells, order: orderOf(cells), ...kindOf(title, cells.slice(0, rowsForGuess), zone) }
  })
  const dates = columns.filter(({ hasDates }) => hasDates)
  const date = dates.find(({ title }) => dateTitle.test(title)) ?? dates[0]
  if (!date) return undefined
  const others = columns.filter((column) => column !== date && !column.hasDates)
  const unknown = others.filter(({ guess }) => guess === 'words')
  const hasText = others.some(({ guess }) => guess !== 'none' && guess !== 'mood')
  const longest = others.toSorted((one, other) => other.cells.join('').length - one.cells.join('').length)
  const gratitude = others.some(({ guess }) => guess === 'gratitudeText')
    ? undefined
    : hasText
      ? unknown[0]
      : longest.find(({ guess }) => guess === 'none')
  return {
    name,
    columns: columns.map((column) => {
      const { title, cells, order, guess, hasDates } = column
      const text = column === gratitude ? 'gratitudeText' : guess === 'words' ? 'diaryText' : guess
      return {
        title,
        sample: (cells[0] ?? '').slice(0, 80).toWellFormed(),
        use: column === date ? 'date' : hasDates ? 'none' : text,
        order,
      }
    }),
  }
}

/** Two tables with the same columns are asked about once. */
export const keyOf = ({ columns }: Table) => columns.map(({ title }) => title).join('\n')

/** What is taken if nobody was asked. */
export const answerOf = ({ columns }: Table): TableAnswer => {
  const order = columns.find(({ use }) => use === 'date')?.order
  return { uses: columns.map(({ use }) => use), order: order === 'month' ? 'month' : 'day' }
}

/** The days of a table. Texts of one section are joined; a title that says more than its section stays above its words. */
export function readTable(
  text: string,
  { uses, order }: TableAnswer,
  { gathering, zone }: { gathering: Gathering; zone: string },
): void {
  const { titles, rows, width } = contentOf(text, zone)
  if (width > mostColumns) gathering.leaveOut('', importing.leftOut.columns(mostColumns))
  const columnsOf = (use: ColumnUse) => titles.flatMap((_, at) => (uses[at] === use ? [at] : []))
  const [dateAt = -1] = columnsOf('date')
  const moodsAt = columnsOf('mood')
  const readable = moodsAt.filter((at) => isOwnScale(rows.map(({ cells }) => (cells[at] ?? '').trim())))
  for (const { line, cells, isUnclosed } of rows) {
    const where = importing.places.line(line)
    const cell = (at: number) => (cells[at] ?? '').trim()
    if (isUnclosed) {
      gathering.leaveOut(where, importing.leftOut.unclosed)
      continue
    }
    const texts = sectionNames.map((name) => {
      const columns = columnsOf(name)
      const words = columns
        .filter((at) => cell(at) !== '')
        .map((at) =>
          columns.length > 1 && (sectionTitled(titles[at]!)?.isKept ?? true) ? `${titles[at]}\n${cell(at)}` : cell(at),
        )
      return [name, words.join('\n')]
    })
    const mood = readable.map((at) => moodIn(cell(at))).find(Boolean)
    gathering.count({ moods: mood ? 0 : moodsAt.filter((at) => cell(at)).length })
    gathering.add(where, dateOf(cell(dateAt), order, zone) ?? cell(dateAt), {
      ...Object.fromEntries(texts),
      ...(mood && { mood }),
    })
  }
}

/** The first row has the titles, unless there is a date in it. */
function contentOf(text: string, zone: string) {
  const all = rowsOf(text).filter((row) => !isEmptyRow(row))
  const first = all[0]?.cells ?? []
  const shown = first.slice(0, mostColumns)
  const isData = shown.some((cell) => dateOf(cell, 'day', zone) !== undefined)
  return {
    titles: shown.map((cell, at) => (isData ? '' : cell.trim()) || importing.columns.untitled(at + 1)),
    rows: isData ? all : all.slice(1),
    width: first.length,
  }
}

const orders = ['day', 'month'] as const
const dateTitle = /date|day|created|datum|tag|fecha|jour|data/i
const moodTitles = /mood|feeling|felt|stimmung|humeur|humor|ánimo/i

function kindOf(title: string, cells: string[], zone: string): { hasDates: boolean; guess: ColumnUse | 'words' } {
  const share = (isOne: (cell: string) => boolean) => cells.filter(isOne).length / (cells.length || 1)
  const hasDates = share((cell) => orders.some((order) => dateOf(cell, order, zone) !== undefined)) > 0.5
  const section = sectionNames.find((name) => name === sectionTitled(title)?.section)
  if (section) return { hasDates, guess: section }
  const isNamed = moodTitles.test(title)
  const isMood = share((cell) => moodIn(cell) !== undefined) > (isNamed ? 0 : 0.8) && isOwnScale(cells)
  if (isMood && (isNamed || !cells.every(isNumber))) return { hasDates, guess: 'mood' }
  return { hasDates, guess: share((cell) => /\S\s+\S/.test(cell)) > 0.3 ? 'words' : 'none' }
}

const isNumber = (cell: string) => /^\d+$/.test(cell)
/** A mood of 8 is not one of five, and neither is a 4 beside it. */
const isOwnScale = (cells: string[]) => !cells.some((cell) => isNumber(cell) && moodIn(cell) === undefined)

const inDigits = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d\d)(?!\d)/

/** A number above 12 is a day. With dots the day is first. */
function orderOf(cells: string[]): Column['order'] {
  let order: Column['order']
  for (const cell of cells) {
    const [all, one, sign, other] = inDigits.exec(cell) ?? []
    if (all === undefined) continue
    if (Number(one) > 12) return 'day'
    if (Number(other) > 12) return 'month'
    if (one !== other) order ??= sign === '.' ? 'day' : 'unclear'
  }
  return order
}

function dateOf(cell: string, order: DateOrder, zone: string): string | undefined {
  const written = cell.slice(0, 100).trim()
  const [all, one, , other, year] = inDigits.exec(written) ?? []
  if (all === undefined) return dayOf(written, zone)
  const [day, month] = order === 'day' ? [one!, other!] : [other!, one!]
  return dayOf(`${year!.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`, zone)
}
