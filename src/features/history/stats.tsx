import type { EntryStats } from '#domain/entry'
import { inDigits } from '#domain/numbers'
import { formats } from '#domain/time/formats'
import { noonUtc } from '#domain/time/local-date'
import { history } from '#domain/texts'

export function Stats({ stats }: { stats: EntryStats | undefined }) {
  const { stats: texts } = history
  return (
    <dl className="journey-stats">
      <Figure
        label={texts.total}
        value={stats?.total}
        hint={stats?.firstDate ? texts.since(formats.shortMonth().format(noonUtc(stats.firstDate))) : undefined}
      />
      <Figure {...texts.month} value={stats?.lastThirtyDays} />
      <Figure {...texts.week} value={stats?.lastSevenDays} />
      <Figure {...texts.run} value={stats?.bestRun} className="basis-full" />
    </dl>
  )
}

type FigureProps = { label: string; value: number | undefined; hint: string | undefined; className?: string }

function Figure({ label, value, hint, className = 'basis-[5rem]' }: FigureProps) {
  return (
    <div className={`flex grow flex-col-reverse justify-end ${className}`}>
      <dt className="text-15">
        {label}
        {hint && <span className="block text-13 text-soft">{hint}</span>}
      </dt>
      <dd className="font-serif text-28">{value === undefined ? '–' : inDigits(value)}</dd>
    </div>
  )
}
