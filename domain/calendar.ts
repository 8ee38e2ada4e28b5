import { reminderOf, type Recipient, type RemindedGoal } from './message.ts'
import { files } from './texts.ts'
import { sameDayOf } from './time/month.ts'
import type { Recurrence } from './time/recurrence.ts'

/** A calendar of goals in iCalendar (RFC 5545). Times are those of the clocks of the person ("floating"). */

export type CalendarGoal = RemindedGoal & { title: string; targetTime: string | null; updatedAt: number }

type Owner = Pick<Recipient, 'timezone' | 'preferredTime'>
type Site = { origin: string; host: string }

export function isInCalendar(goal: CalendarGoal, person: Owner): boolean {
  return goal.targetDate !== null || reminderOf(goal, person) !== undefined
}

export function goalCalendar(person: Owner, goals: CalendarGoal[], origin: string): string {
  const site = { origin, host: new URL(origin).hostname }
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Firstlight//Goals//EN',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:Firstlight',
    // Some calendars take floating times for UTC without it.
    `X-WR-TIMEZONE:${person.timezone}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
    ...goals.flatMap((goal) => [...targetOf(goal, site), ...remindersOf(goal, person, site)]),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function targetOf(goal: CalendarGoal, site: Site): string[] {
  const { targetDate, targetTime } = goal
  if (targetDate === null) return []
  const start =
    targetTime === null ? `DTSTART;VALUE=DATE:${digits(targetDate)}` : `DTSTART:${floating(targetDate, targetTime)}`
  return eventOf(goal, { kind: 'target', summary: goal.title, start: [start], site })
}

function remindersOf(goal: CalendarGoal, person: Owner, site: Site): string[] {
  const recurrence = reminderOf(goal, person)
  if (!recurrence) return []
  const { time, endDate } = recurrence
  const end = endDate === null ? '' : `;UNTIL=${floating(endDate, time)}`
  return rulesOf(recurrence)
    .filter(({ startDate }) => endDate === null || startDate <= endDate)
    .flatMap(({ kind, startDate, rule }) => {
      const start = [`DTSTART:${floating(startDate, time)}`, 'DURATION:PT15M', ...(rule ? [`RRULE:${rule}${end}`] : [])]
      return eventOf(goal, { kind, summary: files.reminder(goal.title), start, site })
    })
}

function eventOf(
  { id, updatedAt }: CalendarGoal,
  { kind, summary, start, site }: { kind: string; summary: string; start: string[]; site: Site },
): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${id}-${kind}@${site.host}`,
    `DTSTAMP:${new Date(updatedAt).toISOString().replaceAll(/[-:]|\.\d+/g, '')}`,
    ...start,
    `SUMMARY:${escaped(summary)}`,
    `URL:${site.origin}/goals/${id}/view`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

type Rule = { kind: string; startDate: string; rule: string }

/**
 * A month that lacks the day has its last day instead. February is an event of its own for the 29th and the 30th:
 * a rule that chooses one of several days (BYSETPOS) is read differently by calendar programs.
 */
function rulesOf({ frequency, startDate }: Recurrence): Rule[] {
  const day = Number(startDate.slice(8))
  const one = (rule: string) => [{ kind: 'reminder', startDate, rule }]
  if (frequency === 'once') return one('')
  if (frequency !== 'monthly' || day <= 28) return one(`FREQ=${frequency.toUpperCase()}`)
  if (day === 31) return one('FREQ=MONTHLY;BYMONTHDAY=-1')
  const untilFebruary = (14 - Number(startDate.slice(5, 7))) % 12
  return [
    {
      kind: 'reminder',
      startDate: untilFebruary === 0 ? sameDayOf(startDate, 1) : startDate,
      rule: `FREQ=MONTHLY;BYMONTH=1,3,4,5,6,7,8,9,10,11,12;BYMONTHDAY=${day}`,
    },
    {
      kind: 'reminder-february',
      startDate: sameDayOf(startDate, untilFebruary),
      rule: 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1',
    },
  ]
}

const digits = (text: string) => text.replaceAll(/[-:]/g, '')
const floating = (date: string, time: string) => `${digits(date)}T${digits(time)}00`

function escaped(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|[\r\n\u2028\u2029]/g, String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, ' ')
}

const longestLine = 75

/** At most 75 octets in a line; what follows begins with a space. No character is cut. */
function folded(line: string): string {
  let [text, length] = ['', 0]
  for (const character of line) {
    const octets = octetsOf(character.codePointAt(0)!)
    if (length + octets > longestLine) [text, length] = [`${text}\r\n `, 1]
    text += character
    length += octets
  }
  return text
}

/** In UTF-8. */
function octetsOf(codePoint: number): number {
  if (codePoint < 0x80) return 1
  if (codePoint < 0x800) return 2
  return codePoint < 0x10000 ? 3 : 4
}
