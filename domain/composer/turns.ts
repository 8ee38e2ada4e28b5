import { dayNumber } from '../local-date.ts'
import { turnAt } from '../turn.ts'

export type Turns = ReturnType<typeof turnsOf>

/** All choices of one letter. They depend only on the person and the day. */
export function turnsOf(personId: string, date: string) {
  const day = dayNumber(date)
  return {
    day,
    /** From a pool that is used every day. */
    pick<Choice>(slot: string, pool: readonly Choice[]): Choice {
      return pool[turnAt(`${personId} ${slot}`, day, pool.length)] as Choice
    },
    /** One of today's lines. In as many days as there are lines, each line is chosen once. */
    focus<Line>(slot: string, lines: readonly Line[]): Line {
      const round = Math.floor(day / lines.length)
      return lines[(turnAt(`${personId} ${slot}`, round, lines.length) + day) % lines.length] as Line
    },
    /** From a pool that is used only on days on which `line` is chosen; `ahead` is for a second use. */
    pickFor<Choice, Line>(
      slot: string,
      pool: readonly Choice[],
      line: Line,
      kin: readonly Line[],
      all: readonly Line[],
      ahead = 0,
    ): Choice {
      const count = ahead + Math.floor(day / all.length) * kin.length + Math.max(0, kin.indexOf(line))
      return pool[turnAt(`${personId} ${slot}`, count, pool.length)] as Choice
    },
    /** From a pool that is used once in `every` days. */
    pickEvery<Choice>(slot: string, pool: readonly Choice[], every: number): Choice {
      return pool[turnAt(`${personId} ${slot}`, Math.floor(day / every), pool.length)] as Choice
    },
  }
}
