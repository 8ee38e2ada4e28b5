import { localDate } from '#domain/time/local-date'
import { useByClock } from '~/device/use-by-clock'

/** A person who has not touched the page for so long is not writing. */
const awayAfter = 10 * 60_000

/** Today where the person lives. */
export function useToday(zone: string): string {
  return useByClock(localDate, { zone, awayAfter })
}
