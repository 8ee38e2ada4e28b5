import { common } from './texts.ts'

/** Numbers and lists as they are shown in the present language. */

/** '1,234' */
export const inDigits = (count: number) => count.toLocaleString(common.language)

/** '86%' */
export const inPercent = (percent: number) => (percent / 100).toLocaleString(common.language, { style: 'percent' })

/** '$9.99', '$0' */
export const inDollars = (cents: number) =>
  (cents / 100).toLocaleString(common.language, {
    style: 'currency',
    currency: 'USD',
    trailingZeroDisplay: 'stripIfInteger',
  })

/** 'one, two, and three' */
export const inList = (words: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction') =>
  new Intl.ListFormat(common.language, { type }).format(words)
