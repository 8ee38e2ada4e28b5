import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { dayPartOf, type DayPart } from '#domain/time/day-part'
import { DayRoom } from '~/drawings/day-room'
import { Wordmark } from '~/drawings/wordmark'
import { useByClock } from '~/device/use-by-clock'

/** No text depends on the part of the day, so it changes after a minute without input. */
const awayAfter = 60_000

/** The part of the day where the person lives. */
export function useDayPart(zone: string): DayPart {
  return useByClock(dayPartOf, { zone, awayAfter })
}

/** The day with the name above it. */
export function TodayRoom(room: Omit<ComponentProps<typeof DayRoom>, 'top'>) {
  return <DayRoom {...room} top={top} />
}

/** The navigation has the ways to the history and the settings, and on a desk the name too. */
const top = (
  <Link to="/" aria-label="Firstlight, today" className="desk:invisible">
    <Wordmark />
  </Link>
)
