import { addDays, localDate, longDate } from '#domain/time/local-date'
import { price } from '#domain/plan'

/** What is charged and when, exactly. */
export function termsOf({ trialDays, timeZone }: { trialDays: number; timeZone: string }): string {
  if (trialDays === 0) return `${price.label} today, then every ${price.period} until you cancel.`
  const first = longDate(addDays(localDate(Date.now(), timeZone), trialDays))
  const days = trialDays === 1 ? 'one day' : `${trialDays} days`
  return `Free for ${days}. The first ${price.label} is charged on ${first}, then every ${price.period} until you cancel. Cancel before that day and nothing is charged.`
}
