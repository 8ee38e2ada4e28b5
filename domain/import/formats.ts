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
import { inList } from '../numbers.ts'
import { importing } from '../texts.ts'

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
  { isOwn: ({ text }) => text.trim() === '', refuse: () => ({ unreadable: importing.refused.empty }) },
  { isOwn: ({ name }) => isNoText.test(name), refuse: ({ name }) => ({ unreadable: refusedByName(name)! }) },
  {
    isOwn: ({ json }) => json !== undefined && 'fault' in json,
    refuse: ({ text, json }) => ({
      unreadable: brokenJson(text, (json as { fault: string }).fault),
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
      if (!answer.uses.includes('date')) return { unreadable: importing.refused.leftOut }
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
    refuse: () => ({ unreadable: importing.refused.noDates }),
  },
  {
    isOwn: ({ isHtml }) => isHtml,
    refuse: () => ({ unreadable: importing.refused.otherHtml }),
  },
  {
    isOwn: ({ entries }) => entries?.length === 0,
    refuse: () => ({ unreadable: importing.refused.noEntries }),
  },
  {
    isOwn: ({ entries }) => entries !== undefined,
    refuse: () => ({ unreadable: importing.refused.otherEntries(programsOfJson()) }),
  },
  {
    isOwn: ({ json }) => json !== undefined,
    refuse: () => ({ unreadable: importing.refused.otherJson(programsOfJson()) }),
  },
  {
    isOwn: () => true,
    refuse: () => ({
      unreadable: importing.refused.other,
      short: importing.refused.otherShort,
    }),
  },
]

const programsOfJson = () => inList(['Firstlight', ...momentSources()], 'disjunction')

/** Never read, whatever their names say. */
const isNoText = /\.(?:daylio|gdsnapshot|pdf|docx?|odt|rtf|pages|epub|sqlite3?|db)$/i
/** Files of other apps, by their names. */
const refused: [RegExp, keyof typeof importing.known][] = [
  [/\.daylio$/i, 'daylio'],
  [/\.gdsnapshot$|grid[ _-]?diary/i, 'gridDiary'],
  [/journey[^/]*\.(?:pdf|docx)$/i, 'journey'],
  [/apple[ _-]?journal[^/]*\.pdf$/i, 'appleJournal'],
  [/day[ _-]?one[^/]*\.(?:pdf|sqlite)$/i, 'dayOne'],
  [/reflectly/i, 'reflectly'],
  [/(?:5|five)[ _-]?min(?:ute)?s?[ _-]?journal/i, 'fiveMinutes'],
  [/\.(?:pdf|docx?|odt|rtf|pages|epub)$/i, 'document'],
  [/\.(?:sqlite3?|db)$/i, 'database'],
]

/** Why a file with this name is refused, if it is known. */
export function refusedByName(name: string): string | undefined {
  const known = refused.find(([pattern]) => pattern.test(name))?.[1]
  return known && importing.known[known]
}

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
    addMoment(importing.places.entry(number), moment, reader)
  }
}

/** With the line of the error. Browsers name its place in different words. */
function brokenJson(text: string, complaint: string): string {
  const said = /line (\d+)/.exec(complaint)?.[1]
  const position = /position (\d+)/.exec(complaint)?.[1]
  const line = said ?? (position && text.slice(0, Number(position)).split('\n').length)
  return line === undefined ? importing.refused.brokenJson : importing.refused.brokenJsonFrom(Number(line))
}
