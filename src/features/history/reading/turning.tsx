import { ChevronLeft, ChevronRight } from 'lucide'
import { reading } from '#domain/texts'
import { Arrow } from '../arrow.tsx'
import type { EntryDayProps } from './entry-day.tsx'

export type Way = 'previous' | 'next'
/** The written day each way: null if there is none, undefined while it is not known. */
export type Neighbours = Record<Way, string | null | undefined>
export type OpenedProps = EntryDayProps & Neighbours & { onTurn: (way: Way) => void }

/** To the written day before and after the open one. */
export function Turning({ previous, next, onTurn }: Pick<OpenedProps, 'previous' | 'next' | 'onTurn'>) {
  return (
    <>
      <Arrow name={reading.previous} isEnd={previous === null} onPress={() => onTurn('previous')} icon={ChevronLeft} />
      <Arrow name={reading.next} isEnd={next === null} onPress={() => onTurn('next')} icon={ChevronRight} />
    </>
  )
}
