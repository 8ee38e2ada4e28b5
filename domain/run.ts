import { dayNumber } from './local-date.ts'

const restDays = 2
const span = 7

/**
 * The most days with an entry in one run. A run goes on while, of any seven days in a row, at most two have no entry.
 * The days come in their order, each once; when each was written does not matter.
 */
export function bestRun(dates: readonly string[]): number {
  const days = dates.map(dayNumber)
  /** The latest days without an entry, each with the index of the entry after it. */
  let rests: { day: number; next: number }[] = []
  let [best, start] = [0, 0]
  for (const [next, day] of days.entries()) {
    // Three days without an entry end a run, so of a long gap the last three are enough.
    const firstRest = Math.max((days[next - 1] ?? day) + 1, day - restDays - 1)
    for (let rest = firstRest; rest < day; rest++) {
      rests = [...rests.slice(-restDays), { day: rest, next }]
      const [oldest] = rests
      if (rests.length > restDays && rest - oldest!.day < span) start = Math.max(start, oldest!.next)
    }
    best = Math.max(best, next - start + 1)
  }
  return best
}
