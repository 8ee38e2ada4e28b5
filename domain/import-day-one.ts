import { createGathering, type Found } from './import-gathering.ts'
import { isTimeZone, localDate } from './local-date.ts'

/** Day One's export: entries with the zone in which they were written. Several of one day become one day, oldest first. */
export function readDayOne(entries: unknown[], { zone, today }: { zone: string; today: string }): Found {
  const gathering = createGathering({ today })
  const moments = entries.flatMap((entry, index) => {
    const { creationDate, timeZone, text } = (typeof entry === 'object' && entry !== null ? entry : {}) as Record<
      string,
      unknown
    >
    const where = `Entry ${index + 1}`
    const instant = typeof creationDate === 'string' ? Date.parse(creationDate) : Number.NaN
    if (Number.isNaN(instant)) {
      gathering.leaveOut(where, 'It does not say when it was written.')
      return []
    }
    const zoneOfEntry = typeof timeZone === 'string' && isTimeZone(timeZone) ? timeZone : zone
    return [
      { where, instant, date: localDate(instant, zoneOfEntry), words: typeof text === 'string' ? plain(text) : '' },
    ]
  })
  const count = (ofEntry: (fields: { text?: unknown; tags?: unknown }) => number) =>
    entries.reduce<number>((sum, entry) => sum + (typeof entry === 'object' && entry !== null ? ofEntry(entry) : 0), 0)
  const pictures = count(({ text }) => (typeof text === 'string' ? [...text.matchAll(moment)].length : 0))
  const tags = count(({ tags }) => (Array.isArray(tags) ? tags.length : 0))
  if (pictures > 0)
    gathering.leaveOut(
      'Pictures and recordings',
      `${pictures.toLocaleString('en-US')} in this file. Firstlight saves words only.`,
    )
  if (tags > 0) gathering.leaveOut('Tags', `${tags.toLocaleString('en-US')} in this file. Firstlight saves none.`)
  for (const { where, date, words } of moments.sort((one, other) => one.instant - other.instant))
    gathering.add(where, date, { gratitudeText: words })
  return gathering.found()
}

/** A reference to a picture, a film or a recording. */
const moment = /!\[[^\][]*\]\(dayone-moment:[^()\s]*\)/g

/** Without references to pictures, which are not imported, and without the backslashes that Day One adds. */
function plain(text: string): string {
  return text
    .replace(moment, '')
    .replace(/\\([\\`*_{}[\]()#+\-.!>~|])/g, '$1')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
