import { allowance, type CountedLimit } from '#domain/limits'
import { log } from '../../core/logging.ts'
import type { BaseServices } from '../base-services.ts'
import type { FailedJobRepository } from './failed-job.repository.ts'

type Given = Pick<BaseServices, 'counters' | 'config' | 'now'> & { failedJobs: FailedJobRepository }

const week = 7 * 24 * 60 * 60_000

/** Without a proven address, or younger than a week. */
export function isNewAccount(user: { emailVerifiedAt: number | null; createdAt: number }, now: number): boolean {
  return user.emailVerifiedAt === null || user.createdAt > now - week
}

/**
 * Counts what is limited over all. Where it is said who is new, new accounts have one half of the room, and the others the
 * other, so that neither takes from the other. An operator is told of the end.
 */
export async function hasRoomInAll(
  { counters, failedJobs, config, now }: Given,
  name: CountedLimit,
  { amount = 1, isNew }: { amount?: number; isNew?: boolean } = {},
): Promise<boolean> {
  const { max, ...counted } = allowance(config.limits, name, isNew ? `${name}:new` : name)
  const [count = 0] = await counters.countAll([{ ...counted, amount }], now())
  const most = isNew === undefined ? max : Math.ceil(max / 2)
  if (count > most && count - amount <= most) {
    log('limit.reached', { limit: name, count })
    await failedJobs.recordCeiling({ limit: name }, count, now())
  }
  return count <= most
}
