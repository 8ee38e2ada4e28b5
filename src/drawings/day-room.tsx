import type { CSSProperties, ReactNode } from 'react'
import { skyProperties, type Sky } from '#domain/sky'
import { widths } from './page.tsx'
import { Scene } from './ridges.tsx'

type DayRoomProps = {
  sky: Sky
  /** How many days the person has been here. */
  days?: number
  /** The name and the links. */
  top?: ReactNode
  header: ReactNode
  children: ReactNode
}

/** A day: its picture, and its pages in that light. Nothing is drawn beside a page that needs help (sky.css). */
export function DayRoom({ sky, days, top, header, children }: DayRoomProps) {
  return (
    <div className="day-room" style={skyProperties(sky) as CSSProperties}>
      <div className="sky">
        <Scene sky={sky} {...(days && { days })} />
        <div
          className={`day-top relative mx-auto flex min-h-12 w-full desk:min-h-15 items-center justify-between px-page pt-2 desk:pt-4 ${widths.reading}`}
        >
          {top}
        </div>
        <div className={`relative mx-auto w-full px-page pt-4 desk:pt-6 ${widths.reading}`}>{header}</div>
      </div>
      <div className={`day-pages mx-auto flex w-full flex-col gap-6 px-page pb-12 ${widths.reading}`}>{children}</div>
    </div>
  )
}
