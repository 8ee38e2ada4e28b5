import { offsetAt } from '#domain/time/wall-clock'

/** Zones that show the same time now are not worth a question; one of them may be the older name of the other. */
export function showsOtherTime(zone: string, other: string, now = Date.now()): boolean {
  return offsetAt(now, zone) !== offsetAt(now, other)
}
