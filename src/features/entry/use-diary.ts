import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Entry } from '#domain/entry'
import { useSessionEnded } from '~/features/user/user.queries'
import { answer, api } from '~/lib/api'
import { ApiError, sentenceOf } from '~/lib/api-error'
import { parsed, readDraft } from '~/lib/draft-store'
import { useDraft } from '~/lib/use-draft'
import { toast } from '~/ui/toast'
import { diaryPlaceOf, type DiaryDraft } from './diary-draft.ts'
import { currentOf } from './entry.queries.ts'
import { showStored } from './stored.queries.ts'

/** A day's diary as it is being written, kept on the device until the server has it. */
export function useDiary(entry: Entry, onSaved: () => void) {
  const { draft, write, clear, onDevice } = useDraft<DiaryDraft>(diaryPlaceOf(entry))
  const queryClient = useQueryClient()
  const sessionEnded = useSessionEnded()
  const diaryText = draft?.diaryText ?? entry.diaryText
  const isChanged = diaryText !== entry.diaryText

  const save = useMutation({
    mutationFn: (text: string) => store(entry, text),
    onSuccess: (stored) => {
      showStored(queryClient, stored)
      // Somebody may have gone on writing while it was sent.
      const kept = readDraft(diaryPlaceOf(stored))
      const written = kept ? parsed<DiaryDraft>(kept)?.diaryText : undefined
      if (written === stored.diaryText) clear()
      else if (written !== undefined) write({ diaryText: written, base: stored.diaryText })
      void toast({ title: 'Diary saved' })
      onSaved()
    },
    onError: (error) => {
      void toast({ title: 'Failed to save diary', description: sentenceOf(error), tone: 'danger' })
      const current = currentOf(error)
      if (current) showStored(queryClient, current)
      if (error instanceof ApiError && error.status === 401) sessionEnded()
    },
  })

  return {
    diaryText,
    isChanged,
    /** It was saved elsewhere, with other words, since this was begun. */
    isStale: isChanged && draft !== undefined && draft.base !== entry.diaryText,
    onDevice,
    type: (text: string) =>
      text === entry.diaryText ? clear() : write({ diaryText: text, base: draft?.base ?? entry.diaryText }),
    /** What stands elsewhere has been seen, and this is what the person wants instead. */
    settle: (text: string) => (text === entry.diaryText ? clear() : write({ diaryText: text, base: entry.diaryText })),
    save: () => save.mutate(diaryText),
    isSaving: save.isPending,
  }
}

/** The version also counts changes of the morning's own texts; those are no reason to ask. */
async function store(entry: Entry, diaryText: string): Promise<Entry> {
  const { date } = entry
  const send = ({ version }: Entry) =>
    answer(api.entries[':date'].diary.$patch({ param: { date }, json: { diaryText, version } }))
  try {
    return await send(entry)
  } catch (error) {
    const current = currentOf(error)
    if (current?.diaryText !== entry.diaryText) throw error
    return send(current)
  }
}
