import { dayNumber } from './local-date.ts'

const restDays = 2
const span = 7

/**
 * The most days with an entry in one run. A run goes on while, of any seven days in a row, at most two have no entry.
 * The days come in their order, each once; when each was written does not matter.
 */
export function bestRun(dates: readonly string[]): number {
  let [best, start] = [0, 0]
  let before: number | undefined
  // The last two days without an entry, each with the index of the entry after it. No object is made for a day: the
  // run of ten years is computed with every view of the history.
  let [older, afterOlder, newer, afterNewer] = [-Infinity, 0, -Infinity, 0]
  for (let next = 0; next < dates.length; next++) {
    const day = dayNumber(dates[next]!)
    // Three days without an entry end a run, so of a long gap the last three are enough.
    for (let rest = Math.max((before ?? day) + 1, day - restDays - 1); rest < day; rest++) {
      if (rest - older < span) start = Math.max(start, afterOlder)
      ;[older, afterOlder, newer, afterNewer] = [newer, afterNewer, rest, next]
    }
    before = day
    best = Math.max(best, next - start + 1)
  }
  return best
}
