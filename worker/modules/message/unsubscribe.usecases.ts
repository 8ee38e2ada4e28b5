import { severalGoals } from '#domain/message'
import { messageKinds, type StoppedKind } from '#domain/message-kinds'
import type { Services } from '../module-services.ts'
import { AppError } from '../../core/errors.ts'

const unknownMessage = () =>
  new AppError(
    404,
    'messages.unknown',
    'This link is too old, or not complete. Every message can be switched off in the app.',
  )

/** What the link in a mail would stop. The id of the message is the proof: only its recipient has it. */
export async function findStoppable({ messages }: Services, { id }: { id: string }) {
  const message = await messages.find(id)
  // A test has nothing that could be stopped.
  if (!message || message.kind === 'test') throw unknownMessage()
  return { ...message, kind: message.kind }
}

/** Stops the kind of message that a mail is one of. The same call again changes nothing. */
export async function unsubscribe(services: Services, { id }: { id: string }): Promise<{ stopped: StoppedKind }> {
  const { users, journalOf } = services
  const { userId, kind, subject } = await findStoppable(services, { id })
  if (kind !== 'goal') await users.stopMail(userId, messageKinds[kind].switches.email)
  else if (subject === severalGoals) await journalOf(userId).goals.stopReminders()
  else await journalOf(userId).goals.stopReminder(subject)
  return { stopped: kind === 'goal' && subject === severalGoals ? 'goals' : kind }
}
