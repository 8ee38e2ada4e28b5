import { newId } from '#domain/id'
import { localDate } from '#domain/time/local-date'
import { laterAfter, laterPrompt } from '#domain/push'
import type { Services } from '../module-services.ts'
import { notFound } from '../../core/errors.ts'
import type { UserRow } from '../account/user/user.repository.ts'

/**
 * Lets a prompt come again by push, once and on the same day. The sweep hands the message to the queue when it is due.
 * It is not sent if the page is written by then.
 */
export async function promptLater(
  { messages, now }: Services,
  { user, id }: { user: Pick<UserRow, 'id' | 'timezone'>; id: string },
): Promise<{ isComing: boolean }> {
  const message = await messages.find(id)
  if (message?.userId !== user.id || message.kind !== 'prompt' || message.channel !== 'push') throw notFound()
  const at = now() + laterAfter
  if (message.subject === laterPrompt || localDate(at, user.timezone) !== message.date) return { isComing: false }
  const { kind, channel, date } = message
  await messages.addOnce({
    id: newId(now()),
    userId: user.id,
    kind,
    channel,
    subject: laterPrompt,
    date,
    dueAt: at,
    checkAt: at,
  })
  return { isComing: true }
}
