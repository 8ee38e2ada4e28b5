import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { goalCalendar, type CalendarGoal } from './calendar.ts'
import { reminderOf } from './message.ts'
import { nextOccurrence } from './time/recurrence.ts'

const person = { timezone: 'America/New_York', preferredTime: '06:00' }
const goal: CalendarGoal = {
  id: 'g1',
  title: 'Run the river loop',
  status: 'active',
  targetDate: '2026-12-05',
  targetTime: null,
  reminderEnabled: false,
  reminderFrequency: 'daily',
  reminderTime: null,
  reminderSince: '2026-11-21',
  updatedAt: Date.UTC(2026, 10, 21, 10, 0, 7, 123),
}
const calendarOf = (changes: Partial<CalendarGoal>) => goalCalendar(person, [{ ...goal, ...changes }], 'https://f.test')
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')
const linesOf = (changes: Partial<CalendarGoal>, name: string) =>
  unfolded(calendarOf(changes)).filter((line) => line.startsWith(name))

const lastDay = '2033-01-01'

/** The days of the reminders before 2033 as ical.js, the reader of several calendar programs, finds them. */
function remindersRead(calendar: string): string[] {
  const events = new ICAL.Component(ICAL.parse(calendar))
    .getAllSubcomponents('vevent')
    .map((one) => new ICAL.Event(one))
  const days = events
    .filter(({ summary }) => summary.startsWith('Reminder'))
    .flatMap((event) => {
      const found: string[] = []
      const each = event.iterator()
      for (let next = each.next(); next && next.toString() < lastDay; next = each.next())
        found.push(next.toString().slice(0, 10))
      return found
    })
  return days.sort()
}

function remindersSent(reminded: CalendarGoal): string[] {
  const recurrence = reminderOf(reminded, person)!
  const days: string[] = []
  let next = nextOccurrence(recurrence, 0)
  for (; next && next.date < lastDay; next = nextOccurrence(recurrence, next.at)) days.push(next.date)
  return days
}

describe('the calendar of goals', () => {
  it('has the target date as a day', () => {
    expect(unfolded(calendarOf({}))).toEqual(
      expect.arrayContaining([
        'UID:g1-target@f.test',
        'DTSTAMP:20261121T100007Z',
        'DTSTART;VALUE=DATE:20261205',
        'SUMMARY:Run the river loop',
        'URL:https://f.test/goals/g1/view',
      ]),
    )
    expect(linesOf({}, 'BEGIN:VEVENT')).toHaveLength(1)
  })

  it('has the target time, where there is one', () => {
    expect(linesOf({ targetTime: '18:15' }, 'DTSTART')).toEqual(['DTSTART:20261205T181500'])
  })

  it.each<[Partial<CalendarGoal>, string[]]>([
    [{}, ['RRULE:FREQ=DAILY;UNTIL=20261205T060000']],
    [{ reminderFrequency: 'weekly', targetDate: null }, ['RRULE:FREQ=WEEKLY']],
    [{ reminderFrequency: 'monthly', targetDate: null }, ['RRULE:FREQ=MONTHLY']],
    [
      { reminderFrequency: 'monthly', targetDate: null, reminderSince: '2026-10-31' },
      ['RRULE:FREQ=MONTHLY;BYMONTHDAY=-1'],
    ],
    [{ reminderFrequency: 'same-day', reminderTime: '07:30' }, []],
  ])('repeats the reminder %j by %j', (changes, rules) => {
    expect(linesOf({ reminderEnabled: true, ...changes }, 'RRULE')).toEqual(rules)
    expect(linesOf({ reminderEnabled: true, ...changes }, 'SUMMARY')).toContain('SUMMARY:Reminder: Run the river loop')
  })

  it.each([
    ['2026-11-21', null],
    ['2026-10-29', null],
    ['2026-10-30', null],
    ['2026-10-31', null],
    ['2028-02-29', null],
    ['2026-01-31', '2026-04-30'],
    ['2026-01-30', '2026-02-28'],
    ['2026-03-29', '2026-12-29'],
  ])(
    'is read by a calendar program as the product sends monthly reminders, from %s to %s',
    (reminderSince, targetDate) => {
      const changes = { reminderEnabled: true, reminderFrequency: 'monthly', reminderSince, targetDate } as const
      expect(remindersRead(calendarOf(changes))).toEqual(remindersSent({ ...goal, ...changes }))
    },
  )

  it('begins the reminder on the day on which it was switched on, at the preferred time', () => {
    expect(linesOf({ reminderEnabled: true, targetDate: null }, 'DTSTART')).toEqual(['DTSTART:20261121T060000'])
  })

  it('keeps any title in one value', () => {
    expect(linesOf({ title: 'a,b;c\\d\r\nATTENDEE:x\u0007' }, 'SUMMARY')).toEqual([
      String.raw`SUMMARY:a\,b\;c\\d\nATTENDEE:x `,
    ])
    expect(linesOf({ title: 'a\r\nATTENDEE:x' }, 'ATTENDEE')).toEqual([])
  })

  it.each(['a'.repeat(200), '🌅'.repeat(40), 'é'.repeat(99), 'aé🌅\u3042'.repeat(30), 'b'.repeat(67)])(
    'folds lines at 75 octets without cutting a character: %s',
    (title) => {
      const lines = calendarOf({ title }).split('\r\n')
      for (const line of lines) {
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
        expect(line.isWellFormed()).toBe(true)
      }
      expect(linesOf({ title }, 'SUMMARY')).toEqual([`SUMMARY:${title}`])
    },
  )
})
