const second = 1_000
export const minute = 60 * second
export const hour = 60 * minute
export const day = 24 * hour

/** The morning of the test day, 5:00 in New York. */
export const dawn = Date.UTC(2026, 10, 21, 10)

export type TestClock = { now: () => number; advance(milliseconds: number): void; set(instant: number): void }

/** A clock that moves only when a test moves it. */
export function createTestClock(start = Date.UTC(2026, 10, 21, 11)): TestClock {
  let instant = start
  return {
    now: () => instant,
    advance: (milliseconds) => void (instant += milliseconds),
    set: (to) => void (instant = to),
  }
}
