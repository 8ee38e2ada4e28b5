import { earliestDate } from '#domain/entry'
import { addDays, isLocalDate } from '#domain/time/local-date'
import { addMonths, monthOf } from '#domain/time/month'
import { isReviewName, reviewPeriod, reviewTitle, reviewToShow } from '#domain/highlights/review'
import { periodLabel, weekFrom, weekStartOf, weekToShow, type Period } from '#domain/time/week'

const periodKinds = ['week', 'month', 'year'] as const
export type PeriodKind = (typeof periodKinds)[number]

/** The period that the address names, `name` being what stands in the address: a first day, a month or a year. */
export type ShownPeriod = { kind: PeriodKind; name: string; period: Period; label: string }

/** Today, and the first day of the person's week. */
export type Clock = { today: string; weekStart: string }

export function shownPeriod(query: URLSearchParams, clock: Clock): ShownPeriod {
  const kind = periodKinds.find((candidate) => query.has(candidate)) ?? 'week'
  return periodOf(kind, query.get(kind) ?? undefined, clock)
}

/** The current period in place of a later one, of one before every page, and of a name that is none. */
export function periodOf(kind: PeriodKind, named: string | undefined, clock: Clock): ShownPeriod {
  const { today, weekStart } = clock
  const asked = named !== undefined && named >= earliestDate.slice(0, named.length) ? named : undefined
  if (kind === 'week') {
    const name = weekToShow(asked !== undefined && isLocalDate(asked) ? asked : undefined, today, weekStart)
    const period = weekFrom(name)
    return { kind, name, period, label: periodLabel(period) }
  }
  const isName = asked !== undefined && isReviewName(asked) && (asked.length === 4) === (kind === 'year')
  const name = reviewToShow(isName ? asked : undefined, kind, today)
  return { kind, name, period: reviewPeriod(name, today), label: reviewTitle(name) }
}

/** The name of an earlier or later period; the current one follows the last that ended before it. */
export function nameAfter({ kind, name }: ShownPeriod, steps: number, clock: Clock): string {
  const next =
    kind === 'week'
      ? addDays(name, 7 * steps)
      : kind === 'month'
        ? addMonths(name, steps)
        : String(Number(name) + steps).padStart(4, '0')
  return periodOf(kind, next, clock).name
}

const nameOf: Record<PeriodKind, (date: string, weekStart: string) => string> = {
  week: weekStartOf,
  month: monthOf,
  year: (date) => date.slice(0, 4),
}

/** The name of the week, the month or the year of the last day that is shown; none for the current one. */
export function nameIn(kind: PeriodKind, { period }: ShownPeriod, clock: Clock): string | undefined {
  return period.last < clock.today ? periodOf(kind, nameOf[kind](period.last, clock.weekStart), clock).name : undefined
}
