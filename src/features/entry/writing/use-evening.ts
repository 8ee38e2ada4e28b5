import { isEvening } from '#domain/time/day-part'
import { useByClock } from '~/device/use-by-clock'

/** What the evening adds replaces no text, so it comes sooner than the next day. */
const awayAfter = 60_000

/** Whether it is evening where the person lives. */
export function useEvening(zone: string): boolean {
  return useByClock(isEvening, { zone, awayAfter })
}
