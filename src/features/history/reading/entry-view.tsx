import { Printer } from 'lucide'
import { useState } from 'react'
import type { Entry } from '#domain/entry'
import { skyOfEntry } from '#domain/sky'
import type { User } from '#domain/user'
import { common, reading } from '#domain/texts'
import { SkyStrip } from '~/drawings/ridges'
import { Icon } from '~/drawings/icon'
import { Button } from '~/drawings/button'
import { ButtonLink } from '~/ui/button-link'
import { Notice } from '~/ui/notice'
import { EntryTextsView, moment } from './entry-texts-view.tsx'
import { useDeleteEntry } from './use-delete-entry.ts'

const focus = (control: HTMLElement | null) => control?.focus()

type EntryViewProps = {
  entry: Entry
  user: User
  marked: string
  /** This device holds a change that was begun and not saved. */
  hasUnsaved: boolean
  onEdit: () => void
  onDiscard: () => void
  onClose: () => void
}

export function EntryView({ entry, user, marked, hasUnsaved, onEdit, onDiscard, onClose }: EntryViewProps) {
  const [asks, setAsks] = useState(false)
  const { remove, hadChanged } = useDeleteEntry(entry, onClose)
  return (
    <>
      {hasUnsaved && (
        <Notice title={reading.unsaved.title}>
          <p>{reading.unsaved.note}</p>
          <div className="flex flex-wrap gap-x-5">
            <Button look="plain" className="px-0! text-15!" onClick={onEdit}>
              {reading.unsaved.goOn}
            </Button>
            <Button look="plain" className="px-0! text-15!" onClick={onDiscard}>
              {reading.unsaved.discard}
            </Button>
          </div>
        </Notice>
      )}
      {hadChanged && !asks && (
        <div ref={focus} tabIndex={-1} role="alert" className="scroll-mt-6">
          <Notice tone="warning" title={reading.changed.title}>
            <p>{reading.changed.notDeleted(moment(entry.updatedAt, user.timezone))}</p>
          </Notice>
        </div>
      )}
      <SkyStrip sky={skyOfEntry(entry, user.timezone)} />
      <EntryTextsView entry={entry} user={user} marked={marked} />
      <div className="sheet-foot flex flex-wrap items-center gap-3">
        {asks ? (
          <div
            role="group"
            aria-labelledby="delete-question"
            className="flex w-full flex-wrap items-center justify-end gap-3"
          >
            <p id="delete-question" role="alert" className="me-auto">
              {reading.delete.question}
            </p>
            {/* The cursor goes to the choice that changes nothing. */}
            <Button ref={focus} onClick={() => setAsks(false)} disabled={remove.isPending}>
              {reading.delete.cancel}
            </Button>
            <Button
              look="danger"
              onClick={() => remove.mutate(undefined, { onError: () => setAsks(false) })}
              disabled={remove.isPending}
            >
              {remove.isPending ? reading.delete.pending : common.delete}
            </Button>
          </div>
        ) : (
          <>
            <Button onClick={onEdit}>{common.edit}</Button>
            <ButtonLink to={`/history/print/${entry.date}`}>
              <Icon of={Printer} />
              {reading.print}
            </ButtonLink>
            <Button look="plain" className="ms-auto px-2! text-danger!" onClick={() => setAsks(true)}>
              {common.delete}
            </Button>
          </>
        )}
      </div>
    </>
  )
}
