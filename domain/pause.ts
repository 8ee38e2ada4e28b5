import { addDays, dayNumber } from './time/local-date.ts'
import { instantOf } from './time/wall-clock.ts'

/** The days for which a person is away: from the first to the one before `until`. */
export type Pause = { from: string; until: string }

type Away = { awayUntil: string; timezone: string }

/** So many are kept. */
const pausesKept = 100
/** Days that one lasts at most. */
const longest = 366

export const isAway = ({ awayUntil }: Pick<Away, 'awayUntil'>, today: string) => awayUntil > today

/** Messages are planned after this instant: the one that is named, or the end of the pause. */
export function afterPause({ awayUntil, timezone: zone }: Away, at: number): number {
  const end = awayUntil ? instantOf({ date: awayUntil, time: '00:00', zone }) : undefined
  return Math.max(at, (end ?? at) - 1)
}

/** What is stored when a person says until when they are away. A day that has come ends the pause. */
export function pauseUntil(asked: string, { today, pauses }: { today: string; pauses: Pause[] }) {
  const latest = addDays(today, longest)
  const awayUntil = asked <= today ? '' : asked < latest ? asked : latest
  const last = pauses.at(-1)
  const isOn = last !== undefined && last.until > today
  const pause = { from: isOn ? last.from : today, until: awayUntil || today }
  const before = isOn ? pauses.slice(0, -1) : pauses
  return { awayUntil, pauses: (pause.from < pause.until ? [...before, pause] : before).slice(-pausesKept) }
}

/** The days with an entry, as if those of the pauses that have none had not been. */
export function withoutPauses(days: Int32Array, pauses: Pause[]): Int32Array {
  if (pauses.length === 0) return days
  const written = new Set(days)
  const away = new Set(
    pauses.flatMap(({ from, until }) => {
      const first = dayNumber(from)
      return Array.from({ length: dayNumber(until) - first }, (_, index) => first + index)
    }),
  )
  const left = [...away].filter((day) => !written.has(day)).sort((one, other) => one - other)
  let before = 0
  return days.map((day) => {
    while (left[before]! < day) before += 1
    return day - before
  })
}
