import { eq } from 'drizzle-orm'
import { connect } from '../db/client.ts'
import { messages } from '../modules/message/message.table.ts'
import { databases } from './journals.ts'
import type { TestPerson } from './people.ts'

/** The message log of a person in every database, in the order in which the messages were due. */
export async function logOf({ user }: TestPerson) {
  const ofPerson = eq(messages.userId, user.id)
  const logs = [...databases.values()].map((db) =>
    connect(db).select().from(messages).where(ofPerson).orderBy(messages.dueAt, messages.kind, messages.channel),
  )
  return (await Promise.all(logs)).flat()
}
