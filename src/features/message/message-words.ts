import { localDate, longDate, addDays } from '#domain/time/local-date'
import type { DeliveryStatus, LoggedMessage, MessageState, SkipReason } from '#domain/message'
import { kindOfMessage, type MessageChannel } from '#domain/message-kinds'
import { offsetAt, timeInWords } from '#domain/time/wall-clock'

const states: Record<Exclude<MessageState, 'skipped'>, string> = {
  waiting: 'Waiting to be sent',
  sending: 'On its way',
  sent: 'Sent',
  'perhaps-sent': 'Probably sent: the answer of the mail service was lost',
  failed: 'Not sent: the mail service refused your address',
}

/** SMS and notifications differ in these. */
const smsStates: Partial<typeof states> = {
  'perhaps-sent': 'Probably sent: the answer of the SMS service was lost',
  failed: 'Not sent: the SMS service refused your number',
}

const pushStates: Partial<typeof states> = {
  'perhaps-sent': 'Probably sent: the answer of the push service was lost',
  failed: 'Not sent: the push service refused it',
}

const statesOf: Record<MessageChannel, typeof states> = {
  email: states,
  sms: { ...states, ...smsStates },
  push: { ...states, ...pushStates },
}

const deliveries: Record<DeliveryStatus, string> = {
  sent: 'Sent',
  delivered: 'Delivered',
  undelivered: 'Not delivered by the carrier',
}

const reasons: Record<SkipReason, string> = {
  late: 'Not sent: it would have come hours late',
  'already-written': 'Not sent: the page was already written',
  away: 'Not sent: you were away',
  'not-wanted': 'Not sent: it was switched off',
  'no-address': 'Not sent: the address is not confirmed',
  'no-premium': 'Not sent: Premium had ended',
  'goal-gone': 'Not sent: the goal was done or gone',
  'opted-out': 'Not sent: the number has answered STOP',
  'no-device': 'Not sent: no device gets notifications any more',
  private: 'Not sent: we put these words into no mail',
  'empty-week': 'Not sent, as you chose for weeks without a page',
}

/** What came of a test, said to the person who asked for it. */
export const testOutcomes: Record<MessageChannel, Record<MessageState, string>> = {
  email: {
    waiting: 'The mail service is busy. We try again in a few minutes.',
    sending: 'The test is on its way.',
    sent: 'The test is sent. Look at your mail, and in the folder for spam if it is not there.',
    'perhaps-sent': 'The test is probably sent: the answer of the mail service was lost.',
    skipped: 'The test was not sent. Please confirm your e-mail first.',
    failed: 'The mail service refused your address. Perhaps your mailbox has refused our mail before.',
  },
  sms: {
    waiting: 'The SMS service is busy. We try again in a few minutes.',
    sending: 'The test is on its way.',
    sent: 'The test is sent. Your phone should have it within a minute.',
    'perhaps-sent': 'The test is probably sent: the answer of the SMS service was lost.',
    skipped:
      'The test was not sent: this number has answered STOP. Answer START to our last SMS, and they begin again.',
    failed: 'The SMS service refused your number. Perhaps it belongs to a phone that takes no SMS.',
  },
  push: {
    waiting: 'The push service is busy. We try again in a few minutes.',
    sending: 'The test is on its way.',
    sent: 'The test is sent. It should appear within a minute, unless the device keeps notifications back.',
    'perhaps-sent': 'The test is probably sent: the answer of the push service was lost.',
    skipped: 'The test was not sent: the devices take no more notifications. Switch the prompt on once more.',
    failed: 'The push service refused the test. Switching the prompt off and on again often helps.',
  },
}

/** What a message was, and what came of it when. */
export function messageInWords(
  message: LoggedMessage,
  zone: string,
  now = Date.now(),
): { title: string; state: string } {
  return { title: titleOf(message), state: `${momentInWords(message.at, { zone, now })} · ${outcomeOf(message)}` }
}

const titleEnds: Record<MessageChannel, string> = { email: '', sms: ' by SMS', push: ' on your devices' }

function titleOf({ kind, channel, goalTitle }: LoggedMessage): string {
  const title = `${kindOfMessage(kind).title}${titleEnds[channel]}`
  return goalTitle ? `${title}: ${goalTitle}` : title
}

function outcomeOf({ channel, state, reason, deliveryStatus }: LoggedMessage): string {
  if (state === 'skipped') return reason ? reasons[reason] : 'Not sent'
  if (state === 'sent' && deliveryStatus) return deliveries[deliveryStatus]
  return statesOf[channel][state]
}

/** 'Today at 6:00 AM' */
function momentInWords(instant: number, { zone, now }: { zone: string; now: number }): string {
  const [date, today] = [localDate(instant, zone), localDate(now, zone)]
  const day = date === today ? 'Today' : date === addDays(today, -1) ? 'Yesterday' : longDate(date)
  return `${day} at ${timeInWords(new Date(instant + offsetAt(instant, zone)).toISOString().slice(11, 16))}`
}
