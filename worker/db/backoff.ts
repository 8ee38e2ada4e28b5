import { sql, type Column } from 'drizzle-orm'

const first = 10 * 60_000
const longest = 24 * 60 * 60_000

/** When to try again after so many tries: ten minutes, then twice as long each time, at most a day. */
export function laterEachTime(now: number, tries: Column) {
  return sql<number>`${now} + min(${longest}, ${first} << min(${tries}, 10))`
}
