import { adActions, adTypes, type AdEventKind } from '#domain/ad'
import { addDays, localDate } from '#domain/time/local-date'
import type { Services } from './ad.services.ts'

/** Neither the person nor the session is stored. */
export async function countAd({ adEvents, now }: Services, { event }: { event: AdEventKind }): Promise<void> {
  await adEvents.add(localDate(now(), 'UTC'), event)
}

/**
 * Yesterday, and the day before in case its run was missed: its keys are still there, and a second sum replaces the
 * first.
 */
export async function planAdSums({ queue, now }: Services): Promise<void> {
  const today = localDate(now(), 'UTC')
  for (const before of [1, 2]) await queue.send({ job: 'sumAds', day: addDays(today, -before), step: 0, cursor: '' })
}

/** Sums the events of a day that is over, in steps. A step that runs twice stores the same rows. */
export async function sumAds(
  { adEvents, adListSizes, adCounts, queue }: Services,
  { day, step, cursor }: { day: string; step: number; cursor: string },
): Promise<void> {
  const { events, next } = await adEvents.listStep(day, { cursor, sizes: adListSizes })
  const rows = adTypes.flatMap((adType) =>
    adActions.map((action) => {
      const count = events.filter((event) => event.adType === adType && event.action === action).length
      return { day, step, adType, action, count }
    }),
  )
  const counted = rows.filter(({ count }) => count > 0)
  await adCounts.replaceStep({ day, step, isLast: next === undefined }, counted)
  if (next !== undefined) await queue.send({ job: 'sumAds', day, step: step + 1, cursor: next })
}
