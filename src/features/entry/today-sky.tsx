import { today } from '#domain/texts'
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

/** The day with the name and the ways to the history and the settings. */
export function TodayRoom(room: Omit<ComponentProps<typeof DayRoom>, 'top'>) {
  return <DayRoom {...room} top={<Top />} />
}

/** In words: their signs are in the rail. */
const shortcuts = ['history', 'settings'] as const

function Top() {
  const { home, shortcuts: title, ...labels } = today.top
  return (
    <>
      {/* On a desk the rail beside it carries the name already. */}
      <Link to="/" aria-label={home} className="desk:invisible">
        <Wordmark />
      </Link>
      {/* On a phone they are at the bottom of the screen already. */}
      <nav aria-label={title} className="-me-2 hidden text-15 desk:flex print:hidden">
        {shortcuts.map((screen) => (
          <Link
            key={screen}
            to={`/${screen}`}
            className="inline-flex min-h-11 items-center px-2 underline-offset-4 hover:underline"
          >
            {labels[screen]}
          </Link>
        ))}
      </nav>
    </>
  )
}
