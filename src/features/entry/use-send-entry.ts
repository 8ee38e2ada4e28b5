import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Entry } from '#domain/entry'
import { userQuery } from '~/features/user/user.queries'
import { answer, api } from '~/lib/api'
import { ApiError, sentenceOf } from '~/lib/api-error'
import { clearDraft, writeDraft } from '~/lib/draft-store'
import { toast, type Toast } from '~/ui/toast'
import { keepEntry } from './entry.queries.ts'
import { entrySaved } from './outbox.ts'
import { ReplyCutShort, sendEntry } from './send-entry.ts'
import type { EntryDraft } from './use-draft.ts'

/** Sends a morning page and shows its reply as it is written. The draft goes only when the server has it. */
export function useSendEntry({ userId, date }: { userId: string; date: string }) {
  const place = { userId, date, part: 'entry' } as const
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [words, setWords] = useState<string>()

  const send = useMutation({
    // Told by TypeError, not by the browser's guess at being online.
    networkMode: 'always',
    mutationFn: async ({ draft }: { draft: EntryDraft; welcome?: Toast }): Promise<Entry> => {
      writeDraft(place, { ...draft, isSent: true })
      setWords(undefined)
      try {
        return await navigator.locks.request('outbox', () => sendEntry({ date, draft, onWords: setWords }))
      } catch (error) {
        if (!(error instanceof ReplyCutShort)) throw error
        return answer(api.entries[':date'].$get({ param: { date } }))
      }
    },
    onSuccess: (entry, { welcome }) => {
      keepEntry(queryClient, entry)
      clearDraft(place)
      void toast(welcome ?? entrySaved)
    },
    onError: (error, { draft }) => {
      // No answer at all: it stays marked as sent, and the outbox sends it when the connection is back.
      if (!(error instanceof ApiError)) {
        void toast({ title: 'Failed to save entry', description: sentenceOf(error), tone: 'danger' })
        return
      }
      writeDraft(place, { ...draft, isSent: false })
      const standing = (error.body as { current?: Entry } | undefined)?.current
      if (standing) keepEntry(queryClient, standing)
      else void toast({ title: 'Failed to save entry', description: error.serverMessage, tone: 'danger' })
      if (error.status === 401) {
        queryClient.setQueryData(userQuery.queryKey, null)
        void navigate('/auth')
      }
    },
    onSettled: () => setWords(undefined),
  })
  return { send: send.mutate, isSending: send.isPending, words }
}
