import type { ComponentProps, CSSProperties, ReactNode } from 'react'
import type { Highlights } from '#domain/highlights/highlights'
import { DaysStrip } from './days-strip.tsx'

export const periodOptions = [
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
  { value: 'year', label: 'Year' },
] as const

/** The kinds of periods, and beside them which one is shown. */
export function PeriodBar({ kinds, children }: { kinds: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-4">
      {kinds}
      <div className="flex max-w-full flex-wrap items-center gap-1">{children}</div>
    </div>
  )
}

/** The label stands beside its date: the slides need the height. */
export const weekField = 'max-w-full *:flex-row *:flex-wrap *:items-center *:gap-x-2 [&_.box]:w-44'

type StageProps = ComponentProps<'div'> & {
  index: number
  count: number
  title: string
  /** The first slide is there from the beginning. */
  arrives?: boolean
}

export function Stage({ index, count, title, arrives = false, children, ...group }: StageProps) {
  return (
    <div {...group} className="highlight-stage">
      <div aria-hidden className="highlight-sky">
        <span className="highlight-sun" style={{ '--risen': String(index / (count - 1)) } as CSSProperties} />
      </div>
      <div key={index} data-arrives={arrives || undefined} className="highlight-slide">
        <h2 className="text-28 desk:text-40">{title}</h2>
        <div className="highlight-content">{children}</div>
      </div>
    </div>
  )
}

type StageBarProps = { index: number; count: number; play: ReactNode; share: ReactNode }

/** Below the slides: which one is shown, and what can be done with it. */
export function StageBar({ index, count, play, share }: StageBarProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-2">
      {play}
      <p className="grow text-center text-15 text-soft">
        {index + 1} / {count}
      </p>
      {share}
    </div>
  )
}

export function Welcome({ noun, days }: Pick<Highlights, 'days'> & { noun: string }) {
  return (
    <>
      <p className="text-soft">Your {noun}, told in six short slides.</p>
      <DaysStrip days={days} />
    </>
  )
}
