import type { AdEvent } from '#domain/ad'
import { localDate } from '#domain/local-date'
import type { AdCounts } from './ad.repository.ts'

/** Counts advertisements and nobody: neither the person nor the session is written down. */
export async function countAd({
  event,
  counts,
  now,
}: {
  event: AdEvent
  counts: AdCounts
  now: number
}): Promise<void> {
  await counts.add(`${localDate(now, 'UTC')}:${event.adType}:${event.action}`)
}
