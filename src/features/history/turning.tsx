import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Arrow } from './arrow.tsx'
import type { EntryDayProps } from './entry-day.tsx'

export type Neighbours = { previous: string | undefined; next: string | undefined }
export type OpenedProps = EntryDayProps & Neighbours & { onTurn: (date: string | undefined) => void }

/** To the written day before and after the open one. */
export function Turning({ previous, next, onTurn }: Pick<OpenedProps, 'previous' | 'next' | 'onTurn'>) {
  return (
    <>
      <Arrow name="Previous entry" isEnd={!previous} onPress={() => onTurn(previous)} Icon={ChevronLeft} />
      <Arrow name="Next entry" isEnd={!next} onPress={() => onTurn(next)} Icon={ChevronRight} />
    </>
  )
}
