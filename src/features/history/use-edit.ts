import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Entry } from '#domain/entry'
import { currentOf } from '~/features/entry/entry.queries'
import { showStored } from '~/features/entry/stored.queries'
import { answer, api } from '~/lib/api'
import { ApiError, sentenceOf } from '~/lib/api-error'
import { useDraft } from '~/lib/use-draft'
import { toast } from '~/ui/toast'
import { changesOf, differing, type EditDraft } from './edit-draft.ts'

/**
 * A change of a stored entry, kept on the device until the server has it. Somebody may have changed
 * the entry since (this person, elsewhere): then nothing is stored, and both texts stand to choose from.
 */
export function useEdit(entry: Entry) {
  const { userId, date } = entry
  const { draft, write, clear, onDevice } = useDraft<EditDraft>({ userId, date, part: 'edit' })
  const queryClient = useQueryClient()
  const isChanged = draft !== undefined && differing(entry, draft).length > 0

  const save = useMutation({
    mutationFn: async (changed: EditDraft) => {
      const json = changesOf(entry, changed)
      if (Object.keys(json).length === 1) return entry
      return answer(api.entries[':id'].$patch({ param: { id: entry.id }, json }))
    },
    onSuccess: (stored) => {
      showStored(queryClient, stored)
      clear()
      void toast({ title: 'Entry Updated', description: 'Your entry has been successfully updated.' })
    },
    onError: (error) => {
      const current = currentOf(error)
      if (current) showStored(queryClient, current)
      else void toast({ title: 'Update Failed', description: failureOf(error), tone: 'danger' })
    },
  })

  return {
    draft: draft ?? { version: entry.version },
    isChanged,
    /** The entry has been changed elsewhere since this change was begun. */
    isStale: isChanged && draft.version !== entry.version,
    onDevice,
    write,
    clear,
    /** Takes an unsaved change away, with a way back. */
    letGo: () => {
      if (!draft || !isChanged) return clear()
      clear()
      void toast({ title: 'Changes discarded', undo: () => write(draft) })
    },
    save,
  }
}

function failureOf(error: Error): string {
  return error instanceof ApiError && !error.code ? 'Failed to update entry' : sentenceOf(error)
}
