import { piecesOfHtml, wordsOfPieces } from './html-words.ts'
import type { Gathering, DroppedKind } from './gathering.ts'
import { dateInHeading, dateInName } from './heading.ts'

const kinds: [RegExp, DroppedKind][] = [
  [/photo|video|audio|picture|drawing/i, 'pictures'],
  [/map|visit|location|place/i, 'places'],
  [/stateOfMind|mood/i, 'moods'],
]

/** An entry of Apple's Journal: a page of HTML with its date above. False for a page without a date, such as the list. */
export function readAppleJournal(html: string, { name, gathering }: { name: string; gathering: Gathering }): boolean {
  const { header, words, attachments } = partsOf(html)
  const found = dateInHeading(header)
  const date = found && 'date' in found ? found.date : dateInName(name)
  if (date === undefined) return false
  for (const attachment of attachments)
    gathering.count({ [kinds.find(([pattern]) => pattern.test(attachment))?.[1] ?? 'others']: 1 })
  gathering.add('Entry 1', date, { gratitudeText: words })
  return true
}

type Area = 'words' | 'header' | 'attachment'

/** What lies in a box of the class `pageHeader` is the date, what lies in one of the class `gridItem` an attachment. */
function partsOf(html: string) {
  const pieces: Record<Area, Parameters<typeof wordsOfPieces>[0] & unknown[]> = {
    words: [],
    header: [],
    attachment: [],
  }
  const attachments: string[] = []
  let area: Area = 'words'
  let [depth, areaDepth] = [0, 0]
  for (const piece of piecesOfHtml(html)) {
    if ('tag' in piece && piece.tag === 'div') {
      depth += piece.isEnd ? -1 : 1
      if (area !== 'words' && depth < areaDepth) area = 'words'
      else if (area === 'words' && !piece.isEnd) {
        if (/\bpageHeader\b/.test(piece.attributes)) area = 'header'
        if (/\bgridItem\b/.test(piece.attributes)) {
          area = 'attachment'
          attachments.push(/assetType_(\w+)/.exec(piece.attributes)?.[1] ?? '')
        }
        areaDepth = depth
      }
    }
    pieces[area].push(piece)
  }
  return { header: wordsOfPieces(pieces.header), words: wordsOfPieces(pieces.words), attachments }
}
