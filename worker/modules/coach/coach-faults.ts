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

const keyOf = (failure: string) => `coach-fault:${failure}`
const day = 24 * 60 * 60

/** Counts a fault of the model, for an operator. A count that fails costs no reply. */
export async function countCoachFault(counters: RateCounters, failure: Failure, now: number): Promise<void> {
  await counters.countAll([{ key: keyOf(failure), windowSeconds: day }], now).catch(() => {})
}

/** The faults of the model by kind, each within a day of the first. */
export async function listCoachFaults({
  counters,
  now,
}: {
  counters: RateCounters
  now: () => number
}): Promise<Operation['coach']['faults']> {
  const counts = await counters.list(failures.map(keyOf))
  return counts
    .filter(({ resetsAt }) => resetsAt > now())
    .map(({ key, count }) => ({ failure: key.slice(keyOf('').length), count }))
}
