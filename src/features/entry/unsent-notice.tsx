import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type Entry } from '#domain/entry'
import { fits } from '#domain/entry-sections'
import { useSessionEnded } from '~/features/user/user.queries'
import { answer, api } from '~/lib/api'
import { ApiError, sentenceOf } from '~/lib/api-error'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { toast } from '~/ui/toast'
import { joined, saysTheSame, type EntryWords } from './entry-draft.ts'
import { showStored } from './stored.queries.ts'
import { useEntryDraft } from './use-entry-draft.ts'
import { WrittenWords } from './written-page.tsx'

/** This device still holds another text for a day that is written. Both stay until the person chooses. */
export function UnsentNotice({ entry }: { entry: Entry }) {
  const { draft, words, begun, write, clear } = useEntryDraft(entry)
  const isSame = draft !== undefined && saysTheSame(words, entry)
  useEffect(() => {
    if (isSame) clear()
  }, [isSame, clear])
  const change = useChange(entry, clear)
  if (!begun || isSame) return null

  const both = {
    gratitudeText: joined(entry.gratitudeText, words.gratitudeText),
    goalsText: joined(entry.goalsText, words.goalsText),
  }
  const letGo = () => {
    clear()
    if (draft) void toast({ title: 'Page kept as it is', undo: () => write(draft) })
  }
  return (
    <Card roomy className="flex flex-col gap-4 border-warning" aria-labelledby="unsent-title">
      <h2 id="unsent-title" className="text-21">
        This device holds something else you wrote for this day
      </h2>
      <p className="text-soft">The page above is what is stored. Nothing is replaced unless you say so.</p>
      <div className="border-l-2 border-control pl-5">
        <WrittenWords {...words} />
      </div>
      <div className="flex flex-wrap gap-3 max-sm:flex-col">
        <Button onClick={() => change.mutate(both)} disabled={change.isPending || !fits(both)}>
          Add it to the page
        </Button>
        <Button onClick={() => change.mutate(words)} disabled={change.isPending || !fits(words)}>
          Replace the page with it
        </Button>
        <Button onClick={letGo} disabled={change.isPending}>
          Keep the page as it is
        </Button>
      </div>
    </Card>
  )
}

function useChange(entry: Entry, onChanged: () => void) {
  const queryClient = useQueryClient()
  const sessionEnded = useSessionEnded()
  return useMutation({
    mutationFn: ({ gratitudeText, goalsText }: EntryWords) =>
      answer(
        api.entries[':id'].$patch({
          param: { id: entry.id },
          // A section left empty here stays as it is, also where it is empty there.
          json: {
            ...(gratitudeText.trim() && { gratitudeText }),
            ...(goalsText.trim() && { goalsText }),
            version: entry.version,
          },
        }),
      ),
    onSuccess: (changed) => {
      showStored(queryClient, changed)
      onChanged()
      void toast({ title: 'Entry Updated', description: 'Your entry has been successfully updated.' })
    },
    onError: (error) => {
      void toast({ title: 'Update Failed', description: sentenceOf(error), tone: 'danger' })
      if (!(error instanceof ApiError)) return
      // Changed once more, elsewhere: what stands now is what there is to choose from.
      const { current } = (error.body ?? {}) as { current?: Entry }
      if (current) showStored(queryClient, current)
      if (error.status === 401) sessionEnded()
    },
  })
}
