import type { ImportedGoal } from '../goal-schemas.ts'
import { readAppleJournal } from './apple-journal.ts'
import { readFirstlight } from './firstlight.ts'
import { createGathering, type ImportContent, type Gathering } from './gathering.ts'
import { readGoals } from './goals.ts'
import { readMarkdown } from './markdown.ts'
import { readMoments, sourceOf, type MomentSource } from './moments.ts'
import { readPresently } from './presently.ts'
import { importLimit } from './imported-day.ts'

type Source = 'Firstlight' | MomentSource | 'Apple Journal' | 'Presently' | 'Markdown'

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
}

/** Detects the format of each file and reads them all. Never throws: what cannot be read returns a sentence. */
export function readImportFiles(files: NamedText[], { zone, today, hasPremium = false, beside }: Reader): ImportFile {
  const gathering = createGathering({ today, hasPremium })
  const sources = new Set<Source>()
  const goals: ImportedGoal[] = []
  let last = 'There is no text among these files that could be a journal.'
  for (const { name, text } of files.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
    gathering.begin(files.length === 1 ? '' : name)
    const read = readText(text.replace(/^\uFEFF/, ''), { name, zone, gathering, goals })
    if ('source' in read) sources.add(read.source)
    // A page that only lists the others may be left out.
    else if (!/(?:^|\/)index\.html?$/i.test(name)) {
      if (files.length > 1) gathering.leaveOut('', read.short ?? read.unreadable)
      last = files.length === 1 ? read.unreadable : `No day could be found in these ${files.length} files.`
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

type TextReader = { name: string; zone: string; gathering: Gathering; goals: ImportedGoal[] }
type Outcome = { source: Source } | { unreadable: string; short?: string }

function readText(text: string, reader: TextReader): Outcome {
  const { name, gathering } = reader
  if (text.trim() === '') return { unreadable: 'This file is empty.' }
  if (/^\s*<(?:!doctype html|html)\b/i.test(text))
    return readAppleJournal(text, { name, gathering })
      ? { source: 'Apple Journal' }
      : { unreadable: 'This page of HTML has no date, so it is not from Apple’s Journal.' }
  // Markdown can begin with `[[` or `{{` too.
  const json = /^\s*(?:\{\s*(?:["}]|$)|\[\s*(?:[{"]|$))/.test(text) || isJson(text)
  if (json) return readJson(text, reader)
  if (readPresently(text, gathering)) return { source: 'Presently' }
  if (readMarkdown(text, reader)) return { source: 'Markdown' }
  return {
    unreadable:
      'No day could be found in this file. In Markdown, a heading such as “## 2024-03-01” begins a day, or the name of the file is the date; a CSV from Presently begins with “entryDate,entryContent”.',
    short: 'No date could be found in it.',
  }
}

function isJson(text: string): boolean {
  if (!/^\s*[{[]/.test(text)) return false
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

function readJson(text: string, { zone, gathering, goals }: TextReader): Outcome {
  let file: unknown
  try {
    file = JSON.parse(text)
  } catch (fault) {
    return {
      unreadable: `This JSON cannot be read${placeOf(text, String(fault))}. It may be incomplete.`,
    }
  }
  const lists = file as { entries?: unknown; memos?: unknown; goals?: unknown }
  const entries = [file, lists.entries, lists.memos].find(Array.isArray) ?? (sourceOf([file]) && [file])
  if (!entries)
    return {
      unreadable:
        'This JSON holds no list named “entries” or “memos”, so it is not from Firstlight, Day One, Journey or Memos.',
    }
  const isOwn = entries.some((entry) => typeof entry === 'object' && entry !== null && 'gratitudeText' in entry)
  if (isOwn || (entries.length === 0 && Array.isArray(lists.goals) && lists.goals.length > 0)) {
    readFirstlight(entries, gathering)
    const found = readGoals(lists.goals)
    goals.push(...found.goals)
    for (const { where, why } of found.leftOut) gathering.leaveOut(where, why)
    return { source: 'Firstlight' }
  }
  const source = sourceOf(entries)
  if (source) readMoments(source, entries, gathering, zone)
  return source
    ? { source }
    : {
        unreadable:
          entries.length === 0
            ? 'There are no entries in this file.'
            : 'The entries in this JSON are not from Firstlight, Day One, Journey or Memos.',
      }
}

/** The place of the error. Browsers name it in different words. */
function placeOf(text: string, complaint: string): string {
  const said = /line (\d+)/.exec(complaint)?.[1]
  if (said) return ` from line ${said} on`
  const position = /position (\d+)/.exec(complaint)?.[1]
  return position ? ` from line ${text.slice(0, Number(position)).split('\n').length} on` : ''
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
