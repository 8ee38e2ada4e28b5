import type { Entry } from './entry.ts'
import { entryMarks, markNames, markText, type MarkName } from './entry-marks.ts'
import { sectionNames, type SectionName } from './entry-sections.ts'
import { journal } from './texts.ts'
import { longDate } from './time/local-date.ts'

/** An entry as Markdown, to be read in any editor. import/markdown.ts reads it back. */

const marksAfter = (section?: SectionName) =>
  markNames.filter((name) => ('after' in entryMarks[name] ? entryMarks[name].after : undefined) === section)

/** The sections of an entry with its marks, and the reply to it, in the order of the file. */
export const markdownSections = [
  ...sectionNames.flatMap((name) => [name, ...marksAfter(name)]),
  ...marksAfter(),
  'aiResponse',
] as const

export type MarkdownSection = (typeof markdownSections)[number]
type MarkdownEntry = Pick<Entry, MarkdownSection>
const isMark = (name: MarkdownSection): name is MarkName => name in entryMarks

export function markdownTitle(name: MarkdownSection, { letter, marks, sections } = journal): string {
  if (name === 'aiResponse') return letter.title
  return isMark(name) ? marks[name].title : sections[name].title
}

export function entryMarkdown(entry: MarkdownEntry & Pick<Entry, 'date'>): string {
  const sections = markdownSections.flatMap((name) => {
    const words = wordsAsMarkdown(wordsOf(entry, name))
    return words === '' ? [] : [`### ${markdownTitle(name)}\n\n${words}\n`]
  })
  return [`## ${longDate(entry.date)}\n`, ...sections].join('\n')
}

function wordsOf(entry: MarkdownEntry, name: MarkdownSection): string {
  return (isMark(name) ? markText(entry, name) : entry[name]) ?? ''
}

/** What Markdown would change gets a backslash. Line breaks are kept. */
export function wordsAsMarkdown(words: string): string {
  const lines = tidy(words).split('\n').map(escaped)
  return lines.map((line, index) => (line !== '' && lines[index + 1] ? `${line}  ` : line)).join('\n')
}

export function wordsFromMarkdown(lines: string[]): string {
  return tidy(lines.map(unescaped).join('\n'))
}

/**
 * Emphasis, code, links, HTML and entities, and a backslash that would escape. Within a word `_` is read as it is, and an
 * address is in angle brackets, if Markdown could see more than an address in it or behind it.
 */
const marks =
  /(https?:\/\/[^\s<>]+)(?=([<>]?))|\\(?=[!-/:-@[-`{-~]|https?:|$)|[*`[\]<~|]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|&(?=#?\w+;)/gu
const plainAddress = /^[\p{L}\p{N}:/.?=%#,+-]+$/u
const escapes = /<(https?:\/\/[^\s<>]+)>|\\([!-/:-@[-`{-~])/g
/** Headings, quotes, lists, rules, underlines of headings and rows of tables. */
const lineMarks = /^(\s*)(?=[#>]|[-+](?:\s|$)|[-:=][-:=\s|\\]*$)|^(\s*\d{1,9})(?=[.)](?:\s|$))/
/** Spaces that would make code of a paragraph. */
const indent = /^(?: (?= {3}| {0,2}\t)|\t)/

function escaped(line: string): string {
  const escapedMark = (mark: string, address: string | undefined, next: string) =>
    address === undefined ? `\\${mark}` : next === '' && plainAddress.test(address) ? address : `<${address}>`
  return line
    .replace(marks, escapedMark)
    .replace(lineMarks, '$1$2\\')
    .replace(indent, (space) => `&#${space.charCodeAt(0)};`)
}

function unescaped(line: string): string {
  return line
    .replace(/^&#(32|9);/, (_, code: string) => String.fromCharCode(Number(code)))
    .replace(escapes, (_, address?: string, mark?: string) => address ?? mark!)
}

/** Without spaces at the ends of lines and without empty lines around the text. */
export function tidy(words: string): string {
  const lines = words.split(/\r\n|\r|\n/).map((line) => line.trimEnd())
  const first = lines.findIndex((line) => line !== '')
  return first < 0 ? '' : lines.slice(first, lines.findLastIndex((line) => line !== '') + 1).join('\n')
}
