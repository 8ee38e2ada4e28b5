import { importLimit, type ImportedDay } from './imported-day.ts'
import type { Found } from './import-gathering.ts'
import { readDayOne } from './import-day-one.ts'
import { readFirstlight } from './import-firstlight.ts'
import { readMarkdown } from './import-markdown.ts'
import { readPresently } from './import-presently.ts'

/** The file formats that a journal can come from. */
export type ImportFile =
  | (Found & { source: 'Firstlight' | 'Day One' | 'Presently' | 'Markdown' })
  | { unreadable: string }

type Reader = {
  /** The person's zone, for moments that name none. */
  zone: string
  today: string
}

/** Finds out what a file is, and reads it. Whatever it holds, it is answered with a sentence, never with an error. */
export function readImportFile(content: string, reader: Reader): ImportFile {
  const text = content.replace(/^\uFEFF/, '')
  if (text.trim() === '') return { unreadable: 'This file is empty.' }
  if (text.startsWith('PK\u0003\u0004'))
    return { unreadable: 'This is a ZIP archive. Open it, and choose the .json file that lies inside.' }
  if (/^\s*[{[]/.test(text)) return readJson(text, reader)
  const presently = readPresently(text, reader)
  if (presently) return { source: 'Presently', ...presently }
  const markdown = readMarkdown(text, reader)
  if (markdown) return { source: 'Markdown', ...markdown }
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
  if (has('gratitudeText')) return { source: 'Firstlight', ...readFirstlight(entries, reader) }
  if (has('creationDate')) return { source: 'Day One', ...readDayOne(entries, reader) }
  return {
    unreadable:
      entries.length === 0
        ? 'There are no entries in this file.'
        : 'The entries in this JSON are neither from Firstlight nor from Day One.',
  }
}

/** Browsers say it in different words. */
function placeOf(text: string, complaint: string): string {
  const said = /line (\d+)/.exec(complaint)?.[1]
  if (said) return ` from line ${said} on`
  const position = /position (\d+)/.exec(complaint)?.[1]
  return position ? ` from line ${text.slice(0, Number(position)).split('\n').length} on` : ''
}

/** As many days at once as one call takes, in days and in bytes. */
export function batchesOf(days: ImportedDay[], bytes = 56_000): ImportedDay[][] {
  const encoder = new TextEncoder()
  const batches: ImportedDay[][] = []
  let room = 0
  for (const day of days) {
    const weight = encoder.encode(JSON.stringify(day)).length + 1
    const last = batches.at(-1)
    if (last && last.length < importLimit && weight <= room) last.push(day)
    else {
      batches.push([day])
      room = bytes
    }
    room -= weight
  }
  return batches
}
