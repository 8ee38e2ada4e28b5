import type { Services } from './coach.services.ts'
import { allowance } from '#domain/limits'
import { hasRoomInAll, isNewAccount } from '../failed-job/ceilings.ts'
import type { Coach } from '../../providers/coach/coach.ts'
import type { Owner, UserRow } from '../account/user/user.repository.ts'

/** The coach while there is room for its cost, then the composer, which costs nothing. */
export async function coachWithin({ coach, composer }: Services, hasRoom: () => Promise<boolean>): Promise<Coach> {
  // A counter that fails must not cost the reply.
  const mayCost = coach !== composer && (await hasRoom().catch(() => false))
  return mayCost ? coach : composer
}

/** What the replies to one person may cost. Half of those over all is for accounts that are a week old and proven. */
export async function hasRoomForPerson(
  services: Services,
  user: Pick<UserRow, keyof Owner | 'emailVerifiedAt' | 'createdAt'>,
): Promise<boolean> {
  const { journalOf, config, now } = services
  const { limits } = config
  const own = allowance(limits, 'coachPerPerson', 'coach')
  if (!(await journalOf(user).counters.hasRoom([own], now()))) return false
  return hasRoomInAll(services, 'coachInAll', { isNew: isNewAccount(user, now()) })
}

/** The same for visitors: for one address, and for all together. */
export function hasRoomForVisitor({ counters, config: { limits }, now }: Services, address: string): Promise<boolean> {
  const allowances = [allowance(limits, 'demoPerAddress', `demo:${address}`), allowance(limits, 'demoPerDay', 'demo')]
  return counters.hasRoom(allowances, now())
}
