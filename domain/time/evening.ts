import { hourOf } from './day-part.ts'

export const carryOverLabel = 'Carry what is left into tomorrow'

/** From this hour on, in the person's zone, the day's page offers to look back. */
const eveningBegins = 18

export function isEvening(now: number, zone: string): boolean {
  return hourOf(now, zone) >= eveningBegins
}
