import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Entry } from '#domain/entry'
import { longDate } from '#domain/local-date'
import type { User } from '#domain/user'
import { entryQuery } from '~/features/entry/entry.queries'
import { sentenceOf } from '~/lib/api-error'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { Notice } from '~/ui/notice'
import { Skeleton, SkeletonShape } from '~/ui/skeleton'
import { EntryConflict } from './entry-conflict.tsx'
import { EntryEditor } from './entry-editor.tsx'
import { EntryView } from './entry-view.tsx'
import { useEdit } from './use-edit.ts'

type EntryDialogProps = { user: User; date: string | undefined; marked: string; onClose: () => void }

/** One day's entry, to read and to change. */
export function EntryDialog({ user, date, marked, onClose }: EntryDialogProps) {
  // While it closes, it goes on showing the day that it showed.
  const [shown, setShown] = useState(date)
  if (date && date !== shown) setShown(date)
  return (
    <Dialog
      wide
      open={date !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={shown ? longDate(shown) : ''}
    >
      {shown && <Day key={shown} user={user} date={shown} marked={marked} onClose={onClose} />}
    </Dialog>
  )
}

function Day({ user, date, marked, onClose }: EntryDialogProps & { date: string }) {
  const {
    data: entry,
    error,
    refetch,
  } = useQuery({
    ...entryQuery(date),
    // A reply that was still on its way may have come.
    staleTime: ({ state }) => (state.data?.aiResponse === null ? 0 : Infinity),
  })
  if (entry) return <WrittenDay user={user} entry={entry} marked={marked} onClose={onClose} />
  if (error) {
    return (
      <Notice tone="danger" title="This entry could not be fetched">
        <p>{sentenceOf(error)}</p>
        <Button look="plain" className="px-0!" onClick={() => void refetch()}>
          Try again
        </Button>
      </Notice>
    )
  }
  if (entry === null) return <p className="text-soft">No entry found for this date.</p>
  return (
    <Skeleton label="Looking for your entry">
      <div className="flex flex-col gap-6">
        <SkeletonShape className="h-32 w-full" />
        <SkeletonShape className="h-32 w-full" />
        <SkeletonShape className="h-24 w-full" />
      </div>
    </Skeleton>
  )
}

function WrittenDay({ user, entry, marked, onClose }: Omit<EntryDialogProps, 'date'> & { entry: Entry }) {
  const { draft, isChanged, isStale, onDevice, write, clear, letGo, save } = useEdit(entry)
  const [isEditing, setIsEditing] = useState(false)
  const saveAs = (changed: typeof draft) => save.mutate(changed, { onSuccess: () => setIsEditing(false) })

  if (isStale) {
    return (
      <EntryConflict
        entry={entry}
        draft={draft}
        zone={user.timezone}
        isSaving={save.isPending}
        onKeepMine={() => saveAs(draft)}
        onKeepTheirs={() => {
          setIsEditing(false)
          letGo()
        }}
        onEditBoth={() => {
          setIsEditing(true)
          write({ ...draft, version: entry.version, fromBoth: true })
        }}
      />
    )
  }
  if (isEditing) {
    return (
      <EntryEditor
        entry={entry}
        draft={draft}
        isChanged={isChanged}
        onDevice={onDevice}
        isSaving={save.isPending}
        onWrite={write}
        onCancel={() => {
          setIsEditing(false)
          letGo()
        }}
        onSave={() => saveAs(draft)}
      />
    )
  }
  return (
    <EntryView
      entry={entry}
      zone={user.timezone}
      marked={marked}
      hasUnsaved={isChanged}
      onEdit={() => {
        if (!isChanged) clear()
        setIsEditing(true)
      }}
      onLetGo={letGo}
      onClose={onClose}
    />
  )
}
