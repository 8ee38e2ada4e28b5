import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Entry } from '#domain/entry'
import { answer, api } from '~/lib/api'
import { sentenceOf } from '~/lib/api-error'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { toast } from '~/ui/toast'
import { keepEntry } from './entry.queries.ts'
import { useEntryDraft } from './use-draft.ts'
import { WrittenPage } from './written-page.tsx'

/** This device still holds another text for a day that is written. Both stay until the person chooses. */
export function UnsentNotice({ entry }: { entry: Entry }) {
  const { draft, begun, clear } = useEntryDraft(entry.userId, entry.date)
  const queryClient = useQueryClient()
  const replace = useMutation({
    networkMode: 'always',
    mutationFn: () => {
      const { gratitudeText, goalsText } = draft
      return answer(
        api.entries[':id'].$patch({
          param: { id: entry.id },
          json: {
            // A section left empty here stays as it is, also where it is empty there.
            ...(gratitudeText.trim() && { gratitudeText }),
            ...(goalsText.trim() && { goalsText }),
            version: entry.version,
          },
        }),
      )
    },
    onSuccess: (changed) => {
      keepEntry(queryClient, changed)
      clear()
      void toast({ title: 'Entry Updated', description: 'Your entry has been successfully updated.' })
    },
    onError: (error) => void toast({ title: 'Update Failed', description: sentenceOf(error), tone: 'danger' }),
  })
  const isSame = draft.gratitudeText === entry.gratitudeText && draft.goalsText === entry.goalsText
  const isEmpty = !draft.gratitudeText.trim() && !draft.goalsText.trim()
  if (!begun || isSame || isEmpty) return null
  return (
    <Card className="flex flex-col gap-4 border-warning" aria-labelledby="unsent-title">
      <h2 id="unsent-title" className="text-21">
        This device holds something else you wrote for this day
      </h2>
      <p className="text-soft">The page above is what is stored. Nothing is replaced unless you say so.</p>
      <WrittenPage gratitudeText={draft.gratitudeText} goalsText={draft.goalsText} />
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => replace.mutate()} disabled={replace.isPending}>
          Replace the page with this
        </Button>
        <Button look="plain" onClick={clear} disabled={replace.isPending}>
          Keep the page as it is
        </Button>
      </div>
    </Card>
  )
}
