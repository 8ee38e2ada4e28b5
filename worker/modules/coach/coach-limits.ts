import type { Voice } from '../../providers/coach/coach.ts'
import type { Config } from '../../core/config.ts'
import type { Allowance, RateCounters } from '../../core/rate-counters.ts'

/** How long a model may take over a whole reply, in milliseconds. */
export const coachPatience = 8_000

export type CoachServices = { coach: Voice; composer: Voice; counters: RateCounters; config: Config; now: () => number }

/** The coach while the allowances have room for its cost, then the voice that costs nothing. */
export async function voiceWithin(
  { coach, composer, counters, now }: CoachServices,
  { allowances }: { allowances: Allowance[] },
): Promise<Voice> {
  // A counter that fails must not cost the reply.
  const mayCost = coach !== composer && (await counters.hasRoom(allowances, now()).catch(() => false))
  return mayCost ? coach : composer
}
