import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSessionEnded } from '~/features/user/user.queries'
import { ApiError } from '~/lib/api-error'
import { toast, type Toast } from '~/ui/toast'
import { keepForThePerson, writeEntryDraft, type Day, type EntryDraft } from './entry-draft.ts'
import { entryQuery } from './entry.queries.ts'
import { deliver, entrySaved, notSaved } from './outbox.ts'
import { ReplyCutShort } from './send-entry.ts'

/** Sends a morning page and shows its reply as it is written. The draft goes only when the server has it. */
export function useSendEntry(day: Day) {
  const queryClient = useQueryClient()
  const sessionEnded = useSessionEnded()
  const [words, setWords] = useState<string>()

  const send = useMutation({
    mutationFn: ({ draft }: { draft: EntryDraft; welcome?: Toast }) => {
      writeEntryDraft(day, { ...draft, isSent: true })
      setWords(undefined)
      return deliver({ day, queryClient, onWords: setWords })
    },
    onSuccess: (entry, { welcome }) => {
      setWords(undefined)
      if (entry) void toast(welcome ?? entrySaved)
      // Another tab was quicker.
      else void queryClient.refetchQueries({ queryKey: entryQuery(day.date).queryKey })
    },
    onError: (error) => {
      // It stands on the server, and what came of its reply stays in sight; the rest comes with the connection.
      if (error instanceof ReplyCutShort) return
      setWords(undefined)
      if (!(error instanceof ApiError)) {
        void toast({
          title: notSaved,
          description:
            'You seem to be offline. Your page is kept on this device and will be sent when the connection is back.',
          tone: 'danger',
        })
        return
      }
      keepForThePerson(day)
      void toast({ title: notSaved, description: error.serverMessage, tone: 'danger' })
      if (error.status === 401) sessionEnded()
    },
  })
  return {
    send: send.mutate,
    isSending: send.isPending,
    sending: { hasBegun: !send.isIdle, words, isCutShort: send.error instanceof ReplyCutShort },
  }
}
