import { frame } from '../texts.ts'

/**
 * Making a formatter takes far longer than using one. A name of a zone can be spelled in many ways, so they begin anew
 * at this count.
 */
const formattersKept = 50

let region = 'US'

/**
 * Shows days and instants in the form of this region from now on; returns the one before. A browser has one person, and
 * the app names the region. The Worker has many, and calls `inRegion`.
 */
export function setRegion(next = 'US'): string {
  const before = region
  region = next
  return before
}

/** English has the form of a region, and a person has chosen one; another language has its own until one is chosen. */
const presentLocale = () =>
  String(new Intl.Locale(frame.language, isEnglish() || region !== 'US' ? { region } : undefined))

export const isEnglish = () => frame.language.startsWith('en')

/** A formatter for each time zone, made once; without a locale for each language and region too. */
function byZone(options: Intl.DateTimeFormatOptions, locale?: string): (zone?: string) => Intl.DateTimeFormat {
  const formatters = new Map<string, Intl.DateTimeFormat>()
  return (zone = 'UTC') => {
    const key = (locale ?? frame.language + region) + zone
    const known = formatters.get(key)
    if (known) return known
    const made = new Intl.DateTimeFormat(locale ?? presentLocale(), { ...options, timeZone: zone })
    if (formatters.size >= formattersKept) formatters.clear()
    formatters.set(key, made)
    return made
  }
}

const day = { year: 'numeric', month: 'short', day: 'numeric' } as const
const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
const time = { hour: 'numeric', minute: '2-digit' } as const

/** How days and instants are shown in the present language, and three formats that code reads. Without a zone: of a day at noon in UTC. */
export const formats = {
  longDay: byZone({ weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' }),
  shortDay: byZone({ ...day, day: '2-digit' }),
  days: byZone(day),
  weekday: byZone({ weekday: 'long' }),
  shortWeekday: byZone({ weekday: 'short' }),
  month: byZone({ year: 'numeric', month: 'long' }),
  shortMonth: byZone({ year: 'numeric', month: 'short' }),
  monthName: byZone({ month: 'long' }),
  shortMonthName: byZone({ month: 'short' }),
  time: byZone(time),
  moment: byZone({ ...day, ...time }),
  hour: byZone({ hour: 'numeric', hourCycle: 'h23' }, 'en-US'),
  date: byZone(parts, 'en-US'),
  clockParts: byZone({ ...parts, hour: 'numeric', minute: 'numeric', second: 'numeric', hourCycle: 'h23' }, 'en-US'),
}
