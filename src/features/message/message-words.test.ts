import { expect, it } from 'vitest'
import { messageStates, type LoggedMessage } from '#domain/message'
import { messageInWords } from './message-words.ts'

const now = Date.UTC(2026, 10, 21, 12)
const message: LoggedMessage = {
  kind: 'prompt',
  channel: 'email',
  goalTitle: null,
  state: 'sent',
  reason: null,
  deliveryStatus: null,
  at: Date.UTC(2026, 10, 21, 11),
}
const words = (changes: Partial<LoggedMessage>) => messageInWords({ ...message, ...changes }, 'America/New_York', now)

it.each<[Partial<LoggedMessage>, string, string]>([
  [{}, 'Morning prompt', 'Today at 6:00 AM · Sent'],
  [{ kind: 'test', at: Date.UTC(2026, 10, 21, 1) }, 'Test', 'Yesterday at 8:00 PM · Sent'],
  [{ kind: 'test', channel: 'sms' }, 'Test by SMS', 'Today at 6:00 AM · Sent'],
  [
    { kind: 'goal', goalTitle: 'Run the river loop', state: 'skipped', reason: 'goal-gone' },
    'Reminder: Run the river loop',
    'Today at 6:00 AM · Not sent: the goal was done or gone',
  ],
  [
    { kind: 'goal', state: 'skipped', reason: 'private', at: Date.UTC(2026, 9, 31, 10) },
    'Reminder',
    'Saturday, October 31, 2026 at 6:00 AM · Not sent: we put these words into no mail',
  ],
  [{ channel: 'sms', deliveryStatus: 'sent' }, 'Morning prompt by SMS', 'Today at 6:00 AM · Sent'],
  [{ channel: 'sms', deliveryStatus: 'delivered' }, 'Morning prompt by SMS', 'Today at 6:00 AM · Delivered'],
  [
    { channel: 'sms', deliveryStatus: 'undelivered' },
    'Morning prompt by SMS',
    'Today at 6:00 AM · Not delivered by the carrier',
  ],
  [
    { channel: 'sms', state: 'failed' },
    'Morning prompt by SMS',
    'Today at 6:00 AM · Not sent: the SMS service refused your number',
  ],
  [{ kind: 'week' }, 'Weekly highlights', 'Today at 6:00 AM · Sent'],
  [
    { kind: 'week', state: 'skipped', reason: 'empty-week' },
    'Weekly highlights',
    'Today at 6:00 AM · Not sent, as you chose for weeks without a page',
  ],
  [{ kind: 'test', channel: 'push' }, 'Test on your devices', 'Today at 6:00 AM · Sent'],
  [
    { channel: 'push', state: 'failed' },
    'Morning prompt on your devices',
    'Today at 6:00 AM · Not sent: the push service refused it',
  ],
  [
    { channel: 'push', state: 'skipped', reason: 'no-device' },
    'Morning prompt on your devices',
    'Today at 6:00 AM · Not sent: no device gets notifications any more',
  ],
])('a message %j reads %s, %s', (changes, title, state) => {
  expect(words(changes)).toEqual({ title, state })
})

it.each(messageStates)('the state %s has words', (state) => {
  expect(words({ state }).state).not.toMatch(/undefined|perhaps-sent/)
})
