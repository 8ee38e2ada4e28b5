import type { ReactNode } from 'react'
import { encouragements, mostShown, type Highlights } from '#domain/highlights/highlights'
import { Welcome } from '~/drawings/slides'
import { Areas } from './areas.tsx'
import { MomentumRing } from './momentum-ring.tsx'
import { ThemeCloud } from './theme-cloud.tsx'

export type SlideName = 'welcome' | 'stats' | 'gratitude' | 'goals' | 'momentum' | 'celebration'

/** The figures of a period, and its words. */
export type SlideFigures = {
  highlights: Highlights
  label: string
  noun: 'week' | 'month' | 'year'
  /** One of the fixed messages, the same for as long as the screen is open. */
  encouragement: number
}

export type Slide = { name: SlideName; title: string; content: ReactNode }

export function slidesOf(figures: SlideFigures): Slide[] {
  const { highlights, label, noun } = figures
  const { counts, days, momentum } = highlights
  return [
    {
      name: 'welcome',
      title: label,
      content: <Welcome noun={noun} days={days} />,
    },
    {
      name: 'stats',
      title: `Your ${noun} in pages`,
      content: (
        <>
          <Figure value={counts.total} unit={counts.total === 1 ? 'day with a page' : 'days with a page'} />
          <dl className="highlight-counts">
            <Count label="Gratitude entries" value={counts.gratitude} />
            <Count label="Goal entries" value={counts.goals} />
            <Count label="Diary entries" value={counts.diary} />
            <Count label="Total" value={counts.total} />
          </dl>
        </>
      ),
    },
    {
      name: 'gratitude',
      title: 'Gratitude highlights',
      content:
        highlights.themes.length > 0 ? (
          <>
            <ThemeCloud themes={highlights.themes.slice(0, mostShown)} />
            <p className="text-soft">What you came back to, in your own words.</p>
          </>
        ) : (
          <Nothing>What you are grateful for will appear here, in your own words.</Nothing>
        ),
    },
    {
      name: 'goals',
      title: 'Goal focus areas',
      content:
        highlights.areas.length > 0 ? (
          <>
            <Areas areas={highlights.areas} />
            <p className="text-soft">Where your small wins were heading.</p>
          </>
        ) : (
          <Nothing>Where your small wins are heading will appear here.</Nothing>
        ),
    },
    {
      name: 'momentum',
      title: 'Growth momentum',
      content: (
        <>
          <MomentumRing percent={momentum} />
          <p className="text-soft">
            {counts.total} of {days.length} days have a page.
          </p>
        </>
      ),
    },
    {
      name: 'celebration',
      title: 'For the days to come',
      content: highlights.hasHelpPage ? (
        <p className="highlight-words">
          This {noun} holds a heavy page. You do not have to carry it alone:{' '}
          <a href="https://findahelpline.com" className="text-action underline underline-offset-4">
            findahelpline.com
          </a>{' '}
          has people who listen, in your language.
        </p>
      ) : (
        <p className="highlight-words">{encouragements[figures.encouragement]}</p>
      ),
    },
  ]
}

function Figure({ value, unit }: { value: number; unit: string }) {
  return (
    <p>
      <span className="highlight-figure">{value}</span> <span className="font-serif text-21">{unit}</span>
    </p>
  )
}

function Count({ label, value }: { label: string; value: number }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-2">
      <dt className="text-15 text-soft">{label}</dt>
      <dd className="font-serif text-21">{value}</dd>
    </div>
  )
}

function Nothing({ children }: { children: string }) {
  return <p className="highlight-words text-soft">{children}</p>
}
