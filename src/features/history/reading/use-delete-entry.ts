import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { Entry } from '#domain/entry'
import { longDate } from '#domain/time/local-date'
import { reading } from '#domain/texts'
import { offerBoth, showStored, showDeleted } from '~/features/entry/stored/stored.queries'
import { answer, api } from '~/lib/api'
import { currentOf, sentenceOf } from '~/lib/api-error'
import { toast } from '~/ui/toast'

/**
 * Deletes the version that the person has seen. An entry that was changed elsewhere since is kept and shown. Undo restores
 * it, and offers both texts if the day was written again.
 */
export function useDeleteEntry(entry: Entry, onDeleted: () => void) {
  const { id, date, version } = entry
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const restore = async () => {
    try {
      showStored(queryClient, await answer(api.entries[':id'].restore.$post({ param: { id } })))
      toast(reading.restore.done(longDate(date)))
    } catch (error) {
      const current = currentOf<Entry>(error)
      if (current) {
        offerBoth(queryClient, current, entry)
        void navigate(`/?date=${date}&respond=true`)
        return
      }
      toast({ title: reading.restore.failed, description: sentenceOf(error), tone: 'danger' })
    }
  }
  const remove = useMutation({
    mutationFn: () => answer(api.entries[':id'].$delete({ param: { id }, query: { version: String(version) } })),
    onSuccess: () => {
      showDeleted(queryClient, entry)
      onDeleted()
      toast({ title: reading.delete.done, description: longDate(date), undo: () => void restore() })
    },
    onError: (error) => {
      const current = currentOf<Entry>(error)
      if (current) showStored(queryClient, current)
      else toast({ title: reading.delete.failed, description: sentenceOf(error), tone: 'danger' })
    },
  })
  return { remove, hadChanged: currentOf(remove.error) !== undefined }
}
