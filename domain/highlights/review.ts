import { daysIn, isMonth, monthTitle } from '../time/month.ts'
import type { Period } from '../time/week.ts'

/** A review is named by its month, `2026-11`, or its year, `2026`. */
export function isReviewName(name: string): boolean {
  return isMonth(name) || /^\d{4}$/.test(name)
}

/** The current month or year, in place of a later one too. */
export function reviewToShow(name: string | undefined, kind: 'month' | 'year', today: string): string {
  const current = today.slice(0, kind === 'month' ? 7 : 4)
  return name === undefined || name > current ? current : name
}

/** The days of a review, up to today: the days to come are not missed days. */
export function reviewPeriod(name: string, today: string): Period {
  const [firstMonth, lastMonth] = isMonth(name) ? [name, name] : [`${name}-01`, `${name}-12`]
  const end = `${lastMonth}-${daysIn(lastMonth)}`
  return { first: `${firstMonth}-01`, last: today >= `${firstMonth}-01` && today < end ? today : end }
}

/** 'November 2026' or '2026' */
export function reviewTitle(name: string): string {
  return isMonth(name) ? monthTitle(name) : name
}
