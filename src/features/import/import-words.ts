const counted = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString('en-US')} ${many}`

export const days = (count: number) => counted(count, 'day', 'days')
export const entries = (count: number) => counted(count, 'entry', 'entries')
export const goals = (count: number) => counted(count, 'goal', 'goals')

export const moreDays = (count: number) => (count === 1 ? 'One day' : days(count))

/** '3 days and 1 goal'; what is not there is not named, unless nothing is there. */
export function daysAndGoals(count: { days: number; goals: number }): string {
  if (count.goals === 0) return days(count.days)
  return count.days === 0 ? goals(count.goals) : `${days(count.days)} and ${goals(count.goals)}`
}
