import { frame } from './texts.ts'

/** Numbers and lists as they are shown in the present language. */

/** '1,234' */
export const inDigits = (count: number) => count.toLocaleString(frame.language)

/** '86%' */
export const inPercent = (percent: number) => (percent / 100).toLocaleString(frame.language, { style: 'percent' })

/** '$9.99', '$0' */
export const inDollars = (cents: number) =>
  (cents / 100).toLocaleString(frame.language, {
    style: 'currency',
    currency: 'USD',
    trailingZeroDisplay: 'stripIfInteger',
  })

/** 'one, two, and three' */
export const inList = (words: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction') =>
  new Intl.ListFormat(frame.language, { type }).format(words)
