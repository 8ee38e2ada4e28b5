import { Printer } from 'lucide'
import { useState } from 'react'
import type { Entry } from '#domain/entry'
import { skyOfEntry } from '#domain/sky'
import type { User } from '#domain/user'
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
        <Notice title="You have changes that are not saved">
          <p>They are on this device.</p>
          <div className="flex flex-wrap gap-x-5">
            <Button look="plain" className="px-0! text-15!" onClick={onEdit}>
              Go on editing
            </Button>
            <Button look="plain" className="px-0! text-15!" onClick={onDiscard}>
              Discard changes
            </Button>
          </div>
        </Notice>
      )}
      {hadChanged && !asks && (
        <div ref={focus} tabIndex={-1} role="alert" className="scroll-mt-6">
          <Notice tone="warning" title="This entry has changed in the meantime">
            <p>
              It was changed elsewhere on {moment(entry.updatedAt, user.timezone)}, so nothing was deleted. This is how
              it stands now.
            </p>
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
            <p id="delete-question" role="alert" className="mr-auto">
              Delete this entry? You will have ten seconds to bring it back.
            </p>
            {/* The cursor goes to the choice that changes nothing. */}
            <Button ref={focus} onClick={() => setAsks(false)} disabled={remove.isPending}>
              Keep it
            </Button>
            <Button
              look="danger"
              onClick={() => remove.mutate(undefined, { onError: () => setAsks(false) })}
              disabled={remove.isPending}
            >
              {remove.isPending ? 'Deleting…' : 'Delete'}
            </Button>
          </div>
        ) : (
          <>
            <Button onClick={onEdit}>Edit</Button>
            <ButtonLink to={`/history/print/${entry.date}`}>
              <Icon of={Printer} />
              Print
            </ButtonLink>
            <Button look="plain" className="ml-auto px-2! text-danger!" onClick={() => setAsks(true)}>
              Delete
            </Button>
          </>
        )}
      </div>
    </>
  )
}
