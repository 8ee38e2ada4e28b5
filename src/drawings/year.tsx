import type { CSSProperties, ReactNode } from 'react'
import { moodLabels, moods } from '#domain/mood'
import { fullDawn, skyProperties } from '#domain/sky'
import type { Contour } from '#domain/ridges'
import { amountLabels, amounts, skyOfDayOfYear, type DayOfYear } from '#domain/year'
import { Tile } from './ridges.tsx'
import './year.css'

type YearRoomProps = { year: number; titleId?: string; arrows?: ReactNode; panorama?: ReactNode; children: ReactNode }

/** The head of a year, its days, and what their light means. */
export function YearRoom({ year, titleId, arrows, panorama, children }: YearRoomProps) {
  return (
    <>
      <div className="flex min-h-11 items-center gap-x-1">
        <h2 id={titleId} aria-live="polite" className="grow text-21 desk:text-28">
          The days of {year}
        </h2>
        {arrows}
      </div>
      <div className="panorama" style={skyProperties(fullDawn) as CSSProperties}>
        {panorama}
      </div>
      <div className="year-room">{children}</div>
      <Legend />
    </>
  )
}

/** Where a year is a strip for each month, it comes first on the screen: two facing pages have room too. */
export const yearComesFirst = '(width >= 68.75rem)'

/** Keeps the place of a year that comes first. */
export function PlaceOfYear({ year }: { year: number }) {
  return (
    <div className="flex flex-col gap-3">
      <YearRoom year={year}>
        <div className="year">
          {Array.from({ length: 12 }, (_, index) => (
            <p key={index} className="year-month" />
          ))}
        </div>
      </YearRoom>
    </div>
  )
}

/** The more was written, the more light and hills; the brighter the day, the higher its sun. */
export function PictureOfDay({ day }: { day: DayOfYear }) {
  return <Tile sky={skyOfDayOfYear(day)} className="dawn-picture" />
}

const [ridge] = fullDawn.ridges as [Contour]

function Legend() {
  return (
    <div className="flex flex-wrap gap-x-8 gap-y-2 text-13 text-soft">
      <Key
        label="What the light means"
        days={amounts.map((amount) => [{ amount, mood: null, ridge }, amountLabels[amount]])}
      />
      <Key label="What the suns mean" days={moods.map((mood) => [{ amount: 4, mood, ridge }, moodLabels[mood]])} />
    </div>
  )
}

function Key({ label, days }: { label: string; days: [DayOfYear, string][] }) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-x-4 gap-y-1">
      {days.map(([day, words]) => (
        <li key={words} className="flex items-center gap-1.5">
          <span className="w-4">
            <span className="dawn">
              <PictureOfDay day={day} />
            </span>
          </span>
          {words}
        </li>
      ))}
    </ul>
  )
}
