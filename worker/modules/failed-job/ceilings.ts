import { allowance, type CountedLimit } from '#domain/limits'
import { log } from '../../core/logging.ts'
import type { BaseServices } from '../base-services.ts'
import type { FailedJobRepository } from './failed-job.repository.ts'

type Given = Pick<BaseServices, 'counters' | 'config' | 'now'> & { failedJobs: FailedJobRepository }

/** Counts what is limited over all. `share`: of the room, where a part is kept for others. An operator is told of the end. */
export async function hasRoomInAll(
  { counters, failedJobs, config, now }: Given,
  name: CountedLimit,
  { share = 1, amount = 1 } = {},
): Promise<boolean> {
  const { max, ...counted } = allowance(config.limits, name)
  const [count = 0] = await counters.countAll([{ ...counted, amount }], now())
  const most = Math.ceil(max * share)
  if ([most, max].some((end) => count > end && count - amount <= end)) {
    log('limit.reached', { limit: name, count })
    await failedJobs.recordCeiling({ limit: name }, count, now())
  }
  return count <= most
}
