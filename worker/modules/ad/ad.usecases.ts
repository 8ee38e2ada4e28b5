import type { AdEvent } from '#domain/ad'
import { localDate } from '#domain/local-date'
import type { AdCounts } from './ad.repository.ts'

export type AdServices = { ads: AdCounts; now: () => number }

/** Counts advertisements only: neither the person nor the session is stored. */
export async function countAd({ ads, now }: AdServices, { event }: { event: AdEvent }): Promise<void> {
  await ads.add(`${localDate(now(), 'UTC')}:${event.adType}:${event.action}`)
}
