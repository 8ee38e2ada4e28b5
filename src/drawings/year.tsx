import type { CSSProperties, ReactNode } from 'react'
import { fullDawn, skyOfDays, skyProperties } from '#domain/sky'
import { skyOfDayOfYear, type DayOfYear } from '#domain/year'
import { drawnHistory } from '#domain/texts'
import { Tile } from './ridges.tsx'
import './year.css'

type YearRoomProps = { year: number; titleId?: string; arrows?: ReactNode; walk?: ReactNode; children: ReactNode }

/** The land of a year under its title, and below it the months that lead there. */
export function YearRoom({ year, titleId, arrows, walk, children }: YearRoomProps) {
  return (
    <>
      <div className="panorama" style={skyProperties(fullDawn) as CSSProperties}>
        {walk}
        <div className="panorama-head">
          <h2 id={titleId} aria-live="polite" className="grow text-21 desk:text-28">
            {drawnHistory.year.title(year)}
          </h2>
          {arrows}
        </div>
      </div>
      {children}
      <p className="text-13 text-soft">{drawnHistory.year.explanation}</p>
    </>
  )
}

/** Where the land has the width for weeks, it comes first on the screen. */
export const yearComesFirst = '(width >= 68.75rem)'

/** Keeps the place of a year that comes first. */
export function PlaceOfYear({ year }: { year: number }) {
  return (
    <div className="flex flex-col gap-3">
      <YearRoom year={year}>
        <div className="year-months" />
      </YearRoom>
    </div>
  )
}

/** One sky of all days of a month. */
export function PictureOfMonth({ days }: { days: readonly DayOfYear[] }) {
  return days.length > 0 && <Tile sky={skyOfDays(days.map(skyOfDayOfYear))} className="year-picture" />
}
