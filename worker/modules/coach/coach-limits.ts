import type { Voice } from '../../providers/coach/coach.ts'
import type { Config } from '../../core/config.ts'
import type { Allowance, RateCounters } from '../../core/rate-counters.ts'

/** How long a model may take over a whole reply, in milliseconds. */
export const coachPatience = 8_000

export type CoachParts = { coach: Voice; composer: Voice; counters: RateCounters; config: Config; now: () => number }

/** The coach as long as there is room for what it costs, then the voice that costs nothing. */
export async function voiceWithin(
  allowances: Allowance[],
  { coach, composer, counters, now }: CoachParts,
): Promise<Voice> {
  // Whether there is room left is not worth anybody's reply.
  const mayCost = coach !== composer && (await counters.hasRoom(allowances, now()).catch(() => false))
  return mayCost ? coach : composer
}
