import { wordsOfPieces, piecesOfHtml } from './html-words.ts'
import type { Moment } from './moments.ts'
import { elementsOf, firstOf, plainText } from './xml.ts'

export const isEvernote = (text: string) => /<en-export\b/.test(text.slice(0, 1_000))

/** The notes of an export of Evernote (ENEX). The pages of notes are HTML in a section of CDATA. */
export function* notesOf(text: string): Generator<Moment> {
  for (const note of elementsOf(text, 'note')) {
    const page = firstOf(note, 'content')
    const fields = note.replace(page, '')
    const media = [...elementsOf(fields, 'mime')]
    const pictures = media.filter((mime) => /^\s*(?:image|video|audio)\//.test(mime)).length
    yield {
      instant: instantIn(firstOf(fields, 'created')),
      title: plainText(firstOf(fields, 'title')),
      words: wordsOfNote(page),
      counts: {
        pictures,
        others: media.length - pictures,
        tags: [...elementsOf(fields, 'tag')].length,
        places: firstOf(fields, 'latitude') ? 1 : 0,
      },
    }
  }
}

/** 20240131T081500Z */
function instantIn(written: string): number {
  const [, year, month, day, hour, minute, second] = /^\s*(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/.exec(written) ?? []
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
}

function wordsOfNote(page: string): string {
  const html = page.slice(Math.max(0, page.indexOf('<en-note'))).replace(/\]\]>\s*$/, '')
  // Each line is a `div`, also an empty one.
  const pieces = [...piecesOfHtml(html)].filter((piece) => 'text' in piece || piece.tag !== 'div' || !piece.isEnd)
  return wordsOfPieces(
    pieces.map((piece) =>
      'tag' in piece && piece.tag === 'en' && piece.attributes.startsWith('-todo')
        ? { text: /checked="true"/.test(piece.attributes) ? '[x] ' : '[ ] ' }
        : piece,
    ),
  )
}
