import type { Operation } from '#domain/operator'
import type { RateCounters } from '../../core/rate-counters.ts'
import type { Failure } from '../../providers/coach/coach.ts'

/** Every kind of fault. The compiler asks for a new one. */
const failures = Object.keys({
  unreachable: true,
  timeout: true,
  refused: true,
  throttled: true,
  broken: true,
  unreadable: true,
  tooLarge: true,
  empty: true,
  absurd: true,
  cut: true,
  filtered: true,
} satisfies Record<Failure, true>)

type Counting = { counters: RateCounters; now: () => number }

const keyOf = (failure: string) => `coach-fault:${failure}`
const day = 24 * 60 * 60

/** Counts a fault of the model, for an operator. A count that fails costs no reply. */
export async function countCoachFault(counters: RateCounters, failure: Failure, now: number): Promise<void> {
  await counters.countAll([{ key: keyOf(failure), windowSeconds: day }], now).catch(() => {})
}

const otherLetters = 'other-letters'

/** Counts that a letter did not fit its reader, for an operator. */
export async function countOtherLetter(counters: RateCounters, now: number): Promise<void> {
  await counters.countAll([{ key: otherLetters, windowSeconds: day }], now).catch(() => {})
}

/** How often another letter was asked for, within a day of the first. */
export async function listOtherLetters({ counters, now }: Counting): Promise<number> {
  const [counted] = await counters.list([otherLetters])
  return counted && counted.resetsAt > now() ? counted.count : 0
}

/** The faults of the model by kind, each within a day of the first. */
export async function listCoachFaults({ counters, now }: Counting): Promise<Operation['coach']['faults']> {
  const counts = await counters.list(failures.map(keyOf))
  return counts
    .filter(({ resetsAt }) => resetsAt > now())
    .map(({ key, count }) => ({ failure: key.slice(keyOf('').length), count }))
}
