import { answer, api } from '~/lib/api'
import { sentenceOf } from '~/lib/api-error'
import type { ChangeKind } from '~/device/outbox'
import { moodKindName, type MoodField, type MoodOfDay } from './mood-change.ts'
import { refreshEntries, showStored } from './stored.queries.ts'

/** How the outbox sends the mood of a day. It is shown at once, so a stored one needs no message. */
export const moodKind: ChangeKind<MoodField, MoodOfDay> = {
  name: moodKindName,
  send: async ({ key: date, sent: { mood = null } }) => {
    const entry = await answer(api.entries[':date'].marks.$patch({ param: { date }, json: { mood } }))
    return { mood: entry.mood, id: entry.id, version: entry.version, entry }
  },
  show: (client, { entry }) => showStored(client, entry),
  showDeleted: (client, { userId }) => refreshEntries(client, userId),
  savedMessage: () => undefined,
  failedMessage: ({ error }) => ({ title: 'Failed to save how the day felt', description: sentenceOf(error) }),
}
