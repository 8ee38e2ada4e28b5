import type { CSSProperties, ReactNode } from 'react'
import { skyProperties, starlightOf, type Sky } from '#domain/sky'
import { widths } from './page.tsx'
import { Stars } from './stars.tsx'
import './sky.css'

/** A strip of the sky of a day, with the sun if it has risen. */
export function SkyStrip({ sky }: { sky: Sky }) {
  return (
    <div
      aria-hidden
      className="sky-tile sky-strip"
      data-risen={sky.isWritten || undefined}
      style={skyProperties(sky) as CSSProperties}
    />
  )
}

type DayRoomProps = {
  sky: Sky
  /** How many days the person has been here. */
  days?: number
  /** The name and the links. */
  top?: ReactNode
  header: ReactNode
  children: ReactNode
}

/** A day: its sky as high as the screen, and its pages in that light. The sun is behind the first page until it rises. */
export function DayRoom({ sky, days = 0, top, header, children }: DayRoomProps) {
  return (
    <div className="day-room" data-risen={sky.isWritten || undefined} style={skyProperties(sky) as CSSProperties}>
      <div className="sky">
        <Stars days={days} opacity={starlightOf(sky)} />
        <div
          className={`day-top relative mx-auto flex min-h-12 w-full desk:min-h-15 items-center justify-between px-5 pt-2 desk:pt-4 ${widths.reading}`}
        >
          {top}
        </div>
        <div className={`mx-auto w-full px-5 pt-4 desk:pt-6 ${widths.reading}`}>{header}</div>
      </div>
      <div className={`mx-auto flex w-full flex-col gap-6 px-5 pt-8 pb-12 desk:pt-11 ${widths.reading}`}>
        {children}
      </div>
    </div>
  )
}
