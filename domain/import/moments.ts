import { wordsFromHtml } from './html-words.ts'
import type { Counts, Gathering } from './gathering.ts'
import { dateInHeading } from './heading.ts'
import { isTimeZone, localDate } from '../time/local-date.ts'
import { importing } from '../texts.ts'

/** Journals whose entries know the instant at which they were written. */

type Fields = Record<string, unknown>
export type Moment = {
  /** Milliseconds since 1970, or NaN. */
  instant: number
  /** The day, if the entry itself names it. */
  date?: string
  zone?: unknown
  /** Above the words. One that is a date says which day it is. */
  title?: string
  words: string
  counts: Counts
  /** Why it stays out. */
  why?: string
}
/** Their JSON is a list of entries, or has one entry. */
export type MomentSource = 'Day One' | 'Journey' | 'Memos' | 'Google Keep' | 'jrnl'

/** The entries of one day become one day, oldest first. A day is that of the zone in which the entry was written. */
export function addMoment(where: string, moment: Moment, { gathering, zone }: { gathering: Gathering; zone: string }) {
  if (moment.why) return gathering.leaveOut(where, moment.why)
  const { instant, zone: ownZone, title = '', words } = moment
  gathering.count(moment.counts)
  if (Number.isNaN(new Date(instant).getTime())) return gathering.leaveOut(where, importing.leftOut.noDate)
  const named = dateInHeading(title)
  const isNamed = named !== undefined && 'date' in named && named.rest === ''
  gathering.addMoment({
    where,
    instant,
    date:
      moment.date ??
      (isNamed ? named.date : localDate(instant, typeof ownZone === 'string' && isTimeZone(ownZone) ? ownZone : zone)),
    piece: { gratitudeText: [isNamed ? '' : title, words].filter(Boolean).join('\n') },
  })
}

export const momentSources = () => Object.keys(formats) as MomentSource[]
export const isOfSource = (source: MomentSource, entries: unknown[]) =>
  entries.some((entry) => formats[source].isOwn(fieldsOf(entry)))
export const momentOf = (source: MomentSource, entry: unknown) => formats[source].read(fieldsOf(entry))

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
  'Google Keep': {
    isOwn: (entry) => 'userEditedTimestampUsec' in entry,
    read: ({ title, textContent, listContent, isTrashed, isPinned, labels, attachments, ...times }) => ({
      instant: Number(times.createdTimestampUsec ?? times.userEditedTimestampUsec) / 1_000,
      title: textOf(title).trim(),
      words: [
        textOf(textContent),
        ...listOf(listContent).map((item) => {
          const { text, isChecked } = fieldsOf(item)
          return `- ${isChecked === true ? '[x] ' : ''}${textOf(text)}`
        }),
      ]
        .filter(Boolean)
        .join('\n'),
      counts: {
        pictures: listOf(attachments).length,
        tags: listOf(labels).length,
        stars: number(isPinned === true),
      },
      ...(isTrashed === true && { why: importing.leftOut.deleted }),
    }),
  },
  jrnl: {
    isOwn: (entry) => ['title', 'body', 'date', 'time'].every((name) => name in entry),
    read: ({ title, body, date, time, starred }) => ({
      // Its time is that of the place where it was written.
      instant: Date.parse(`${textOf(date)}T${textOf(time) || '00:00'}Z`),
      date: textOf(date),
      words: [textOf(title).trim(), textOf(body).trim()].filter(Boolean).join('\n'),
      // Its tags are words of the text, and stay there.
      counts: { stars: number(starred === true) },
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
