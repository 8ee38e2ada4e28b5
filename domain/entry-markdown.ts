import { replyTitle, type Entry } from './entry.ts'
import { entrySections, sectionNames } from './entry-sections.ts'
import { longDate } from './local-date.ts'
import { moodLabels, moodTitle } from './mood.ts'
import { tickedSection, ticksTitle } from './ticks.ts'

/** An entry as Markdown, to be read in any editor. import-markdown.ts reads it back. */

const ticks = { name: 'doneItems', title: ticksTitle, otherTitles: [] } as const

/** The sections of an entry, its ticks, its mood, and the reply to it, in the order of the file. */
export const markdownSections = [
  ...sectionNames.flatMap((name) => {
    const { title, otherTitles } = entrySections[name]
    const section = { name, title, otherTitles }
    return name === tickedSection ? [section, ticks] : [section]
  }),
  { name: 'mood', title: moodTitle, otherTitles: [] },
  { name: 'aiResponse', title: replyTitle, otherTitles: [] },
] as const

type MarkdownEntry = Pick<Entry, (typeof markdownSections)[number]['name']>

export function entryMarkdown(entry: MarkdownEntry & Pick<Entry, 'date'>): string {
  const sections = markdownSections.flatMap(({ name, title }) => {
    const words = wordsAsMarkdown(wordsOf(entry, name))
    return words === '' ? [] : [`### ${title}\n\n${words}\n`]
  })
  return [`## ${longDate(entry.date)}\n`, ...sections].join('\n')
}

function wordsOf(entry: MarkdownEntry, name: keyof MarkdownEntry): string {
  if (name === 'doneItems') return entry.doneItems.join('\n')
  if (name === 'mood') return entry.mood === null ? '' : moodLabels[entry.mood]
  return entry[name] ?? ''
}

/** A line that Markdown would read as a heading or a fence gets a backslash. Line breaks are kept. */
export function wordsAsMarkdown(words: string): string {
  const lines = tidy(words)
    .split('\n')
    .map((line) => line.replace(/^(\s*)(?=\\*(?:#|```|~~~))/, '$1\\'))
  return lines.map((line, index) => (line !== '' && lines[index + 1] ? `${line}  ` : line)).join('\n')
}

export function wordsFromMarkdown(lines: string[]): string {
  return tidy(lines.map((line) => line.replace(/^(\s*)\\(?=\\*(?:#|```|~~~))/, '$1')).join('\n'))
}

/** Without spaces at the ends of lines and without empty lines around the text. */
export function tidy(words: string): string {
  const lines = words.split(/\r\n|\r|\n/).map((line) => line.trimEnd())
  const first = lines.findIndex((line) => line !== '')
  return first < 0 ? '' : lines.slice(first, lines.findLastIndex((line) => line !== '') + 1).join('\n')
}
