import { firstName } from '#domain/first-name'
import { latestDelivery, type SkipReason } from '#domain/message'
import { kindOfMessage } from '#domain/message-kinds'
import { isAway } from '#domain/pause'
import { hasPremium, roleOf } from '#domain/plan'
import type { PushContent } from '#domain/push'
import { frame, mails } from '#domain/texts'
import { addDays, dayNumber } from '#domain/time/local-date'
import { instantOf } from '#domain/time/wall-clock'
import { isE164 } from '#domain/phone'
import { writeMail, type MailContent } from '../../providers/mail/mail-content.ts'
import type { Mail } from '../../providers/mail/mailer.ts'
import type { Sms } from '../../providers/sms/sms-sender.ts'
import { writtenFor } from '../../core/language.ts'
import { mailAddressOf } from '../account/user/user.json.ts'
import type { UserRow } from '../account/user/user.repository.ts'
import type { PushAddressRow } from '../push/push-address.repository.ts'
import { contents, type MessageFacts } from './message-contents.ts'
import { addressOfAnswer } from './message-id.ts'
import type { MessageRow } from './message.repository.ts'

export type ReadyMessage = { headlineUsed: string | null } & (
  | { channel: 'email'; mail: Mail }
  | { channel: 'sms'; sms: Sms }
  | { channel: 'push'; addresses: PushAddressRow[]; content: PushContent; validSeconds: number }
)

/** What is sent and to which address, in the language of the person, or why nothing is sent. */
export const readyToSend: typeof writeMessage = (message, known, environment) =>
  writtenFor(known.people.get(message.userId), () => writeMessage(message, known, environment))

function writeMessage(
  message: MessageRow,
  known: MessageFacts,
  { origin, answersDomain, now }: { origin: string; answersDomain: string | undefined; now: number },
): ReadyMessage | SkipReason {
  const { kind, channel, dueAt, date } = message
  const person = known.people.get(message.userId)
  if (dueAt < now - latestDelivery) return 'late'
  if (!person?.isActive) return 'not-wanted'
  const { hasHeadline, refusal, mail, sms, push } = contents[kind]
  // Those of the operator are English.
  const headlines = frame.language === 'en' && known.headlines.length > 0 ? known.headlines : mails.headlines
  const headline = headlines[dayNumber(date) % headlines.length]!
  const name = firstName(person.name)
  const replyTo = answersDomain && addressOfAnswer(message.id, answersDomain)
  const stop = `${origin}/unsubscribe?message=${message.id}`
  const about = { message, person, name, known, headline, origin, replyTo, stop }
  const headlineUsed = hasHeadline ? headline : null
  const refused = () => notAllowed(message, person) ?? refusal?.(about)

  if (channel === 'email') {
    const to = mailAddressOf(person)
    if (to === null) return 'no-address'
    const content = refused() ?? mail(about)
    return typeof content === 'string' ? content : { channel, mail: mailOf(message.id, to, content), headlineUsed }
  }
  if (channel === 'sms') {
    const to = person.phone
    if (to === null || person.phoneVerifiedAt === null || !isE164(to)) return 'no-address'
    if (!sms) return 'not-wanted'
    const reason = refused()
    if (reason) return reason
    const validSeconds = Math.max(60, Math.floor((dueAt + latestDelivery - now) / 1000))
    const statusCallback = `${origin}/api/sms/status?message=${message.id}`
    return { channel, sms: { to, text: sms(about), validSeconds, statusCallback }, headlineUsed }
  }
  if (!push) return 'not-wanted'
  const reason = refused()
  if (reason) return reason
  const addresses = known.pushAddresses.get(person.id)
  if (!addresses) return 'no-device'
  const content = { ...push(about), message: message.id, person: person.id }
  return { channel, addresses, content, validSeconds: secondsLeft(message, person, now), headlineUsed }
}

function mailOf(id: string, to: string, mail: MailContent): Mail {
  const { replyTo } = mail
  return {
    key: `message:${id}`,
    to,
    ...writeMail(mail),
    headers: unsubscribeHeaders(mail),
    ...(replyTo && { replyTo }),
  }
}

/** RFC 8058: mail programs show a button that posts to this address. */
function unsubscribeHeaders({ stop }: MailContent): Record<string, string> {
  if (!stop) return {}
  return {
    'List-Unsubscribe': `<${stop.url.replace('/unsubscribe?', '/api/unsubscribe?')}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

/** Its switch is off now, the person is away, or Premium has ended. Whether a device gets pushes, its address says. */
function notAllowed({ kind, channel, date }: MessageRow, person: UserRow): SkipReason | undefined {
  const { switches, needsPremium } = kindOfMessage(kind)
  const name = channel === 'push' ? undefined : switches[channel]
  if (name && !person[name]) return 'not-wanted'
  if (kind !== 'test' && isAway(person, date)) return 'away'
  return needsPremium && !hasPremium(roleOf(person)) ? 'no-premium' : undefined
}

/** A device that was off gets no prompt hours later, and none on the next day. */
function secondsLeft({ dueAt, date }: MessageRow, { timezone }: UserRow, now: number): number {
  const dayEnds = instantOf({ date: addDays(date, 1), time: '00:00', zone: timezone }) ?? Infinity
  return Math.max(60, Math.floor((Math.min(dueAt + latestDelivery, dayEnds) - now) / 1000))
}
