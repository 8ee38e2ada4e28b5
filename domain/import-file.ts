import { importLimit } from './imported-day.ts'
import type { ImportedGoal } from './goal-schemas.ts'
import type { Found } from './import-gathering.ts'
import { readDayOne } from './import-day-one.ts'
import { readFirstlight } from './import-firstlight.ts'
import { readGoals } from './import-goals.ts'
import { readMarkdown } from './import-markdown.ts'
import { readPresently } from './import-presently.ts'

/** A file that was read, with its format, or the reason why it cannot be read. */
export type ImportFile =
  | (Found & { source: 'Firstlight' | 'Day One' | 'Presently' | 'Markdown'; goals: ImportedGoal[] })
  | { unreadable: string }

type Reader = {
  /** The person's zone, for entries without one. */
  zone: string
  today: string
}

/** Detects the format of a file and reads it. Never throws: a file that cannot be read returns a sentence. */
export function readImportFile(content: string, reader: Reader): ImportFile {
  const text = content.replace(/^\uFEFF/, '')
  if (text.trim() === '') return { unreadable: 'This file is empty.' }
  if (text.startsWith('PK\u0003\u0004'))
    return { unreadable: 'This is a ZIP archive. Open it, and choose the .json file that lies inside.' }
  if (/^\s*[{[]/.test(text)) return readJson(text, reader)
  const presently = readPresently(text, reader)
  if (presently) return { source: 'Presently', goals: [], ...presently }
  const markdown = readMarkdown(text, reader)
  if (markdown) return { source: 'Markdown', goals: [], ...markdown }
  return {
    unreadable:
      'No day could be found in this file. In Markdown, a heading such as “## 2024-03-01” begins a day; a CSV from Presently begins with “entryDate,entryContent”.',
  }
}

function readJson(text: string, reader: Reader): ImportFile {
  let file: unknown
  try {
    file = JSON.parse(text)
  } catch (fault) {
    return {
      unreadable: `This JSON cannot be read${placeOf(text, String(fault))}. It may have been cut off on its way.`,
    }
  }
  const entries = Array.isArray(file) ? file : (file as { entries?: unknown }).entries
  if (!Array.isArray(entries))
    return { unreadable: 'This JSON holds no list named “entries”, so it is neither from Firstlight nor from Day One.' }
  const has = (name: string) => entries.some((entry) => typeof entry === 'object' && entry !== null && name in entry)
  const { goals } = file as { goals?: unknown }
  if (has('gratitudeText') || (entries.length === 0 && Array.isArray(goals) && goals.length > 0)) {
    const found = [readFirstlight(entries, reader), readGoals(goals)] as const
    return { source: 'Firstlight', ...found[0], ...found[1], leftOut: found.flatMap(({ leftOut }) => leftOut) }
  }
  if (has('creationDate')) return { source: 'Day One', goals: [], ...readDayOne(entries, reader) }
  return {
    unreadable:
      entries.length === 0
        ? 'There are no entries in this file.'
        : 'The entries in this JSON are neither from Firstlight nor from Day One.',
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
