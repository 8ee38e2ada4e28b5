import type { EntryStats } from '#domain/entry'
import { formats } from '#domain/time/formats'
import { noonUtc } from '#domain/time/local-date'

export function Stats({ stats }: { stats: EntryStats | undefined }) {
  return (
    <dl className="journey-stats">
      <Figure
        label="Total Entries"
        value={stats?.total}
        hint={stats?.firstDate ? `since ${formats.shortMonth().format(noonUtc(stats.firstDate))}` : undefined}
      />
      <Figure label="This Month" value={stats?.lastThirtyDays} hint="last 30 days" />
      <Figure label="This Week" value={stats?.lastSevenDays} hint="last 7 days" />
      <Figure
        label="Best Run"
        value={stats?.bestRun}
        hint="days with an entry. Two of any seven days may be rest days, and days filled in later count."
        className="basis-full"
      />
    </dl>
  )
}

type FigureProps = { label: string; value: number | undefined; hint: string | undefined; className?: string }

function Figure({ label, value, hint, className = 'basis-20' }: FigureProps) {
  return (
    <div className={`flex grow flex-col-reverse justify-end ${className}`}>
      <dt className="text-15">
        {label}
        {hint && <span className="block text-13 text-soft">{hint}</span>}
      </dt>
      <dd className="font-serif text-28">{value?.toLocaleString('en-US') ?? '–'}</dd>
    </div>
  )
}
