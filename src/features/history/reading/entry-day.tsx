import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect, type ComponentType } from 'react'
import type { Entry } from '#domain/entry'
import { sectionNames, type SectionName } from '#domain/entry-sections'
import type { User } from '#domain/user'
import { common, journal, reading } from '#domain/texts'
import { useEntryChange, useSaveEntry } from '~/features/entry/stored/entry-change.queries'
import { entryQuery } from '~/features/entry/stored/entry.queries'
import { sentenceOf } from '~/lib/api-error'
import { Button } from '~/drawings/button'
import { ButtonLink } from '~/ui/button-link'
import { ConflictView } from '~/ui/conflict-view'
import { Notice } from '~/ui/notice'
import { Skeleton, SkeletonShape } from '~/ui/skeleton'
import { moment } from './entry-texts-view.tsx'
import { EntryView } from './entry-view.tsx'
import { openedId } from './pane.ts'

export type EntryDayProps = {
  user: User
  date: string
  /** The search terms with which the entry was found. */
  marked: string
  Editor: Editor
  isEditing: boolean
  onEditing: (isEditing: boolean) => void
  onClose: () => void
}

/** What the route brings from the feature of entries. */
export type Editor = ComponentType<{
  entry: Entry
  names: SectionName[]
  inDialog: true
  takesFocus: true
  onDone: () => void
}>

/** One day's entry, to read and to change. */
export function EntryDay({ date, ...day }: EntryDayProps) {
  // Each day is read from its beginning.
  useLayoutEffect(() => {
    document.getElementById(openedId)?.scrollTo(0, 0)
  }, [])
  const {
    data: entry,
    error,
    refetch,
  } = useQuery({
    ...entryQuery(date),
    // The reply may have been stored since.
    staleTime: ({ state }) => (state.data?.aiResponse === null ? 0 : Infinity),
  })
  if (entry) return <WrittenDay entry={entry} {...day} />
  if (error) {
    return (
      <Notice tone="danger" title={reading.failed}>
        <p>{sentenceOf(error)}</p>
        <Button look="plain" className="px-0!" onClick={() => void refetch()}>
          {common.tryAgain}
        </Button>
      </Notice>
    )
  }
  if (entry === null) return <NoEntry user={day.user} date={date} />
  return (
    <Skeleton label={reading.pending}>
      <div className="flex flex-col gap-6">
        <SkeletonShape className="h-32 w-full" />
        <SkeletonShape className="h-32 w-full" />
        <SkeletonShape className="h-24 w-full" />
      </div>
    </Skeleton>
  )
}

/** What was typed for a page that was deleted elsewhere is not lost with it. */
function NoEntry({ user, date }: Pick<EntryDayProps, 'user' | 'date'>) {
  const { changed } = useEntryChange({ userId: user.id, date }, null)
  if (changed.length === 0) return <p className="text-soft">{reading.none}</p>
  return (
    <Notice tone="warning" title={reading.unsent.title}>
      <p>{reading.unsent.note}</p>
      <ButtonLink look="plain" className="px-0! text-15!" to="/">
        {common.trouble.today}
      </ButtonLink>
    </Notice>
  )
}

function WrittenDay({
  user,
  entry,
  marked,
  Editor,
  isEditing,
  onEditing,
  onClose,
}: Omit<EntryDayProps, 'date'> & { entry: Entry }) {
  const { texts, changed, conflicts, discard, choose } = useEntryChange(entry, entry)
  const { save, isSaving } = useSaveEntry(entry, entry)
  const endEditing = () => onEditing(false)

  if (conflicts.length > 0) {
    return (
      <div className="flex flex-col gap-6">
        <Notice tone="warning" title={reading.changed.title}>
          <p>{reading.changed.choose(moment(entry.updatedAt, user.timezone))}</p>
        </Notice>
        <ConflictView
          sections={conflicts.map((name) => ({
            title: journal.sections[name].title,
            saved: entry[name],
            own: texts[name],
          }))}
          isSaving={isSaving}
          onChoose={(choice) => {
            choose(choice, conflicts)
            // Joined texts are read once more before they are saved.
            onEditing(choice !== 'saved')
            if (choice === 'own') save({ names: changed }, { onSuccess: endEditing })
          }}
        />
      </div>
    )
  }
  if (isEditing) return <Editor inDialog takesFocus entry={entry} names={sectionNames} onDone={endEditing} />
  return (
    <EntryView
      entry={entry}
      user={user}
      marked={marked}
      hasUnsaved={changed.length > 0}
      onEdit={() => onEditing(true)}
      onDiscard={() => discard(changed)}
      onClose={onClose}
    />
  )
}
