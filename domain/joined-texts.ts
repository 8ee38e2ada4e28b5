import { itemsOf } from './entry.ts'
import { entrySections, type SectionName } from './entry-sections.ts'

/**
 * Both texts of a section, the second below the first. Items are compared one by one, so that one that is part of
 * another is kept; running text stays in one piece.
 */
export function joinedTexts(name: SectionName, first: string, second: string): string {
  const added = second.trim()
  if (added === '') return first
  if (first.trim() === '') return second
  if (entrySections[name].shownAs === 'items') return withItems(first, itemsOf(second))
  return hasLines(first, added) ? first : `${first.trimEnd()}\n\n${added}`
}

function hasLines(text: string, lines: string): boolean {
  return `\n${text.trim()}\n`.includes(`\n${lines}\n`)
}

/** The text with these items below it. An item that the text has already is not added again. */
export function withItems(text: string, items: readonly string[]): string {
  const known = new Set([...itemsOf(text), ...text.split('\n').map((line) => line.trim())])
  const added = items.filter((item) => !known.has(item))
  if (added.length === 0) return text
  return [...(text.trim() === '' ? [] : [text.trimEnd()]), ...added].join('\n')
}
