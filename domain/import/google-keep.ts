import { dateInHeading } from './heading.ts'
import { importing } from '../texts.ts'
import { wordsOfBoxes } from './html-words.ts'
import type { Gathering } from './gathering.ts'

export const isKeepPage = (text: string) => text.includes('<div class="heading">') && text.includes('<div class="note')

/** The HTML of a note, for archives without JSON: its date, its title and its content lie in boxes. */
export function readKeepPage(html: string, gathering: Gathering): void {
  const {
    heading = '',
    title = '',
    content = '',
  } = wordsOfBoxes(html, (attributes) => /class="(heading|title|content)"/.exec(attributes)?.[1])
  const found = dateInHeading(heading)
  if (!found || 'unclear' in found) gathering.leaveOut('', found?.unclear ?? importing.leftOut.noDate)
  else gathering.add('', found.date, { gratitudeText: [title, content].filter(Boolean).join('\n') })
}
