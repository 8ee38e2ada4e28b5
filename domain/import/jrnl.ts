import type { Gathering } from './gathering.ts'
import { dateInHeading } from './heading.ts'
import { importing } from '../texts.ts'

/** The stamp at the start of an entry, in brackets. Before jrnl 2 there were none. */
const stamps = /^(?:\[([^\]\n]{6,40})\] |(\d{4}-\d\d-\d\d \d\d:\d\d) )/
const isDate = (stamp: string) => {
  const found = dateInHeading(stamp)
  return found !== undefined && ('unclear' in found || found.rest === '')
}

const stampIn = (line: string) => {
  const found = stamps.exec(line)
  const stamp = found?.[1] ?? found?.[2]
  return stamp !== undefined && isDate(stamp) ? { stamp, rest: line.slice(found![0].length) } : undefined
}

export const isJrnl = (text: string) => stampIn(text.trimStart().slice(0, 200)) !== undefined

/** The text of jrnl, in one file or in one for each day: a stamp and a title, then the body. A star ends a title. */
export function readJrnl(text: string, gathering: Gathering): void {
  let open: { line: number; stamp: string; lines: string[] } | undefined
  const close = () => {
    if (!open) return
    const where = importing.places.line(open.line)
    const date = dateInHeading(open.stamp)!
    if ('unclear' in date) gathering.leaveOut(where, date.unclear)
    else gathering.add(where, date.date, { gratitudeText: open.lines.join('\n').trim() })
  }
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    const found = stampIn(line)
    if (!found) {
      open?.lines.push(line)
      continue
    }
    close()
    const isStarred = found.rest.endsWith(' *')
    gathering.count({ stars: isStarred ? 1 : 0 })
    open = { line: index + 1, stamp: found.stamp, lines: [isStarred ? found.rest.slice(0, -2) : found.rest] }
  }
  close()
}
