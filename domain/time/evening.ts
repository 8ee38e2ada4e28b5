export const carryOverLabel = 'Carry what is left into tomorrow'

/** From this hour on, in the person's zone, the day's page offers to look back. */
const begins = 18

export function isEvening(now: number, zone: string): boolean {
  const hour = new Intl.DateTimeFormat('en-US', { timeZone: zone, hour: 'numeric', hourCycle: 'h23' }).format(now)
  return Number(hour) >= begins
}
