import { entrySections, type SectionName } from './entry-sections.ts'

/* How a text is divided into lines and items, and how two texts are compared and joined. */

/** The lines of a text that hold more than blanks, without the blanks around them. */
export function linesOf(text: string): string[] {
  return text
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((line) => line.trim())
    .filter(Boolean)
}

/** A dash before a digit may be a minus, and a star may open a *word*; those stay. */
const bullet = /^(?:[•●▪◦‣⁃·∙☐☑✓✔]+|[-–—](?!\d)|\*(?![^*]*\*)|\*(?=\s)|\[[ xX]?\])\s*/u
const numbering = /^\(?(\p{Nd}{1,3})(?:[.)](?!\p{Nd})|[．、])\s*/u

/**
 * The items of a section: one a line, without bullets, and without the numbers of a list that
 * counts from one. Another number belongs to the text: "3. Mai".
 */
export function itemsOf(text: string): string[] {
  let counted = 0
  return linesOf(text).flatMap((line) => {
    let item = line
    for (;;) {
      const [prefix, digits] = numbering.exec(item) ?? []
      const number = digits === undefined ? undefined : numberOf(digits)
      if (prefix !== undefined && (number === 1 || number === counted + 1)) {
        counted = number
        item = item.slice(prefix.length)
      } else if (bullet.test(item)) item = item.replace(bullet, '')
      else break
    }
    return item === '' ? [] : [item]
  })
}

/** The value of decimal digits of any script. Those of one script stand together in Unicode, from zero on. */
function numberOf(digits: string): number {
  const valueOf = (digit: string) => {
    let below = 0
    while (/\p{Nd}/u.test(String.fromCodePoint(digit.codePointAt(0)! - below - 1))) below += 1
    return below % 10
  }
  return [...digits].reduce((value, digit) => value * 10 + valueOf(digit), 0)
}

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
  const known = new Set([...itemsOf(text), ...linesOf(text)])
  const added = items.filter((item) => !known.has(item))
  if (added.length === 0) return text
  return [...(text.trim() === '' ? [] : [text.trimEnd()]), ...added].join('\n')
}
