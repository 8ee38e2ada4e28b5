import { useMedia } from '~/lib/use-media'
import { EntrySheet } from './entry-sheet.tsx'
import { ReadingPane } from './reading-pane.tsx'
import { paneFits } from './pane.ts'
import type { OpenedProps } from './turning.tsx'

/** The open entry: beside the list where there is room, and above the screen where there is not. */
export function OpenedEntry({ date, ...props }: Omit<OpenedProps, 'date'> & { date: string | undefined }) {
  const hasRoom = useMedia(paneFits)
  if (!hasRoom) return <EntrySheet date={date} {...props} />
  return date && <ReadingPane date={date} {...props} />
}
