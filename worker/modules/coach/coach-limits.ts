import type { Config } from '../../core/config.ts'
import type { Allowance, RateCounters } from '../../core/rate-counters.ts'
import type { Coach } from '../../providers/coach/coach.ts'

export type CoachServices = { coach: Coach; composer: Coach; counters: RateCounters; config: Config; now: () => number }

/** The coach while the allowances have room for its cost, then the composer, which costs nothing. */
export async function coachWithin(
  { coach, composer, counters, now }: CoachServices,
  { allowances }: { allowances: Allowance[] },
): Promise<Coach> {
  // A counter that fails must not cost the reply.
  const mayCost = coach !== composer && (await counters.hasRoom(allowances, now()).catch(() => false))
  return mayCost ? coach : composer
}
