import type { Services } from '../module-services.ts'
import { keyOfPerson, type Allowance } from '../../core/rate-counters.ts'
import type { Coach } from '../../providers/coach/coach.ts'

/** The coach while the allowances have room for its cost, then the composer, which costs nothing. */
export async function coachWithin(
  { coach, composer, counters, now }: Services,
  { allowances }: { allowances: Allowance[] },
): Promise<Coach> {
  // A counter that fails must not cost the reply.
  const mayCost = coach !== composer && (await counters.hasRoom(allowances, now()).catch(() => false))
  return mayCost ? coach : composer
}

const day = 86_400

/** What the replies to one person may cost within a day. Accounts with an unproven address share a budget. */
export function personAllowances(
  { config: { limits } }: Services,
  { id, emailVerifiedAt }: { id: string; emailVerifiedAt: number | null },
): Allowance[] {
  const own = { key: keyOfPerson(id, 'coach'), max: limits.coachPerPerson, windowSeconds: day }
  const shared = { key: 'coach:unproven', max: limits.coachUnproven, windowSeconds: day }
  return emailVerifiedAt === null ? [own, shared] : [own]
}

/** The same for visitors: for one address, and for all together. */
export function visitorAllowances({ config: { limits } }: Services, address: string): Allowance[] {
  return [
    { key: `demo:${address}`, max: limits.demoPerAddress, windowSeconds: day },
    { key: 'demo', max: limits.demoPerDay, windowSeconds: day },
  ]
}
