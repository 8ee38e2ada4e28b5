import type { Services } from '../module-services.ts'
import type { Coach } from '../../providers/coach/coach.ts'
import type { Owner, UserRow } from '../account/user/user.repository.ts'

/** The coach while there is room for its cost, then the composer, which costs nothing. */
export async function coachWithin({ coach, composer }: Services, hasRoom: () => Promise<boolean>): Promise<Coach> {
  // A counter that fails must not cost the reply.
  const mayCost = coach !== composer && (await hasRoom().catch(() => false))
  return mayCost ? coach : composer
}

const day = 86_400

/** What the replies to one person may cost within a day. Accounts with an unproven address share a budget. */
export async function hasRoomForPerson(
  { counters, journalOf, config: { limits }, now }: Services,
  user: Pick<UserRow, keyof Owner | 'emailVerifiedAt'>,
): Promise<boolean> {
  const own = { key: 'coach', max: limits.coachPerPerson, windowSeconds: day }
  const shared = { key: 'coach:unproven', max: limits.coachUnproven, windowSeconds: day }
  if (!(await journalOf(user).counters.hasRoom([own], now()))) return false
  return user.emailVerifiedAt !== null || counters.hasRoom([shared], now())
}

/** The same for visitors: for one address, and for all together. */
export function hasRoomForVisitor({ counters, config: { limits }, now }: Services, address: string): Promise<boolean> {
  const allowances = [
    { key: `demo:${address}`, max: limits.demoPerAddress, windowSeconds: day },
    { key: 'demo', max: limits.demoPerDay, windowSeconds: day },
  ]
  return counters.hasRoom(allowances, now())
}
