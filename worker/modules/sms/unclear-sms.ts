import { fingerprint } from '../../core/secrets.ts'
import type { RateCounters } from '../../core/rate-counters.ts'

/**
 * The texts that answer the first unclear messages of a number within a day, one each. There is an end, since a program
 * may answer each of our answers.
 */
export async function answerUnclear(
  { counters, now }: { counters: Pick<RateCounters, 'countAll'>; now: () => number },
  number: string,
  texts: string[],
): Promise<string | undefined> {
  const tried = { key: `sms-unclear:${await fingerprint(number)}`, windowSeconds: 20 * 60 * 60 }
  const [count] = await counters.countAll([tried], now())
  return texts[count! - 1]
}
