import type { ImportedGoal } from '../goal-schemas.ts'
import { readAppleJournal } from './apple-journal.ts'
import { isDaylio, readDaylio } from './daylio.ts'
import { classicEntry, isDayOneClassic } from './day-one-classic.ts'
import { isEvernote, notesOf } from './evernote.ts'
import { readFirstlight } from './firstlight.ts'
import type { Gathering } from './gathering.ts'
import { readGoals } from './goals.ts'
import { isKeepPage, readKeepPage } from './google-keep.ts'
import { isJrnl, readJrnl } from './jrnl.ts'
import { readMarkdown } from './markdown.ts'
import { addMoment, isOfSource, momentOf, momentSources, type Moment, type MomentSource } from './moments.ts'
import { isPresently, readPresently } from './presently.ts'
import { answerOf, isTableName, keyOf, readTable, tableIn, type TableAnswer } from './table.ts'

export type Source =
  | 'Firstlight'
  | MomentSource
  | 'Apple Journal'
  | 'Day One Classic'
  | 'Daylio'
  | 'Evernote'
  | 'Presently'
  | 'CSV'
  | 'Markdown'

/** A file as formats look at it. */
export type FileContent = {
  name: string
  text: string
  isHtml: boolean
  /** Its value, or the complaint about it. */
  json?: { value: unknown } | { fault: string }
  /** The list of entries in its JSON. */
  entries?: unknown[]
}
export type FileReader = {
  zone: string
  gathering: Gathering
  goals: ImportedGoal[]
  /** Of all files. */
  names: Set<string>
  answers: Map<string, TableAnswer>
}
/** `short` is said of one file among several. */
export type Refusal = { unreadable: string; short?: string }

/** `read` returns false if the file is of another format in the end, and why nothing of it is wanted. */
type Format = { isOwn: (content: FileContent) => boolean } & (
  | { name: Source; read: (content: FileContent, reader: FileReader) => boolean | Refusal | void }
  | { refuse: (content: FileContent) => Refusal }
)

/** Each format that is read, then those that are refused by their name, then what is nothing of them. The first counts. */
export const formats: Format[] = [
  { isOwn: ({ text }) => text.trim() === '', refuse: () => ({ unreadable: 'This file is empty.' }) },
  { isOwn: ({ name }) => isNoText.test(name), refuse: ({ name }) => ({ unreadable: refusedByName(name)! }) },
  {
    isOwn: ({ json }) => json !== undefined && 'fault' in json,
    refuse: ({ text, json }) => ({
      unreadable: `This JSON cannot be read${placeOf(text, (json as { fault: string }).fault)}. It may be incomplete.`,
    }),
  },
  {
    name: 'Firstlight',
    isOwn: ({ entries, json }) =>
      entries !== undefined &&
      (entries.some((entry) => typeof entry === 'object' && entry !== null && 'gratitudeText' in entry) ||
        (entries.length === 0 && goalsIn(json).length > 0)),
    read: ({ entries, json }, { gathering, goals }) => {
      readFirstlight(entries!, gathering)
      const found = readGoals(goalsIn(json))
      goals.push(...found.goals)
      for (const { where, why } of found.leftOut) gathering.leaveOut(where, why)
    },
  },
  ...momentSources().map((name): Format => ({
    name,
    isOwn: ({ entries }) => entries !== undefined && isOfSource(name, entries),
    read: ({ entries }, reader) =>
      addMoments(
        entries!.map((entry) => momentOf(name, entry)),
        reader,
      ),
  })),
  {
    name: 'Google Keep',
    isOwn: ({ isHtml, text }) => isHtml && isKeepPage(text),
    read: ({ name, text }, { gathering, names }) => {
      // An archive has each note twice.
      if (!names.has(name.replace(/\.html$/i, '.json'))) readKeepPage(text, gathering)
    },
  },
  {
    name: 'Apple Journal',
    isOwn: ({ isHtml }) => isHtml,
    read: ({ name, text }, { gathering }) => readAppleJournal(text, { name, gathering }),
  },
  {
    name: 'Evernote',
    isOwn: ({ text }) => isEvernote(text),
    read: ({ text }, reader) => addMoments(notesOf(text), reader),
  },
  {
    name: 'Day One Classic',
    isOwn: ({ text }) => isDayOneClassic(text),
    read: ({ text }, reader) => addMoments([classicEntry(text)], reader),
  },
  {
    name: 'Daylio',
    isOwn: ({ text }) => isDaylio(text),
    read: ({ text }, { gathering }) => readDaylio(text, gathering),
  },
  {
    name: 'Presently',
    isOwn: ({ text }) => isPresently(text),
    read: ({ text }, { gathering }) => readPresently(text, gathering),
  },
  { name: 'jrnl', isOwn: ({ text }) => isJrnl(text), read: ({ text }, { gathering }) => readJrnl(text, gathering) },
  {
    name: 'CSV',
    isOwn: ({ name }) => isTableName(name),
    read: ({ name, text }, reader) => {
      const table = tableIn(text, { name, zone: reader.zone })
      if (!table) return false
      const answer = reader.answers.get(keyOf(table)) ?? answerOf(table)
      if (!answer.uses.includes('date')) return { unreadable: 'This table was left out.' }
      readTable(text, answer, reader)
      return true
    },
  },
  {
    name: 'Markdown',
    isOwn: ({ name, isHtml, json }) => !isHtml && !json && !isTableName(name),
    read: ({ name, text }, { gathering, zone }) => readMarkdown(text, { name, gathering, zone }),
  },
  {
    isOwn: ({ name }) => refusedByName(name) !== undefined,
    refuse: ({ name }) => ({ unreadable: refusedByName(name)! }),
  },
  {
    isOwn: ({ name }) => isTableName(name),
    refuse: () => ({ unreadable: 'This table has no column of dates, such as “2024-03-01” or “3/14/2024”.' }),
  },
  {
    isOwn: ({ isHtml }) => isHtml,
    refuse: () => ({ unreadable: 'This page of HTML has no date, so it is not from Apple’s Journal.' }),
  },
  {
    isOwn: ({ entries }) => entries?.length === 0,
    refuse: () => ({ unreadable: 'There are no entries in this file.' }),
  },
  {
    isOwn: ({ entries }) => entries !== undefined,
    refuse: () => ({ unreadable: `The entries in this JSON are not from ${ofJson}.` }),
  },
  {
    isOwn: ({ json }) => json !== undefined,
    refuse: () => ({ unreadable: `This JSON holds no list named “entries” or “memos”, so it is not from ${ofJson}.` }),
  },
  {
    isOwn: () => true,
    refuse: () => ({
      unreadable:
        'No day could be found in this file. In Markdown, a heading such as “## 2024-03-01” begins a day, or the name of the file is the date; a table (CSV) needs a column of dates.',
      short: 'No date could be found in it.',
    }),
  },
]

const ofJson = `Firstlight, ${new Intl.ListFormat('en-US', { type: 'disjunction' }).format(momentSources())}`

/** Never read, whatever their names say. */
const isNoText = /\.(?:daylio|gdsnapshot|pdf|docx?|odt|rtf|pages|epub|sqlite3?|db)$/i
/** Files of other apps, by their names, with what to choose in the app. */
const refused: [RegExp, string][] = [
  [/\.daylio$/i, 'This is a backup of Daylio. In Daylio, export the entries as a CSV, and choose that.'],
  [
    /\.gdsnapshot$|grid[ _-]?diary/i,
    'A snapshot or the JSON of Grid Diary cannot be read here. A table (CSV) with a column of dates can, and so can text with the date above each day.',
  ],
  [
    /journey[^/]*\.(?:pdf|docx)$/i,
    'A PDF or a Word file of Journey holds pages, not days. In Journey, choose Export to ZIP, and choose the ZIP here.',
  ],
  [
    /apple[ _-]?journal[^/]*\.pdf$/i,
    'This is a printed page of Apple’s Journal. There, export all entries, and choose the folder or its ZIP.',
  ],
  [/day[ _-]?one[^/]*\.(?:pdf|sqlite)$/i, 'In Day One, export the journal as JSON, and choose its ZIP here.'],
  [
    /reflectly/i,
    'Reflectly has no export that can be read here. A table (CSV) with a column of dates can, and so can text with the date above each day.',
  ],
  [
    /(?:5|five)[ _-]?min(?:ute)?s?[ _-]?journal/i,
    'This export of 5 Minute Journal cannot be read here. A table (CSV) with a column of dates can, and so can text with the date above each day.',
  ],
  [
    /\.(?:pdf|docx?|odt|rtf|pages|epub)$/i,
    'A printed page or a document cannot be divided into days. Where it comes from, export JSON, CSV, Markdown or plain text.',
  ],
  [/\.(?:sqlite3?|db)$/i, 'This is a database of an app. There, export JSON, CSV, Markdown or plain text.'],
]

/** Why a file with this name is refused, if it is known. */
export const refusedByName = (name: string) => refused.find(([pattern]) => pattern.test(name))?.[1]

export function contentOf(name: string, text: string): FileContent {
  const content = { name, text, isHtml: /^\s*(?:<\?xml[^>]*>\s*)?<(?:!doctype html|html)\b/i.test(text) }
  // Markdown can begin with `[[` or `{{` too.
  const isLikeJson = /^\s*(?:\{\s*(?:["}]|$)|\[\s*(?:[{"]|$))/.test(text)
  if (!isLikeJson && !/^\s*[{[]/.test(text)) return content
  try {
    const value: unknown = JSON.parse(text)
    const lists = value as { entries?: unknown; memos?: unknown }
    const isOne = momentSources().some((source) => isOfSource(source, [value]))
    const entries = [value, lists.entries, lists.memos].find(Array.isArray) ?? (isOne ? [value] : undefined)
    return { ...content, json: { value }, ...(entries && { entries }) }
  } catch (fault) {
    return isLikeJson ? { ...content, json: { fault: String(fault) } } : content
  }
}

function goalsIn(json: FileContent['json']): unknown[] {
  const goals = json && 'value' in json ? (json.value as { goals?: unknown }).goals : undefined
  return Array.isArray(goals) ? goals : []
}

function addMoments(moments: Iterable<Moment>, reader: FileReader): void {
  let number = 0
  for (const moment of moments) {
    number += 1
    addMoment(`Entry ${number}`, moment, reader)
  }
}

/** The place of the error. Browsers name it in different words. */
function placeOf(text: string, complaint: string): string {
  const said = /line (\d+)/.exec(complaint)?.[1]
  if (said) return ` from line ${said} on`
  const position = /position (\d+)/.exec(complaint)?.[1]
  return position ? ` from line ${text.slice(0, Number(position)).split('\n').length} on` : ''
}
