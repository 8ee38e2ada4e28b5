import type { ImportedGoal } from '../goal-schemas.ts'
import { contentOf, formats, type FileContent, type FileReader, type Refusal, type Source } from './formats.ts'
import { createGathering, type ImportContent } from './gathering.ts'
import { importLimit } from './imported-day.ts'
import { keyOf, tableIn, type Table, type TableAnswer } from './table.ts'
import { importing } from '../texts.ts'

/** What was read, with its formats, or the reason why it cannot be read. */
export type ImportFile = (ImportContent & { sources: Source[]; goals: ImportedGoal[] }) | { unreadable: string }

/** The name has the folders in which the file lies. */
export type NamedText = { name: string; text: string }

export type Reader = {
  /** The person's zone, for entries without one. */
  zone: string
  today: string
  /** With Premium the diary of today is read too. */
  hasPremium?: boolean
  /** How many pictures and recordings, and how many other files, lie beside the texts. */
  beside?: { pictures: number; others: number }
  /** What the columns of tables are, by the key of each. */
  answers?: Map<string, TableAnswer>
}

const plainTexts = (files: NamedText[]) =>
  files
    .map(({ name, text }) => ({ name, text: text.replace(/^\uFEFF/, '') }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))

/** The tables of which a person has to say what their columns are, each kind once. */
export function tablesIn(files: NamedText[], zone: string): Table[] {
  const tables = plainTexts(files).flatMap(({ name, text }) => {
    const content = contentOf(name, text)
    const format = formats.find(({ isOwn }) => isOwn(content))
    return format && 'read' in format && format.name === 'CSV' ? (tableIn(text, { name, zone }) ?? []) : []
  })
  return [...new Map(tables.map((table) => [keyOf(table), table])).values()]
}

/** Detects the format of each file and reads them all. Never throws: what cannot be read returns a sentence. */
export function readImportFiles(
  files: NamedText[],
  { zone, today, hasPremium = false, beside, answers = new Map() }: Reader,
): ImportFile {
  const gathering = createGathering({ today, hasPremium })
  const sources = new Set<Source>()
  const goals: ImportedGoal[] = []
  const names = new Set(files.map(({ name }) => name))
  let last = importing.refused.noText
  for (const { name, text } of plainTexts(files)) {
    gathering.begin(files.length === 1 ? '' : name)
    const read = readText(contentOf(name, text), { zone, gathering, goals, names, answers })
    if ('source' in read) sources.add(read.source)
    // A page that only lists the others may be left out.
    else if (!/(?:^|\/)(?:index|archive_browser)\.html?$/i.test(name)) {
      if (files.length > 1) gathering.leaveOut('', read.short ?? read.unreadable)
      last = files.length === 1 ? read.unreadable : importing.refused.noDays(files.length)
    }
  }
  if (sources.size === 0) return { unreadable: last }
  const found = gathering.found()
  if (beside) {
    // Most of these are named in the texts, and are counted there.
    gathering.count({ pictures: beside.pictures - (found.counts.pictures ?? 0), others: beside.others })
  }
  return { sources: [...sources], goals, ...found }
}

/** Reads it by the first format that recognises it, or returns why none can. */
function readText(content: FileContent, reader: FileReader): { source: Source } | Refusal {
  for (const format of formats) {
    if (!format.isOwn(content)) continue
    if ('refuse' in format) return format.refuse(content)
    const read = format.read(content, reader)
    if (typeof read === 'object') return read
    if (read !== false) return { source: format.name }
  }
  throw new Error('The last format takes every file.')
}

/** Groups of days or goals that fit into one call, in number and in bytes. */
export function batchesOf<Item>(items: Item[], bytes = 56_000): Item[][] {
  const encoder = new TextEncoder()
  const batches: Item[][] = []
  let room = 0
  for (const item of items) {
    const weight = encoder.encode(JSON.stringify(item)).length + 1
    const last = batches.at(-1)
    if (last && last.length < importLimit && weight <= room) last.push(item)
    else {
      batches.push([item])
      room = bytes
    }
    room -= weight
  }
  return batches
}
