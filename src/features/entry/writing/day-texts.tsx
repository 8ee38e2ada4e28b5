import { Suspense, useEffect, useState, type ReactNode } from 'react'
import type { Entry } from '#domain/entry'
import { formSections, type SectionName } from '#domain/entry-sections'
import { common, today } from '#domain/texts'
import { Button } from '~/drawings/button'
import { Card } from '~/drawings/card'
import { lazyPart } from '~/ui/lazy-part'
import { NotOpened } from '~/ui/not-opened'
import { useOnFirstUse } from '~/ui/use-on-first-use'
import type { FormTexts } from '../stored/entry-change.ts'
import { useEntryChange } from '../stored/entry-change.queries.ts'
import { WrittenPage } from '~/drawings/written-page'

// Few days have one.
const UnsentNotice = lazyPart(async () => (await import('../unsent/unsent-notice.tsx')).UnsentNotice)

type DayTextsProps = { entry: Entry | null; draft: FormTexts; wins: ReactNode; litItem: string | undefined }

const editable: SectionName[] = formSections
const loadEditor = async () => (await import('./entry-editor.tsx')).EntryEditor

/** The page of a day, to be read, and to be changed where it stands. */
export function DayTexts({ entry, draft, wins, litItem }: DayTextsProps) {
  if (entry) return <StoredTexts entry={entry} wins={wins} litItem={litItem} />
  return <WrittenPage {...draft} wins={wins} litItem={litItem} foot={<Saved />} />
}

function StoredTexts({ entry, wins, litItem }: Omit<DayTextsProps, 'entry' | 'draft'> & { entry: Entry }) {
  const { change, changed, conflicts } = useEntryChange(entry, entry)
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  const { Part: EntryEditor, open: load, hasFailed } = useOnFirstUse(loadEditor)
  // What was begun and not saved is shown again. A conflict has a card of its own.
  const isBegun = change?.seenVersion !== undefined && changed.some((name) => editable.includes(name))
  const isEditing = (isOpen || isBegun) && !conflicts.some((name) => editable.includes(name))
  useEffect(() => {
    if (isEditing) void load()
  }, [isEditing, load])
  // A page that was begun before the day had an entry is shown whole.
  const unseen = change?.seenVersion === undefined ? changed : conflicts
  const differing = formSections.filter((name) => unseen.includes(name))
  const close = () => {
    setIsOpen(false)
    setWasOpen(true)
  }

  if (isEditing && EntryEditor)
    return (
      <Card roomy>
        <EntryEditor entry={entry} names={editable} takesFocus={isOpen} onDone={close} />
      </Card>
    )
  return (
    <WrittenPage
      {...entry}
      head={
        differing.length > 0 && (
          <Suspense>
            <UnsentNotice entry={entry} names={differing} takesFocus={isOpen} />
          </Suspense>
        )
      }
      wins={wins}
      litItem={litItem}
      foot={
        <>
          <Saved />
          <Button
            ref={wasOpen ? focus : undefined}
            look="plain"
            className="px-0! text-15!"
            onClick={() => {
              setIsOpen(true)
              void load()
            }}
          >
            {common.edit}
          </Button>
          {hasFailed && (
            <div className="basis-full">
              <NotOpened />
            </div>
          )}
        </>
      }
    />
  )
}

const Saved = () => <p>{today.page.saved}</p>

function focus(control: HTMLElement | null): void {
  control?.focus()
}
