import type { ReactNode } from 'react'
import type { Entry } from '#domain/entry'
import { sectionNames } from '#domain/entry-sections'
import { formats } from '#domain/time/formats'
import { noonUtc, weekdayOf } from '#domain/time/local-date'
import type { Sky } from '#domain/sky'
import { drawnHistory } from '#domain/texts'
import { Excerpt } from './marked-text.tsx'
import { Tile } from './ridges.tsx'

/** The look of the row, which is a button once it can be pressed. */
export const entryRow = 'entry-row grid w-full grid-cols-[3.5rem_minmax(0,1fr)] items-start gap-4 py-4 text-start'
export const excerpt = 'line-clamp-3 font-serif whitespace-pre-line [overflow-wrap:anywhere] [unicode-bidi:plaintext]'

/** The day of an entry, and beside it the texts. */
type EntryRowContentProps = { date: string; today: string; sky: Sky; children: ReactNode }

export function EntryRowContent({ date, today, sky, children }: EntryRowContentProps) {
  const year = date.slice(0, 4)
  const day = date === today ? drawnHistory.entries.today : weekdayOf(date)
  return (
    <>
      <span className="grid gap-0.5 text-center text-13 text-soft group-hover:text-action">
        <Tile sky={sky} className="entry-picture" />
        <span className="whitespace-nowrap">
          <span className="font-serif text-21 text-ink">{Number(date.slice(8))}</span>{' '}
          {formats.shortMonthName().format(noonUtc(date))}
        </span>
      </span>
      <span className="grid gap-1">
        <span className="text-13 text-soft first-letter:uppercase">
          {year === today.slice(0, 4) ? day : drawnHistory.entries.dayOfYear(day, year)}
        </span>
        {children}
      </span>
    </>
  )
}

/** How an entry begins. */
export function Opening({ entry }: { entry: Entry }) {
  const first = sectionNames.find((name) => entry[name].trim() !== '')
  return (
    <span className={excerpt}>
      <Excerpt text={first ? entry[first].trim() : ''} matches={[]} />
    </span>
  )
}
