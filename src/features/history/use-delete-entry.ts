import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Entry } from '#domain/entry'
import { longDate } from '#domain/local-date'
import { entriesKey, entryQuery, keepEntry } from '~/features/entry/entry.queries'
import { answer, api } from '~/lib/api'
import { sentenceOf } from '~/lib/api-error'
import { toast } from '~/ui/toast'

export function useDeleteEntry({ id, date }: Entry, onDeleted: () => void) {
  const queryClient = useQueryClient()
  const restore = async () => {
    try {
      keepEntry(queryClient, await answer(api.entries[':id'].restore.$post({ param: { id } })))
      void toast({ title: 'Entry restored', description: `${longDate(date)} is back where it was.` })
    } catch (error) {
      void toast({ title: 'The entry could not be brought back', description: sentenceOf(error), tone: 'danger' })
    }
  }
  return useMutation({
    mutationFn: () => answer(api.entries[':id'].$delete({ param: { id } })),
    onSuccess: () => {
      queryClient.setQueryData(entryQuery(date).queryKey, null)
      void queryClient.invalidateQueries({ queryKey: entriesKey })
      onDeleted()
      void toast({ title: 'Entry deleted', description: longDate(date), undo: () => void restore() })
    },
    onError: (error) => void toast({ title: 'Failed to delete entry', description: sentenceOf(error), tone: 'danger' }),
  })
}
