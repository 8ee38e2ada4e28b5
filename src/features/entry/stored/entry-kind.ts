import type { Entry } from '#domain/entry'
import type { EntryTexts, SectionName } from '#domain/entry-sections'
import { saving } from '#domain/texts'
import { answer, api, letterApi } from '~/lib/api'
import { ApiError, NoAnswer, sentenceOf } from '~/lib/api-error'
import type { ChangeKind } from '~/device/outbox'
import { entryKindName } from './entry-change.ts'
import { entryQuery } from './entry.queries.ts'
import { postEntry } from './post-entry.ts'
import { refreshEntries, showStored } from './stored.queries.ts'

/** How the outbox sends a change of an entry, and what it says of the outcome. */
export const entryKind: ChangeKind<EntryTexts, Entry> = {
  name: entryKindName,
  send: ({ key: date, change: { id, reply }, sent, version, onPiece }) => {
    if (version === undefined) return postEntry({ date, id, texts: sent, onWords: onPiece })
    // The diary has a call of its own.
    if (isOnly('diaryText', Object.keys(sent)))
      return answer(
        api.entries[':date'].diary.$patch({ param: { date }, json: { diaryText: sent.diaryText!, version } }),
      )
    return answer(
      letterApi.entries[':id'].$patch({ param: { id }, json: { ...sent, version, ...(reply && { reply }) } }),
    )
  },
  stored: (client, { key: date }) => client.getQueryData(entryQuery(date).queryKey) ?? undefined,
  show: showStored,
  // The day may have another entry by now.
  showDeleted: (client, { userId }) => refreshEntries(client, userId),
  savedMessage: ({ stored, sent, wasNew }) => {
    // The help message is shown with nothing beside it.
    if (stored.tone === 'help') return undefined
    if (wasNew) return saving.entry.saved
    if (isOnly('diaryText', Object.keys(sent))) return { title: saving.entry.diarySaved }
    if (isOnly('eveningText', Object.keys(sent))) return { title: saving.entry.lookBackSaved }
    return saving.entry.updated
  },
  failedMessage: ({ names, wasNew, error }) => {
    const { notSaved, diaryNotSaved, notUpdated } = saving.entry
    if (wasNew)
      return {
        title: notSaved.title,
        description: error instanceof NoAnswer ? `${error.happened} ${notSaved.waits}` : sentenceOf(error),
      }
    if (isOnly('diaryText', names)) return { title: diaryNotSaved, description: sentenceOf(error) }
    const isUnnamed = error instanceof ApiError && !error.code
    return { title: notUpdated.title, description: isUnnamed ? notUpdated.description : sentenceOf(error) }
  },
}

function isOnly(name: SectionName, names: string[]): boolean {
  return names.length === 1 && names[0] === name
}
