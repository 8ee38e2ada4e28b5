import type { ComponentProps, CSSProperties, ReactNode } from 'react'
import { skyOfDays, skyProperties, type Skies } from '#domain/sky'
import { slideshow } from '#domain/texts'
import { DaysStrip } from './days-strip.tsx'
import { Scene } from './ridges.tsx'

export const periodOptions = () =>
  (['week', 'month', 'year'] as const).map((value) => ({ value, label: slideshow.periods[value].label }))

/** The kinds of periods, and beside them which one is shown. */
export function PeriodBar({ kinds, children }: { kinds: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 print:hidden">
      {kinds}
      <div className="flex max-w-full flex-wrap items-center gap-1">{children}</div>
    </div>
  )
}

/** The label stands beside its date: the slides need the height. */
export const weekField =
  'max-w-full *:flex-row *:flex-wrap *:items-center *:gap-x-2 [&_.box]:w-auto [&_.box]:min-w-[min(11rem,60vw)]'

/** Says that the current week has no page yet. `children` leads to the week before. */
export function NoPageYet({ children }: { children: ReactNode }) {
  return (
    <p className="flex min-h-11 flex-wrap items-center gap-x-3 text-soft">
      {slideshow.noPageYet}
      {children}
    </p>
  )
}

type StageProps = ComponentProps<'div'> & {
  index: number
  count: number
  skies: Skies
  title: string
  /** The first slide is there from the beginning. */
  arrives?: boolean
}

/** A slide, under the sky of its period, which each slide makes lighter as a line does. */
export function Stage({ index, count, skies, title, arrives = false, children, ...group }: StageProps) {
  // Each slide shows one ridge more; the sun comes with the last one.
  const sky = { ...skyOfDays(Object.values(skies), index + 2), isWritten: index === count - 1 }
  return (
    <div {...group} className="highlight-stage sky" style={skyProperties(sky) as CSSProperties}>
      <Scene sky={sky} />
      <div key={index} data-arrives={arrives || undefined} className="highlight-slide">
        <h2 className="text-28 first-letter:uppercase">{title}</h2>
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

export function Welcome({ noun, ...days }: ComponentProps<typeof DaysStrip> & { noun: 'week' | 'month' | 'year' }) {
  return (
    <>
      <p>{slideshow.periods[noun].welcome}</p>
      <DaysStrip {...days} />
    </>
  )
}
