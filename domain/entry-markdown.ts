import type { Entry } from './entry.ts'
import { longDate } from './local-date.ts'

/** A day as Markdown, for people to read in any editor; import-markdown.ts reads it back. */

export const markdownSections = [
  { name: 'gratitudeText', title: 'Gratitude' },
  { name: 'goalsText', title: "Today's Goals" },
  { name: 'diaryText', title: 'Daily Diary' },
  { name: 'aiResponse', title: 'Your Personal Motivation' },
] as const

export function entryMarkdown(
  entry: Pick<Entry, 'date' | 'gratitudeText' | 'goalsText' | 'diaryText' | 'aiResponse'>,
): string {
  const sections = markdownSections.flatMap(({ name, title }) => {
    const words = wordsAsMarkdown(entry[name] ?? '')
    return words === '' ? [] : [`### ${title}\n\n${words}\n`]
  })
  return [`## ${longDate(entry.date)}\n`, ...sections].join('\n')
}

/** A line that Markdown would take for a heading or a fence gets a backslash; lines keep to themselves. */
export function wordsAsMarkdown(words: string): string {
  const lines = tidy(words)
    .split('\n')
    .map((line) => line.replace(/^(\s*)(?=\\*(?:#|```|~~~))/, '$1\\'))
  return lines.map((line, index) => (line !== '' && lines[index + 1] ? `${line}  ` : line)).join('\n')
}

export function wordsFromMarkdown(lines: string[]): string {
  return tidy(lines.map((line) => line.replace(/^(\s*)\\(?=\\*(?:#|```|~~~))/, '$1')).join('\n'))
}

/** Without what nobody sees: spaces at the ends of lines, and empty lines around the whole. */
export function tidy(words: string): string {
  const lines = words.split(/\r\n|\r|\n/).map((line) => line.trimEnd())
  const first = lines.findIndex((line) => line !== '')
  return first < 0 ? '' : lines.slice(first, lines.findLastIndex((line) => line !== '') + 1).join('\n')
}
