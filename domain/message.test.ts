import { describe, expect, it } from 'vitest'
import { goalCalendar } from './calendar.ts'
import {
  nextReminderOf,
  plannedMessages,
  reminderOf,
  weekBefore,
  type Recipient,
  type RemindedGoal,
} from './message.ts'
import { messageKinds } from './message-kinds.ts'
import { nextOccurrence } from './time/recurrence.ts'

const subscriber: Recipient = {
  timezone: 'America/New_York',
  preferredTime: '06:00',
  createdAt: 0,
  promptByEmail: false,
  promptBySms: false,
  promptByPush: false,
  weeklyByEmail: true,
  weeklyWhenEmpty: true,
  awayUntil: '',
  quotesYesterday: false,
  lettersByModel: false,
  subscriptionStatus: 'active',
  subscriptionEndDate: null,
  isEmployee: false,
  emailVerifiedAt: 1,
  mailReturnedAt: null,
  phoneVerifiedAt: 1,
  isActive: true,
}

describe('the weekly mail', () => {
  it.each<[string, Partial<Recipient>, number]>([
    ['a subscriber', {}, 1],
    ['an employee', { subscriptionStatus: 'free', isEmployee: true }, 1],
    ['a free person', { subscriptionStatus: 'free' }, 0],
    ['a person whose Premium has ended', { subscriptionStatus: 'free', subscriptionEndDate: 1 }, 0],
    ['a person who has switched the mail off', { weeklyByEmail: false }, 0],
    ['a person without a confirmed address', { emailVerifiedAt: null }, 0],
    ['an inactive person', { isActive: false }, 0],
  ])('is planned for %s, or not', (_, changes, mails) => {
    const planned = plannedMessages({ ...subscriber, ...changes }, [])
    expect(planned.filter(({ kind, channels }) => kind === 'week' && channels.join() === 'email')).toHaveLength(mails)
    expect(planned).toHaveLength(mails)
  })

  it.each([
    ['America/New_York', '06:00', '2026-11-21T12:00:00Z', '2026-11-22', '2026-11-22T11:00:00Z'],
    // It is Sunday there already, and the time is past.
    ['Pacific/Auckland', '06:00', '2026-11-21T18:00:00Z', '2026-11-29', '2026-11-28T17:00:00Z'],
    // The clocks skip from 2:00 to 3:00 on a Sunday.
    ['America/New_York', '02:30', '2027-03-13T12:00:00Z', '2027-03-14', '2027-03-14T07:00:00Z'],
    // They show 1:30 twice on a Sunday.
    ['America/New_York', '01:30', '2026-10-31T12:00:00Z', '2026-11-01', '2026-11-01T05:30:00Z'],
  ])('comes on Sunday in %s at %s: after %s on %s', (timezone, preferredTime, after, date, at) => {
    const next = nextOccurrence(messageKinds.week.when({ timezone, preferredTime, createdAt: 0 }), Date.parse(after))
    expect(next).toEqual({ date, at: Date.parse(at) })
  })

  it.each([
    // Saturday evening in New York: the week has a day of the account.
    ['America/New_York', '2026-11-22T04:59:00Z', '2026-11-22'],
    // Sunday there, before the preferred time: the week has none.
    ['America/New_York', '2026-11-22T05:00:00Z', '2026-11-29'],
    ['Pacific/Auckland', '2026-11-21T11:00:00Z', '2026-11-29'],
    ['America/New_York', '2026-11-25T12:00:00Z', '2026-11-29'],
  ])('comes first in %s, after signing up at %s, on %s', (timezone, createdAt, date) => {
    const signedUp = Date.parse(createdAt)
    const planned = messageKinds.week.when({ timezone, preferredTime: '06:00', createdAt: signedUp })
    expect(nextOccurrence(planned, signedUp)?.date).toBe(date)
  })

  it('is about the seven days that ended on Saturday', () => {
    expect(weekBefore('2026-11-22')).toEqual({ first: '2026-11-15', last: '2026-11-21' })
    expect(weekBefore('2027-01-03')).toEqual({ first: '2026-12-27', last: '2027-01-02' })
  })
})

describe('the reminder of a goal', () => {
  // 7:00 in New York, an hour after the preferred time.
  const now = Date.parse('2026-11-23T12:00:00Z')
  const daily: RemindedGoal = {
    id: 'g1',
    status: 'active',
    targetDate: null,
    reminderEnabled: true,
    reminderFrequency: 'daily',
    reminderTime: null,
    reminderSince: '2026-11-01',
  }
  const sameDay = { reminderFrequency: 'same-day', targetDate: '2026-11-23' } as const

  it.each<[string, Partial<RemindedGoal>, ReturnType<typeof nextReminderOf>]>([
    ['comes', {}, { inWords: 'tomorrow at 6:00 AM' }],
    ['begins today where it is being switched on', { reminderSince: null }, { inWords: 'tomorrow at 6:00 AM' }],
    ['comes on the last day', { targetDate: '2026-11-24' }, { inWords: 'tomorrow at 6:00 AM' }],
    ['comes at its time', { ...sameDay, reminderTime: '18:30' }, { inWords: 'today at 6:30 PM' }],
    ['is off', { reminderEnabled: false }, { none: 'off' }],
    ['has a complete goal', { status: 'completed' }, { none: 'completed' }],
    ['has no day', { ...sameDay, targetDate: null }, { none: 'no-date' }],
    ['is past its time', sameDay, { none: 'past' }],
    ['is overdue', { targetDate: '2026-11-22' }, { none: 'past' }],
    ['was switched on when it was overdue', { targetDate: '2026-10-01' }, { none: 'past' }],
  ])('that %s says so, and the schedule agrees', (_, changes, said) => {
    const goal = { ...daily, ...changes }
    expect(nextReminderOf(goal, subscriber, now)).toEqual(said)
    const planned = plannedMessages(subscriber, [{ ...goal, reminderSince: goal.reminderSince ?? '2026-11-23' }])
    const reminder = planned.find(({ kind }) => kind === 'goal')
    const isToCome = reminder !== undefined && nextOccurrence(reminder.recurrence, now) !== undefined
    expect(isToCome).toBe('inWords' in said)
  })

  it('that was switched on after the target date is neither planned nor in the feed', () => {
    const goal = { ...daily, targetDate: '2026-10-01' }
    expect(reminderOf(goal, subscriber)).toBeUndefined()
    const feed = goalCalendar(subscriber, [{ ...goal, title: 'Run', targetTime: null, updatedAt: 0 }], 'https://f.test')
    expect(feed).not.toContain('Reminder: ')
  })
})
