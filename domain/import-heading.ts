import { isLocalDate } from './local-date.ts'

const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]
const monthNumber = (name: string) =>
  months.findIndex(
    (month) =>
      name.length >= 3 &&
      month.startsWith(
        name
          .toLowerCase()
          .replace(/\.$/, '')
          .replace(/^sept$/, 'sep'),
      ),
  ) + 1

type Dated = { date: string; rest: string } | { unclear: string }

const weekday = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,?\s+/i
const written = (year: string, month: number, day: string) =>
  `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`

/** The date at the start of a heading: 2024-03-01, March 1, 2024, 1 March 2024 or 01.03.2024, also after a weekday and before other words. */
export function dateInHeading(heading: string): Dated | undefined {
  const title = heading.replace(/^[*_[\s]+/, '').replace(weekday, '')
  let found = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?!\d)/.exec(title)
  if (found) return dated(written(found[1]!, Number(found[3]), found[4]!), title, found[0])
  found = /^([a-z]{3,9}\.?)\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})(?!\d)/i.exec(title)
  if (found && monthNumber(found[1]!))
    return dated(written(found[3]!, monthNumber(found[1]!), found[2]!), title, found[0])
  found = /^(\d{1,2})(?:st|nd|rd|th|\.)?\s+([a-z]{3,9}\.?),?\s+(\d{4})(?!\d)/i.exec(title)
  if (found && monthNumber(found[2]!))
    return dated(written(found[3]!, monthNumber(found[2]!), found[1]!), title, found[0])
  found = /^(\d{1,2})\.(\d{1,2})\.(\d{4})(?!\d)/.exec(title)
  if (found) return dated(written(found[3]!, Number(found[2]), found[1]!), title, found[0])
  found = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?!\d)/.exec(title)
  return found ? slashed(found as unknown as [string, string, string, string], title) : undefined
}

/** Some people write the day first, some the month. The date is clear only if one of the two cannot be a month. */
function slashed([all, one, other, year]: [string, string, string, string], title: string): Dated {
  if (Number(one) > 12) return dated(written(year, Number(other), one), title, all)
  if (Number(other) > 12 || one === other) return dated(written(year, Number(one), other), title, all)
  return { unclear: `“${all}” could be ${written(year, Number(one), other)} or ${written(year, Number(other), one)}.` }
}

/** The words after the date are the first line of the day, unless they are a weekday or a time. */
function dated(date: string, title: string, used: string): Dated {
  if (!isLocalDate(date)) return { unclear: `“${used}” is not a date that exists.` }
  const rest = withoutEnd(title.slice(used.length).replace(/^[\]*_\s,:;|·–—-]+/, ''), '*_').trim()
  const isOnlyWhen =
    /^(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?)?[\s,]*(?:(?:at\s+)?\d{1,2}:\d{2}(?::\d{2})?\s*(?:[ap]\.?m\.?)?)?$/i.test(
      rest,
    )
  return { date, rest: isOnlyWhen ? '' : rest }
}

/** Not a regular expression: one that is anchored to the end takes quadratic time on a long run of such signs. */
export function withoutEnd(text: string, signs: string): string {
  let end = text.length
  while (end > 0 && signs.includes(text[end - 1]!)) end -= 1
  return text.slice(0, end)
}
