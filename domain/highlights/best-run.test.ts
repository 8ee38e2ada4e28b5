import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, dayNumber } from '../time/local-date.ts'
import { bestRun as bestRunOf } from './best-run.ts'

const bestRun = (dates: string[]) => bestRunOf(Int32Array.from(dates, dayNumber))

/** The days of a drawing: `x` is a day with an entry. The first is a Sunday, a week before the clocks change. */
const daysOf = (drawing: string) =>
  [...drawing.replaceAll(' ', '')].flatMap((mark, index) => (mark === 'x' ? [addDays('2026-03-01', index)] : []))

describe('the best run', () => {
  it.each([
    ['no day', '', 0],
    ['one day', '....x', 1],
    ['every day', 'xxxxxxx xxxxxxx', 14],
    ['two rest days side by side in each week', 'xxxxx.. xxxxx.. xxxxx..', 15],
    ['two rest days apart in each week', 'xx.xx.x xx.xx.x', 10],
    ['rest days on the weekend, first on other days', '.xxxxx. .xxxxx.', 10],
    ['three rest days side by side', 'xxxx...xxx', 4],
    ['a third rest day a week after the first', 'x.x.xxx x.xx', 8],
    ['a third rest day within seven days: the run begins again after the first', 'xxx.x.x.xxxxx', 7],
    ['four rest days among six days', 'x....x', 1],
    ['a gap of months', `xx${'.'.repeat(90)}xxx`, 3],
    ['a long run before a short one', 'xxxxxx....xx', 6],
  ])('of %s', (_, drawing, run) => {
    expect(bestRun(daysOf(drawing))).toBe(run)
  })

  it('grows over a day that is filled in later', () => {
    const gap = daysOf('xxxx...xxxx')
    expect(bestRun(gap)).toBe(4)
    expect(bestRun([...gap, '2026-03-06'].sort())).toBe(9)
  })

  it('goes over the end of a leap February', () => {
    expect(bestRun(['2028-02-27', '2028-02-28', '2028-02-29', '2028-03-01', '2028-03-02'])).toBe(5)
  })

  it('is the longest stretch in which no seven days have three without an entry', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 40 }), (marks) => {
        expect(bestRun(daysOf(marks.map((mark) => (mark ? 'x' : '.')).join('')))).toBe(byHand(marks))
      }),
      { numRuns: 2_000 },
    )
  })
})

/** Looks at every stretch, and in it at every seven days. */
function byHand(marks: boolean[]): number {
  let best = 0
  for (let first = 0; first < marks.length; first++) {
    for (let last = first; last < marks.length; last++) {
      const stretch = marks.slice(first, last + 1)
      if (!stretch[0] || !stretch.at(-1)) continue
      const restsIn = (from: number) => stretch.slice(from, from + 7).filter((mark) => !mark).length
      if (stretch.every((_, from) => restsIn(from) <= 2)) best = Math.max(best, stretch.filter(Boolean).length)
    }
  }
  return best
}
