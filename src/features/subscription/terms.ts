import { addDays, localDate, longDate } from '#domain/time/local-date'
import { price } from '#domain/plan'
import { subscription } from '#domain/texts'

/** What is charged and when, exactly. */
export function termsOf({ trialDays, timeZone }: { trialDays: number; timeZone: string }): string {
  if (trialDays === 0) return subscription.terms.now(price.label)
  const first = addDays(localDate(Date.now(), timeZone), trialDays)
  return subscription.terms.trial({ days: trialDays, price: price.label, day: longDate(first) })
}
