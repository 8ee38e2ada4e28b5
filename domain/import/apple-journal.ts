import { wordsOfBoxes } from './html-words.ts'
import type { Gathering, DroppedKind } from './gathering.ts'
import { dateInHeading, dateInName } from './heading.ts'
import { importing } from '../texts.ts'

const kinds: [RegExp, DroppedKind][] = [
  [/photo|video|audio|picture|drawing/i, 'pictures'],
  [/map|visit|location|place/i, 'places'],
  [/stateOfMind|mood/i, 'moods'],
]

/**
 * An entry of Apple's Journal: a page of HTML with its date in a box above. What lies in a box of the class `gridItem` is
 * an attachment. False for a page without a date, such as the list.
 */
export function readAppleJournal(html: string, { name, gathering }: { name: string; gathering: Gathering }): boolean {
  const attachments: string[] = []
  const { pageHeader = '', words } = wordsOfBoxes(html, (attributes) => {
    if (/\bpageHeader\b/.test(attributes)) return 'pageHeader'
    if (!/\bgridItem\b/.test(attributes)) return undefined
    attachments.push(/assetType_(\w+)/.exec(attributes)?.[1] ?? '')
    return 'gridItem'
  })
  const found = dateInHeading(pageHeader)
  const date = found && 'date' in found ? found.date : dateInName(name)
  if (date === undefined) return false
  for (const attachment of attachments)
    gathering.count({ [kinds.find(([pattern]) => pattern.test(attachment))?.[1] ?? 'others']: 1 })
  gathering.add(importing.places.entry(1), date, { gratitudeText: words })
  return true
}
