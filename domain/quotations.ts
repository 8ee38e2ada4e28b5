import { itemsOf } from './items.ts'
import { coachSections, type EntryTexts } from './entry-sections.ts'

/** The lines of a page that its letter may quote. */
export function quotableLines(page: Partial<EntryTexts>): string[] {
  return coachSections.flatMap((name) => itemsOf(page[name] ?? ''))
}

export function paragraphsOf(letter: string): string[] {
  return letter.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '')
}

/** A part of a letter; `item` is the line of the page that it quotes. */
export type Passage = { text: string; item?: string }

/**
 * Divides a paragraph of a letter at the quotations of the page, whose marks, of any language, are left out. What is in
 * quotation marks and not on the page keeps them. A quotation that is still arriving may lack its end.
 */
export function passagesOf(paragraph: string, items: readonly string[]): Passage[] {
  const passages: Passage[] = []
  const add = (text: string, item?: string) => {
    const last = passages.at(-1)
    if (item !== undefined) passages.push({ text, item })
    else if (last && last.item === undefined) last.text += text
    else if (text !== '') passages.push({ text })
  }
  for (const part of paragraph.split(/(“[^”]*”?|„[^“]*“?|«[^»]*»?)/u)) {
    const quoted = /^[“„«]/u.test(part) ? lettersOf(part) : ''
    const item = quoted === '' ? undefined : items.find((line) => lettersOf(line).includes(quoted))
    if (item === undefined) add(part)
    else add(part.replace(/^(?:[“„]|«\s?)|(?:[”“]|\s?»)$/gu, ''), item)
  }
  return passages
}

/** The composer changes the punctuation of what it quotes. */
function lettersOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}
