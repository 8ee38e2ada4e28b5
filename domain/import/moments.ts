import { wordsFromHtml } from './html-words.ts'
import type { Counts, Gathering } from './gathering.ts'
import { isTimeZone, localDate } from '../time/local-date.ts'

/** Journals whose entries know the instant at which they were written: JSON of Day One, Journey and Memos. */

type Fields = Record<string, unknown>
/** Milliseconds since 1970, or NaN. */
type Moment = { instant: number; zone?: unknown; words: string; counts: Counts }
export type MomentSource = 'Day One' | 'Journey' | 'Memos'

/** The entries of one day become one day, oldest first. A day is that of the zone in which the entry was written. */
export function readMoments(source: MomentSource, entries: unknown[], gathering: Gathering, zone: string): void {
  entries.forEach((entry, index) => {
    const where = `Entry ${index + 1}`
    const { instant, zone: ownZone, words, counts } = formats[source].read(fieldsOf(entry))
    gathering.count(counts)
    if (Number.isNaN(new Date(instant).getTime()))
      return gathering.leaveOut(where, 'It does not say when it was written.')
    const date = localDate(instant, typeof ownZone === 'string' && isTimeZone(ownZone) ? ownZone : zone)
    gathering.addMoment({ where, instant, date, piece: { gratitudeText: words } })
  })
}

/** The source of a list of entries, or of one entry. */
export function sourceOf(entries: unknown[]): MomentSource | undefined {
  return (Object.keys(formats) as MomentSource[]).find((source) =>
    entries.some((entry) => formats[source].isOwn(fieldsOf(entry))),
  )
}

const fieldsOf = (entry: unknown) => (typeof entry === 'object' && entry !== null ? entry : {}) as Fields
const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
const listOf = (value: unknown) => (Array.isArray(value) ? value : [])
const number = (isThere: unknown) => (isThere ? 1 : 0)
const instantOf = (value: unknown) => (typeof value === 'string' ? Date.parse(value) : Number.NaN)

const formats: Record<MomentSource, { isOwn: (entry: Fields) => boolean; read: (entry: Fields) => Moment }> = {
  'Day One': {
    isOwn: (entry) => 'creationDate' in entry,
    read: ({ creationDate, timeZone, text, photos, videos, audios, tags, location, weather, starred }) => {
      const media = [photos, videos, audios].flatMap(listOf).map((one) => textOf(fieldsOf(one).identifier))
      const named = [...textOf(text).matchAll(dayOneMoment)].map(([, address]) => address!.split('/').at(-1)!)
      return {
        instant: instantOf(creationDate),
        zone: timeZone,
        words: withoutBackslashes(textOf(text)),
        counts: {
          pictures: new Set([...media, ...named]).size,
          tags: listOf(tags).length,
          places: number(location),
          weather: number(weather),
          stars: number(starred === true),
        },
      }
    },
  },
  Journey: {
    isOwn: (entry) => 'date_journal' in entry,
    read: ({ date_journal, timezone, text, type, photos, tags, address, lat, weather, favourite, mood }) => ({
      instant: typeof date_journal === 'number' ? date_journal : Number.NaN,
      zone: timezone,
      words: type === 'html' || /^\s*<\w/.test(textOf(text)) ? wordsFromHtml(textOf(text)) : textOf(text),
      counts: {
        pictures: listOf(photos).length,
        tags: listOf(tags).length,
        // Without a place the latitude is a number that no place has.
        places: number(textOf(address) || (typeof lat === 'number' && lat !== 0 && Math.abs(lat) <= 90)),
        weather: number(textOf(fieldsOf(weather).description)),
        stars: number(favourite === true),
        moods: number(typeof mood === 'number' && mood > 0),
      },
    }),
  },
  Memos: {
    isOwn: (entry) => 'content' in entry && ['displayTime', 'createTime', 'createdTs'].some((name) => name in entry),
    read: ({ displayTime, createTime, createdTs, content, attachments, resources, location, pinned }) => ({
      instant: typeof createdTs === 'number' ? createdTs * 1_000 : instantOf(displayTime ?? createTime),
      words: textOf(content),
      // Its tags are words of the text, and stay there.
      counts: {
        pictures: [attachments, resources].flatMap(listOf).length,
        places: number(location),
        stars: number(pinned === true),
      },
    }),
  },
}

/** A reference to a picture, a film or a recording. */
const dayOneMoment = /!\[[^\][]*\]\(dayone-moment:([^()\s]*)\)/g

/** Without references to pictures, which are not imported, and without the backslashes that Day One adds. */
function withoutBackslashes(text: string): string {
  return text
    .replace(dayOneMoment, '')
    .replace(/\\([\\`*_{}[\]()#+\-.!>~|])/g, '$1')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
