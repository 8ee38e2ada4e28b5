import { useSwipe } from '~/lib/use-swipe'
import { useState } from 'react'
import { longDate } from '#domain/time/local-date'
import { Dialog } from '~/ui/dialog'
import { EntryDay } from './entry-day.tsx'
import { openedId } from './pane.ts'
import { Turning, type OpenedProps } from './turning.tsx'

/** The open entry in a dialog, which is a sheet on a phone: swiped left or right for the next day or the one before. */
export function EntrySheet({
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
      wide
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
