import type { LoggedMessage } from '#domain/message'
import type { Services } from '../module-services.ts'

const shown = 10

/** The last messages of a person. */
export async function listMessages({ messages }: Services, { userId }: { userId: string }): Promise<LoggedMessage[]> {
  const rows = await messages.listLatest(userId, shown)
  return rows.map(({ kind, channel, goalTitle, state, reason, deliveryStatus, sentAt, dueAt }) => {
    // What was kept out of a mail is not named here either.
    const title = reason === 'private' ? null : goalTitle
    return { kind, channel, goalTitle: title, state, reason, deliveryStatus, at: sentAt ?? dueAt }
  })
}
