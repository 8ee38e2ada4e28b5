import { useState, useEffect, useRef } from 'react'
import { useMedia } from '~/lib/use-media'
import { paneFits, openedId } from './pane.ts'
import { type OpenedProps, Turning } from './turning.tsx'
import { useSwipe } from '~/lib/use-swipe'
import { longDate } from '#domain/time/local-date'
import { common } from '#domain/texts'
import { Dialog } from '~/ui/dialog'
import { EntryDay } from './entry-day.tsx'
import { X } from 'lucide'
import { Arrow } from '../arrow.tsx'

type OpenedEntryProps = Omit<OpenedProps, 'date' | 'isEditing' | 'onEditing'> & { date: string | undefined }

/** The open entry: beside the list where there is room, and above the screen where there is not. */
export function OpenedEntry({ date, ...day }: OpenedEntryProps) {
  const hasRoom = useMedia(paneFits)
  // Kept here: the editor stays open when a turned tablet makes the one place the other.
  const [isEditing, setIsEditing] = useState(false)
  const [shown, setShown] = useState(date)
  if (date !== shown) {
    setShown(date)
    // While the sheet closes it still shows the editor.
    if (date) setIsEditing(false)
  }
  const props = { ...day, isEditing, onEditing: setIsEditing }
  if (!hasRoom) return <EntrySheet date={date} {...props} />
  return date && <ReadingPane date={date} {...props} />
}

/** The open entry in a dialog, which is a sheet on a phone: swiped left or right for the next day or the one before. */
function EntrySheet({
  date,
  onClose,
  previous,
  next,
  onTurn,
  ...day
}: Omit<OpenedProps, 'date'> & { date: string | undefined }) {
  // While the dialog closes it still shows its day.
  const [shown, setShown] = useState(date)
  if (date && date !== shown) setShown(date)
  const swipe = useSwipe({
    follows: true,
    onLeft: () => onTurn('next'),
    onRight: () => onTurn('previous'),
    onDown: onClose,
  })
  return (
    <Dialog
      sheet={{ ...swipe, id: openedId }}
      controls={<Turning previous={previous} next={next} onTurn={onTurn} />}
      open={date !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={shown ? longDate(shown) : ''}
    >
      {shown && <EntryDay key={shown} date={shown} onClose={onClose} {...day} />}
    </Dialog>
  )
}

/** The open entry beside the month and the list, which stay in use. */
function ReadingPane({ date, onClose, previous, next, onTurn, ...day }: OpenedProps) {
  const pane = useRef<HTMLDivElement>(null)
  const shown = useRef(date)
  useEffect(() => {
    const opener = document.activeElement
    const first = shown.current
    return () => {
      // From another day than the one that was opened, the focus goes to that day.
      const last = shown.current
      const place =
        last === first && opener?.isConnected
          ? opener
          : (document.querySelector(`[data-entry='${last}']`) ?? document.querySelector(`[data-date='${last}']`))
      if (place instanceof HTMLElement && place !== document.body) place.focus()
    }
  }, [])
  useEffect(() => {
    shown.current = date
    document.querySelector(`[data-entry='${date}']`)?.scrollIntoView({ block: 'nearest' })
    pane.current?.scrollIntoView({ block: 'nearest' })
    // An editor has the cursor in its first box.
    if (!pane.current?.querySelector('form :focus')) pane.current?.focus({ preventScroll: true })
  }, [date])
  return (
    <div
      ref={pane}
      id={openedId}
      role="dialog"
      aria-labelledby="opened-title"
      tabIndex={-1}
      className="reading-pane flex flex-col gap-4"
    >
      <div className="flex flex-wrap items-start gap-4">
        <h2 id="opened-title" className="min-w-[7rem] flex-1 text-21 first-letter:uppercase">
          {longDate(date)}
        </h2>
        <div className="-mt-2 -me-2 ms-auto flex">
          <Turning previous={previous} next={next} onTurn={onTurn} />
          <Arrow name={common.close} onPress={onClose} icon={X} />
        </div>
      </div>
      <EntryDay key={date} date={date} onClose={onClose} {...day} />
    </div>
  )
}
