import { useMutation, useQueryClient } from '@tanstack/react-query'
import { entryLimits, type Entry } from '#domain/entry'
import { hasPremium, roleOf } from '#domain/plan'
import type { User } from '#domain/user'
import { answer, api } from '~/lib/api'
import { sentenceOf } from '~/lib/api-error'
import { useDraft } from '~/lib/use-draft'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { countOf } from '~/ui/lined-box'
import { toast } from '~/ui/toast'
import { keepEntry } from './entry.queries.ts'
import { LockedCard } from './locked-card.tsx'

type DiaryCardProps = { user: User; entry: Entry; onSaved: () => void }

export function DiaryCard({ user, entry, onSaved }: DiaryCardProps) {
  if (!hasPremium(roleOf(user))) {
    return (
      <LockedCard title="Daily Diary" sentence="A page for whatever else the day holds, for nobody's eyes but yours.">
        {entry.diaryText && <p className="whitespace-pre-line [overflow-wrap:anywhere]">{entry.diaryText}</p>}
      </LockedCard>
    )
  }
  return <OpenDiary user={user} entry={entry} onSaved={onSaved} />
}

function OpenDiary({ user, entry, onSaved }: DiaryCardProps) {
  const { date } = entry
  const { draft, write, clear, onDevice } = useDraft<{ diaryText: string }>({ userId: user.id, date, part: 'diary' })
  const queryClient = useQueryClient()
  const diaryText = draft?.diaryText ?? entry.diaryText
  const isChanged = diaryText !== entry.diaryText

  const save = useMutation({
    networkMode: 'always',
    mutationFn: () => answer(api.entries[':date'].diary.$patch({ param: { date }, json: { diaryText } })),
    onSuccess: (stored) => {
      keepEntry(queryClient, stored)
      // Somebody may have gone on writing while it was sent.
      if (draft?.diaryText === stored.diaryText) clear()
      void toast({ title: 'Diary saved' })
      onSaved()
    },
    onError: (error) => void toast({ title: 'Failed to save diary', description: sentenceOf(error), tone: 'danger' }),
  })

  return (
    <Card aria-labelledby="diary-title" className="flex flex-col gap-3">
      <h2 id="diary-title" className="text-21">
        Daily Diary
      </h2>
      <textarea
        aria-labelledby="diary-title"
        aria-describedby="diary-count"
        value={diaryText}
        onChange={(event) => write({ diaryText: event.target.value })}
        rows={6}
        placeholder="Whatever else the day holds"
        className="field-sizing-content min-h-40 w-full rounded-control border border-control bg-card px-4 py-3 text-17 placeholder:text-soft"
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p id="diary-count" className={`text-13 ${diaryText.length > entryLimits.diaryText ? 'text-danger' : 'text-soft'}`}>
          {countOf(diaryText, entryLimits.diaryText)}
        </p>
        <Button onClick={() => save.mutate()} disabled={save.isPending || !isChanged || diaryText.length > entryLimits.diaryText}>
          Save Diary
        </Button>
      </div>
      {isChanged && (
        <p role="status" className={`text-15 ${onDevice ? 'text-soft' : 'text-warning'}`}>
          {onDevice ? 'Kept on this device, not saved yet' : 'This device has no room left. Keep this page open until the diary is saved.'}
        </p>
      )}
    </Card>
  )
}
