import type { Entry } from '#domain/entry'
import type { EntryTexts, SectionName } from '#domain/entry-sections'
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
    if (wasNew) return entrySaved
    if (isOnly('diaryText', Object.keys(sent))) return { title: 'Diary saved' }
    if (isOnly('eveningText', Object.keys(sent))) return { title: 'Look back saved' }
    return { title: 'Entry Updated', description: 'Your entry has been successfully updated.' }
  },
  failedMessage: ({ names, wasNew, error }) => {
    if (wasNew)
      return {
        title: 'Failed to save entry',
        description: error instanceof NoAnswer ? `${error.happened} ${waits}` : sentenceOf(error),
      }
    if (isOnly('diaryText', names)) return { title: 'Failed to save diary', description: sentenceOf(error) }
    const isUnnamed = error instanceof ApiError && !error.code
    return { title: 'Update Failed', description: isUnnamed ? 'Failed to update entry' : sentenceOf(error) }
  },
}

const entrySaved = {
  title: 'Entry saved!',
  description: 'Your morning reflection has been saved and AI response generated.',
} as const

const waits = 'Your page is saved on this device and will be sent when the connection is back.'

function isOnly(name: SectionName, names: string[]): boolean {
  return names.length === 1 && names[0] === name
}
