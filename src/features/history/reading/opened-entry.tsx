import { useState } from 'react'
import { useMedia } from '~/lib/use-media'
import { EntrySheet } from './entry-sheet.tsx'
import { ReadingPane } from './reading-pane.tsx'
import { paneFits } from './pane.ts'
import type { OpenedProps } from './turning.tsx'

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
