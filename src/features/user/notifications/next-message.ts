import { kindOfMessage, type MessageKind } from '#domain/message-kinds'
import { nextInWords } from '#domain/time/recurrence'
import type { User } from '#domain/user'

/** When the next message of a kind comes, in words. */
export function nextMessage(kind: MessageKind, user: User): string {
  const { when, unless = '' } = kindOfMessage(kind)
  const next = when && nextInWords(when(user), Date.now())
  return next ? `Next: ${next}${unless}.` : ''
}
