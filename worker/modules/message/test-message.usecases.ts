import { newId } from '#domain/id'
import { localDate } from '#domain/time/local-date'
import type { MessageState } from '#domain/message'
import type { MessageChannel } from '#domain/message-kinds'
import type { Services } from '../module-services.ts'
import { conflict } from '../../core/errors.ts'
import { keyOfPerson } from '../../core/rate-counters.ts'
import type { UserRow } from '../account/user/user.repository.ts'
import { deliverMessages } from './delivering.usecases.ts'

/** The sweep finds a test whose call was cut off. */
const firstCheckAfter = 10 * 60_000

const noAddress = {
  email: () => conflict('messages.no_address', 'Please confirm your e-mail first: mail goes to no other address.'),
  sms: () => conflict('messages.no_number', 'Please confirm your number first: SMS go to no other number.'),
  push: () => conflict('messages.no_device', 'Please switch the morning prompt on a device on first.'),
}

const hasAddress = ({ emailVerifiedAt, phoneVerifiedAt, promptByPush }: UserRow): Record<MessageChannel, boolean> => ({
  email: emailVerifiedAt !== null,
  sms: phoneVerifiedAt !== null,
  push: promptByPush,
})

/** Sends a test by the path of every message, within the call. Returns what came of it. */
export async function sendTestMessage(
  services: Services,
  { user, channel }: { user: UserRow; channel: MessageChannel },
): Promise<{ state: MessageState }> {
  const { messages, counters, config } = services
  const now = services.now()
  if (!hasAddress(user)[channel]) throw noAddress[channel]()
  const max = config.limits.testMessagesPerPerson
  await counters.takeOnly({ key: keyOfPerson(user.id, 'test-message'), max, windowSeconds: 24 * 60 * 60 }, now)
  const id = newId(now)
  await messages.add({
    id,
    userId: user.id,
    kind: 'test',
    channel,
    // Unlike other messages, tests may come several times a day.
    subject: id,
    date: localDate(now, user.timezone),
    dueAt: now,
    checkAt: now + firstCheckAfter,
  })
  await deliverMessages(services, { ids: [id] })
  const message = await messages.find(id)
  return { state: message?.state ?? 'perhaps-sent' }
}
