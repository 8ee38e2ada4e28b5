import { formats } from './formats.ts'

export const dayParts = ['dawn', 'day', 'dusk', 'night'] as const
export type DayPart = (typeof dayParts)[number]

/** The hour from which each part lasts, in the person's zone. The night goes on after midnight. */
const begins: [from: number, DayPart][] = [
  [21, 'night'],
  [18, 'dusk'],
  [10, 'day'],
  [4, 'dawn'],
]

export function dayPartOf(now: number, zone: string): DayPart {
  const hour = hourOf(now, zone)
  return begins.find(([from]) => hour >= from)?.[1] ?? 'night'
}

function hourOf(now: number, zone: string): number {
  return Number(formats.hour(zone).format(now))
}

/** From this hour on, in the person's zone, the day's page offers to look back. */
const eveningBegins = 18

export function isEvening(now: number, zone: string): boolean {
  return hourOf(now, zone) >= eveningBegins
}
