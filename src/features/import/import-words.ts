import { droppedKinds, type Counts, type DroppedKind } from '#domain/import/gathering'

/** '1 star and 2 tags' */
export function countsInWords(counts: Counts): string {
  const words = (Object.keys(droppedKinds) as DroppedKind[]).flatMap((kind) => {
    const [one, many] = droppedKinds[kind]
    return counts[kind] ? [counted(counts[kind], one, many)] : []
  })
  return listOf(words)
}

const counted = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString('en-US')} ${many}`

export const days = (count: number) => counted(count, 'day', 'days')
export const entries = (count: number) => counted(count, 'entry', 'entries')
export const listOf = (words: readonly string[]) => new Intl.ListFormat('en-US').format(words)

export const headings = (count: number) => counted(count, 'unknown heading', 'unknown headings')
export const pieces = (count: number) => counted(count, 'piece', 'pieces')
export const goals = (count: number) => counted(count, 'goal', 'goals')

export const moreDays = (count: number) => (count === 1 ? 'One day' : days(count))

/** '3 days and 1 goal'; what is not there is not named, unless nothing is there. */
export function daysAndGoals(count: { days: number; goals: number }): string {
  if (count.goals === 0) return days(count.days)
  return count.days === 0 ? goals(count.goals) : `${days(count.days)} and ${goals(count.goals)}`
}
