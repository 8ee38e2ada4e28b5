import { formats } from './formats.ts'
import { localDate } from './local-date.ts'

/** What clocks show in a time zone, and when. Times are `HH:MM`. */

const day = 86_400_000

/** By how many milliseconds the clocks of a zone are ahead of UTC. */
export function offsetAt(instant: number, zone: string): number {
  const shown: Record<string, number> = {}
  for (const { type, value } of formats.clockParts(zone).formatToParts(instant)) shown[type] = Number(value)
  const { year, month, day: date, hour, minute, second } = shown as Record<string, number>
  return Date.UTC(year!, month! - 1, date, hour, minute, second) - Math.floor(instant / 1000) * 1000
}

/** Around a change of the clocks, the first instant with the new offset. */
function changeBetween(from: number, to: number, zone: string): number {
  const newOffset = offsetAt(to, zone)
  let [before, after] = [from, to]
  while (after - before > 1000) {
    const middle = before + Math.floor((after - before) / 2000) * 1000
    if (offsetAt(middle, zone) === newOffset) after = middle
    else before = middle
  }
  return after
}

/**
 * When clocks show this time on this day. A time that the clocks skip is the first instant after it; a time
 * that they show twice is the first of the two. A day that the zone left out has no instant.
 */
export function instantOf({ date, time, zone }: { date: string; time: string; zone: string }): number | undefined {
  const asUtc = Date.parse(`${date}T${time}:00Z`)
  const offsetBefore = offsetAt(asUtc - day, zone)
  const offsetAfter = offsetAt(asUtc + day, zone)
  for (const offset of [offsetBefore, offsetAfter]) {
    if (offsetAt(asUtc - offset, zone) === offset) return asUtc - offset
  }
  const change = changeBetween(asUtc - offsetAfter, asUtc - offsetBefore, zone)
  const isDayOfZone = localDate(change - 1, zone) === date || localDate(change, zone) === date
  return isDayOfZone ? change : undefined
}

/** Whether clocks show an hour from four to noon of this day. */
export function isMorningOf(date: string, { now, zone }: { now: number; zone: string }): boolean {
  const shown = new Date(now + offsetAt(now, zone))
  return shown.toISOString().slice(0, 10) === date && shown.getUTCHours() >= 4 && shown.getUTCHours() < 12
}

/** '8:05 AM' for 08:05 */
export function timeInWords(time: string): string {
  return formats
    .time()
    .format(new Date(`2000-01-01T${time}:00Z`))
    .replace(/\s/g, ' ')
}
