const restDays = 2
const span = 7

/**
 * The most days with an entry in one run. A run goes on while, of any seven days in a row, at most two have no entry.
 * The days are numbers (`dayNumber`) in their order, each once; when each was written does not matter.
 *
 * Plain loops over numbers: ten years are counted with every view of the history, mostly by a cold isolate.
 */
export function bestRun(days: Int32Array): number {
  let best = 0
  let start = 0
  let before = days[0] ?? 0
  // The last two days without an entry, each with the index of the entry after it.
  let older = -Infinity
  let afterOlder = 0
  let newer = -Infinity
  let afterNewer = 0
  for (let next = 0; next < days.length; next += 1) {
    const day = days[next]!
    // Three days without an entry end a run, so of a long gap the last three are enough.
    for (let rest = Math.max(before + 1, day - restDays - 1); rest < day; rest += 1) {
      if (rest - older < span) start = Math.max(start, afterOlder)
      older = newer
      afterOlder = afterNewer
      newer = rest
      afterNewer = next
    }
    before = day
    best = Math.max(best, next - start + 1)
  }
  return best
}
