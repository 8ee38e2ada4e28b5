import { withoutEntities } from '../html-entities.ts'

/** HTML as plain words, read piece by piece. Not a parser of the whole language: what journals export is plain. */

type Piece = { text: string } | { tag: string; isEnd: boolean; attributes: string }

const hidden = new Set(['script', 'style', 'title'])

/** Tags and texts in their order, in linear time. Comments, scripts and styles are left out. */
export function* piecesOfHtml(html: string): Generator<Piece> {
  let at = 0
  while (at < html.length) {
    const open = nextTag(html, at)
    if (open > at) yield { text: html.slice(at, open) }
    if (open === html.length) return
    const isComment = html.startsWith('<!--', open)
    const close = html.indexOf(isComment ? '-->' : '>', open)
    if (close < 0) return
    at = close + (isComment ? 3 : 1)
    const [, end, name, attributes] = /^<(\/?)([a-z][a-z0-9]*)([^]*)>$/i.exec(html.slice(open, at)) ?? []
    if (name === undefined) continue
    const tag = name.toLowerCase()
    yield { tag, isEnd: end === '/', attributes: attributes! }
    if (end === '/' || !hidden.has(tag)) continue
    const endTag = new RegExp(`</${tag}`, 'gi')
    endTag.lastIndex = at
    const found = endTag.exec(html)
    if (!found) return
    at = found.index
  }
}

/** Where the next tag or comment begins; a `<` before anything else is a sign of the text. */
function nextTag(html: string, from: number): number {
  const tag = /<(?:[a-z/]|!)/gi
  tag.lastIndex = from
  return tag.exec(html)?.index ?? html.length
}

const paragraphs = new Set(['p', 'blockquote', 'ul', 'ol', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'])
const lines = new Set(['div', 'br', 'li', 'tr', 'hr'])

/** The words of pieces: a line for each block, an empty line around each paragraph, a dash before each item. */
export function wordsOfPieces(pieces: Iterable<Piece>): string {
  let words = ''
  for (const piece of pieces) {
    if ('text' in piece) words += piece.text.replace(/\s+/g, ' ')
    else if (paragraphs.has(piece.tag)) words += '\n\n'
    else if (lines.has(piece.tag)) words += piece.tag === 'li' && !piece.isEnd ? '\n- ' : '\n'
  }
  return withoutEntities(words)
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/(^|\n)(- [^\n]*)\n\n(?=- )/g, '$1$2\n')
    .trim()
}

export const wordsFromHtml = (html: string) => wordsOfPieces(piecesOfHtml(html))

/** The words of the boxes that are named by the attributes of their `div`, and of what lies outside of them. */
export function wordsOfBoxes(html: string, nameOf: (attributes: string) => string | undefined) {
  const pieces: Record<string, Piece[]> = { words: [] }
  let box = 'words'
  let [depth, boxDepth] = [0, 0]
  for (const piece of piecesOfHtml(html)) {
    if ('tag' in piece && piece.tag === 'div') {
      depth += piece.isEnd ? -1 : 1
      if (box !== 'words' && depth < boxDepth) box = 'words'
      else if (box === 'words' && !piece.isEnd) {
        box = nameOf(piece.attributes) ?? 'words'
        boxDepth = depth
      }
    }
    ;(pieces[box] ??= []).push(piece)
  }
  return Object.fromEntries(Object.entries(pieces).map(([name, own]) => [name, wordsOfPieces(own)])) as Record<
    string,
    string
  > & { words: string }
}
