import { saving } from '#domain/texts'
import { answer, api } from '~/lib/api'
import { sentenceOf } from '~/lib/api-error'
import type { ChangeKind } from '~/device/outbox'
import { refreshEntries, showStored } from './stored.queries.ts'
import { tickChangeOf, tickKindName, ticksOfEntry, type TickedDay, type Ticks } from './tick-change.ts'

/** How the outbox sends ticks. A tick is shown at once, so a stored one needs no message. */
export const tickKind: ChangeKind<Ticks, TickedDay> = {
  name: tickKindName,
  send: async ({ key: date, sent }) => {
    const entry = await answer(api.entries[':date'].marks.$patch({ param: { date }, json: tickChangeOf(sent) }))
    // A tick whose item the text no longer has is settled too.
    return { ...sent, ...ticksOfEntry(entry), id: entry.id, version: entry.version, entry }
  },
  show: (client, { entry }) => showStored(client, entry),
  showDeleted: (client, { userId }) => refreshEntries(client, userId),
  savedMessage: () => undefined,
  failedMessage: ({ error }) => ({ title: saving.marksNotSaved.doneItems, description: sentenceOf(error) }),
}
