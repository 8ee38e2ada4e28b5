import { reminderOf, type Recipient, type RemindedGoal } from './message.ts'
import type { Recurrence } from './recurrence.ts'

/** A calendar of goals in iCalendar (RFC 5545). Times are those of the clocks of the person ("floating"). */

export type CalendarGoal = RemindedGoal & { title: string; targetTime: string | null; updatedAt: number }

export function goalCalendar(
  person: Pick<Recipient, 'timezone' | 'preferredTime'>,
  goals: CalendarGoal[],
  origin: string,
): string {
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
    ...goals.flatMap((goal) => [...targetOf(goal, origin), ...reminderEventOf(goal, person, origin)]),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function targetOf(goal: CalendarGoal, origin: string): string[] {
  const { targetDate, targetTime } = goal
  if (targetDate === null) return []
  const start =
    targetTime === null ? `DTSTART;VALUE=DATE:${digits(targetDate)}` : `DTSTART:${floating(targetDate, targetTime)}`
  return eventOf(goal, { kind: 'target', summary: goal.title, start: [start], origin })
}

function reminderEventOf(
  goal: CalendarGoal,
  person: Pick<Recipient, 'timezone' | 'preferredTime'>,
  origin: string,
): string[] {
  const recurrence = reminderOf(goal, person)
  if (!recurrence) return []
  const start = [`DTSTART:${floating(recurrence.startDate, recurrence.time)}`, 'DURATION:PT15M', ...ruleOf(recurrence)]
  return eventOf(goal, { kind: 'reminder', summary: `Reminder: ${goal.title}`, start, origin })
}

function eventOf(
  { id, updatedAt }: CalendarGoal,
  { kind, summary, start, origin }: { kind: string; summary: string; start: string[]; origin: string },
): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${id}-${kind}@${new URL(origin).hostname}`,
    `DTSTAMP:${new Date(updatedAt).toISOString().replaceAll(/[-:]|\.\d+/g, '')}`,
    ...start,
    `SUMMARY:${escaped(summary)}`,
    `URL:${origin}/goals/${id}/view`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

function ruleOf({ frequency, startDate, endDate, time }: Recurrence): string[] {
  if (frequency === 'once') return []
  const end = endDate === null ? '' : `;UNTIL=${floating(endDate, time)}`
  return [`RRULE:FREQ=${frequency.toUpperCase()}${frequency === 'monthly' ? lastDaysUpTo(startDate) : ''}${end}`]
}

/** Without it a month that lacks the day has no occurrence. */
function lastDaysUpTo(startDate: string): string {
  const day = Number(startDate.slice(8))
  if (day <= 28) return ''
  return `;BYMONTHDAY=${[28, 29, 30, 31].filter((some) => some <= day).join()};BYSETPOS=-1`
}

const digits = (text: string) => text.replaceAll(/[-:]/g, '')
const floating = (date: string, time: string) => `${digits(date)}T${digits(time)}00`

function escaped(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|[\r\n\u2028\u2029]/g, String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, ' ')
}

const encoder = new TextEncoder()
const longestLine = 75

/** At most 75 octets in a line; what follows begins with a space. No character is cut. */
function folded(line: string): string {
  let [text, length] = ['', 0]
  for (const character of line) {
    const octets = encoder.encode(character).length
    if (length + octets > longestLine) [text, length] = [`${text}\r\n `, 1]
    text += character
    length += octets
  }
  return text
}
