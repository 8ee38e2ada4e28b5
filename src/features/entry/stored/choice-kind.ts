import { choiceNames } from '#domain/entry-marks'
import { saving } from '#domain/texts'
import { answer, api } from '~/lib/api'
import { sentenceOf } from '~/lib/api-error'
import type { ChangeKind } from '~/device/outbox'
import { choiceKindName, type Choices, type ChoicesOfDay } from './choice-change.ts'
import { refreshEntries, showStored } from './stored.queries.ts'

/** How the outbox sends what was chosen for a day. It is shown at once, so a stored one needs no message. */
export const choiceKind: ChangeKind<Choices, ChoicesOfDay> = {
  name: choiceKindName,
  send: async ({ key: date, sent }) => {
    const entry = await answer(api.entries[':date'].marks.$patch({ param: { date }, json: sent }))
    return { ...entry, entry }
  },
  show: (client, { entry }) => showStored(client, entry),
  showDeleted: (client, { userId }) => refreshEntries(client, userId),
  savedMessage: () => undefined,
  failedMessage: ({ names, error }) => ({
    title: saving.marksNotSaved[choiceNames.find((name) => names.includes(name)) ?? 'mood'],
    description: sentenceOf(error),
  }),
}
