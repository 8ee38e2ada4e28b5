import { X } from 'lucide'
import { useEffect, useRef } from 'react'
import { longDate } from '#domain/time/local-date'
import { Arrow } from '../arrow.tsx'
import { EntryDay } from './entry-day.tsx'
import { openedId } from './pane.ts'
import { Turning, type OpenedProps } from './turning.tsx'

/** The open entry beside the month and the list, which stay in use. */
export function ReadingPane({ date, onClose, previous, next, onTurn, ...day }: OpenedProps) {
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
        <h2 id="opened-title" className="min-w-28 flex-1 text-21">
          {longDate(date)}
        </h2>
        <div className="-mt-2 -mr-2 ml-auto flex">
          <Turning previous={previous} next={next} onTurn={onTurn} />
          <Arrow name="Close" onPress={onClose} icon={X} />
        </div>
      </div>
      <EntryDay key={date} date={date} onClose={onClose} {...day} />
    </div>
  )
}
