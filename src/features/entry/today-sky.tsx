import { History, Settings } from 'lucide'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { dayPartOf, type DayPart } from '#domain/time/day-part'
import { DayRoom } from '~/drawings/day-room'
import { Icon } from '~/drawings/icon'
import { Wordmark } from '~/drawings/wordmark'
import { useByClock } from '~/device/use-by-clock'

/** No text depends on the part of the day, so it changes after a minute without input. */
const awayAfter = 60_000

/** The part of the day where the person lives. */
export function useDayPart(zone: string): DayPart {
  return useByClock(dayPartOf, { zone, awayAfter })
}

/** The day with the name and the ways to the history and the settings. */
export function TodayRoom(room: Omit<ComponentProps<typeof DayRoom>, 'top'>) {
  return <DayRoom {...room} top={top} />
}

const top = (
  <>
    {/* On a desk the rail beside it carries the name already. */}
    <Link to="/" aria-label="Firstlight, today" className="desk:invisible">
      <Wordmark />
    </Link>
    {/* On a phone they are at the bottom of the screen already. */}
    <nav aria-label="Shortcuts" className="-mr-2 hidden desk:flex print:hidden">
      <Link to="/history" aria-label="History" className="grid size-11 place-items-center">
        <Icon of={History} />
      </Link>
      <Link to="/settings" aria-label="Settings" className="grid size-11 place-items-center">
        <Icon of={Settings} />
      </Link>
    </nav>
  </>
)
