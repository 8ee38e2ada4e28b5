import { isLocalDate } from '../time/local-date.ts'
import { importing } from '../texts.ts'

/** Dates in headings and in names of files, with months and weekdays in the languages that journals are written in. */

/** Their months are also known by their first letters. */
const languages = ['en', 'de', 'de-AT', 'fr', 'es', 'pt']
/** Their months are known as they are written beside a day, whole or in the usual short form. */
const moreLanguages = 'it nl da nb sv is fi et pl cs sk sl hr sr-Latn ro hu tr el ru uk bg ca gl id'.split(' ')

/** Without accents, in small letters, without a dot at the end, and without the `de` that Catalan has before a month. */
const plain = (word: string) =>
  word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/^d(?:e\s|’)|\.$/g, '')

/** For each of the instants, the name of its month or weekday in all languages. */
function namesAt(instants: number[], inLanguages: string[], options: Intl.DateTimeFormatOptions): string[][] {
  const formats = inLanguages.map((language) => new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }))
  return instants.map((instant) =>
    formats.flatMap((format) =>
      format.formatToParts(instant).flatMap(({ type, value }) => (/month|weekday/.test(type) ? [plain(value)] : [])),
    ),
  )
}
const inMonths = Array.from({ length: 12 }, (_, index) => Date.UTC(2024, index, 15))
const inWeek = Array.from({ length: 7 }, (_, index) => Date.UTC(2024, 0, index + 1))
const months = namesAt(inMonths, languages, { month: 'long' })
const wholeMonths = (['long', 'short'] as const).map((month) =>
  namesAt(inMonths, moreLanguages, { month, day: 'numeric' }),
)
const weekdays = [...namesAt(inWeek, [...languages, ...moreLanguages], { weekday: 'long' }).flat(), 'sonnabend']

/** 1 for January, 0 for a word that names no month, or could name two. */
function monthNumber(word: string): number {
  const start = plain(word)
  const isOf = (names: string[], index: number) =>
    names.some((name) => name.startsWith(start)) || wholeMonths.some((whole) => whole[index]!.includes(start))
  const found = months.flatMap((names, index) => (start.length >= 3 && isOf(names, index) ? [index + 1] : []))
  return found.length === 1 ? found[0]! : 0
}

const isWeekday = (word: string) => word.length >= 2 && weekdays.some((name) => name.startsWith(plain(word)))

type DateFound = { date: string; rest: string } | { unclear: string }

const written = (year: string, month: number, day: string) =>
  `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`

const firstWord = /^(\p{L}[\p{L}-]*)\.?,?\s*/u
const withoutWeekday = (title: string) => {
  const [all, word] = firstWord.exec(title) ?? []
  return word !== undefined && isWeekday(word) ? title.slice(all!.length) : title
}

/**
 * The date at the start of a heading: 2024-03-01, 20240301, March 1, 2024, 1. März 2024, 1 de marzo de 2024,
 * 01.03.2024 or 2024年3月1日, also after a weekday and before other words.
 */
export function dateInHeading(heading: string): DateFound | undefined {
  const title = heading.normalize('NFC').replace(/^[*_[\s]+/, '')
  // A month can begin as a weekday does: `Mar 3`, `mar 3 mars`.
  return dateAtStart(title) ?? dateAtStart(withoutWeekday(title).replace(/^(?:am|den|le|el)\s+/i, ''))
}

function dateAtStart(title: string): DateFound | undefined {
  let found = /^(\d{4})([-/._])(\d{1,2})\2(\d{1,2})(?!\d)/.exec(title)
  if (found) return dated(written(found[1]!, Number(found[3]), found[4]!), title, found[0])
  found = /^((?:19|20)\d\d)(\d\d)(\d\d)(?!\d)/.exec(title)
  if (found) {
    const date = written(found[1]!, Number(found[2]), found[3]!)
    return isLocalDate(date) ? dated(date, title, found[0]) : undefined
  }
  found = /^(\p{L}{3,12}\.?)\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})(?!\d)/iu.exec(title)
  if (found && monthNumber(found[1]!))
    return dated(written(found[3]!, monthNumber(found[1]!), found[2]!), title, found[0])
  found =
    /^(\d{1,2})(?:(?:st|nd|rd|th|er|[ºªo])?\s+|\.\s*)(?:(?:de|of)\s+|d[’'])?(\p{L}{3,12}\.?),?\s+(?:del?\s+)?(\d{4})(?!\d)(?:\s[гр]\.|\.)?/iu.exec(
      title,
    )
  if (found && monthNumber(found[2]!))
    return dated(written(found[3]!, monthNumber(found[2]!), found[1]!), title, found[0])
  found = /^(\d{4})\.?\s+(\p{L}{3,12}\.?)\s+(\d{1,2})(?!\d)\.?/u.exec(title)
  if (found && monthNumber(found[2]!))
    return dated(written(found[1]!, monthNumber(found[2]!), found[3]!), title, found[0])
  found = /^(\d{4})\s?[年년]\s?(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日일]/u.exec(title)
  if (found) return dated(written(found[1]!, Number(found[2]), found[3]!), title, found[0])
  found = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})(?!\d)/.exec(title)
  if (found) return dated(written(found[3]!, Number(found[2]), found[1]!), title, found[0])
  found = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})(?!\d)/.exec(title)
  return found ? slashed(found as unknown as [string, string, string, string], title) : undefined
}

const month = String.raw`(?:\S{1,4}\s+)?\p{L}[\p{L}\p{M}’'.]+,?(?:\s+(?:del?|of))?`
const day = String.raw`\p{Nd}{1,2}[^\s\p{Nd}]{0,3}`
const year = String.raw`\p{Nd}{4}(?!\p{Nd})`
const dateShape = new RegExp(
  String.raw`^(?:(?:\S+\s)?\S+,\s+|\S+\s+)?(?:${day}\s+${month}\s+${year}|${month}\s+${day}\s+${year}|${year}\S{0,4}\s+${month}\s+${day}(?!\S))`,
  'u',
)

/** Whether a heading in which no date was found may be one, in a language that is not known here. */
export const isLikeDate = (heading: string) => dateShape.test(heading.slice(0, 100))

/** Some people write the day first, some the month. The date is clear only if one of the two cannot be a month. */
function slashed([all, one, other, year]: [string, string, string, string], title: string): DateFound {
  if (Number(one) > 12) return dated(written(year, Number(other), one), title, all)
  if (Number(other) > 12 || one === other) return dated(written(year, Number(one), other), title, all)
  return {
    unclear: importing.leftOut.unclearDate(all, written(year, Number(one), other), written(year, Number(other), one)),
  }
}

const onlyTime =
  /^[\s,]*(?:(?:(?:at|um|à|às|a\slas)\s+)?\d{1,2}(?:[:.]|\s?h\s?)\d{2}(?::\d{2})?\s*(?:[ap]\.?m\.?|uhr|h)?)?$/i

/** The words after the date are the first line of the day, unless they are a weekday or a time. */
function dated(date: string, title: string, used: string): DateFound {
  if (!isLocalDate(date)) return { unclear: importing.leftOut.noSuchDate(used) }
  const rest = withoutEnd(title.slice(used.length).replace(/^[\]*_\s,:;|·–—-]+/, ''), '*_').trim()
  return { date, rest: onlyTime.test(withoutWeekday(rest)) ? '' : rest }
}

/** The date in the path of a file: the last one in digits, or one in words. */
export function dateInName(path: string): string | undefined {
  const inDigits = [...path.matchAll(/(?<!\d)(\d{4})([-_./ ]?)(\d\d)\2(\d\d)(?!\d)/g)]
    .map(([, year, , month, day]) => `${year}-${month}-${day}`)
    .filter(isLocalDate)
  if (inDigits.length > 0) return inDigits.at(-1)
  const name = path.split('/').at(-1)!.replaceAll('_', ' ')
  for (const { index } of name.slice(0, 255).matchAll(/\S+/g)) {
    const found = dateInHeading(name.slice(index))
    if (found && 'date' in found) return found.date
  }
  return undefined
}

/** Not a regular expression: one that is anchored to the end takes quadratic time on a long run of such signs. */
export function withoutEnd(text: string, signs: string): string {
  let end = text.length
  while (end > 0 && signs.includes(text[end - 1]!)) end -= 1
  return text.slice(0, end)
}
