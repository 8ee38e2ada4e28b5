import type { ReactNode } from 'react'
import { gentlest, mostShown, type Review, type Highlights } from '#domain/highlights/highlights'
import type { Theme } from '#domain/highlights/themes'
import { inPercent } from '#domain/numbers'
import { slideshow } from '#domain/texts'
import { DaysStrip } from '~/drawings/days-strip'
import { Welcome } from '~/drawings/slides'
import { WithLinks } from '~/drawings/with-links'

export type SlideName = 'welcome' | 'stats' | 'gratitude' | 'goals' | 'momentum' | 'celebration'

/** The figures of a period, and its words. */
export type SlideFigures = {
  highlights: Review
  label: string
  noun: 'week' | 'month' | 'year'
  /** One of the fixed messages, the same for as long as the screen is open. */
  encouragement: number
  weekStart: string
}

export type Slide = { name: SlideName; title: string; content: ReactNode }

export function slidesOf(figures: SlideFigures): Slide[] {
  const { highlights, label, noun, weekStart } = figures
  const { counts, days, skies, momentum } = highlights
  const { stats, gratitude, goals, periods } = slideshow
  return [
    {
      name: 'welcome',
      title: label,
      content: <Welcome {...{ noun, weekStart, days, skies }} />,
    },
    {
      name: 'stats',
      title: periods[noun].inPages,
      content: (
        <>
          <Figure value={counts.total} unit={stats.days(counts.total)} />
          <dl className="highlight-counts">
            <Count label={stats.gratitude} value={counts.gratitude} />
            <Count label={stats.goals} value={counts.goals} />
            <Count label={stats.diary} value={counts.diary} />
          </dl>
        </>
      ),
    },
    {
      name: 'gratitude',
      title: gratitude.title,
      content:
        highlights.themes.length > 0 ? (
          <GratitudeLines themes={highlights.themes.slice(0, mostShown)} />
        ) : (
          <Nothing>{gratitude.empty}</Nothing>
        ),
    },
    {
      name: 'goals',
      title: goals.title,
      content:
        highlights.areas.length > 0 ? (
          <>
            <Areas areas={highlights.areas} />
            <p>{goals.note}</p>
          </>
        ) : (
          <Nothing>{goals.empty}</Nothing>
        ),
    },
    {
      name: 'momentum',
      title: slideshow.momentum.title,
      content: (
        <>
          <Figure value={inPercent(momentum)} unit={slideshow.momentum.days(counts.total, days.length)} />
          {noun === 'week' && <DaysStrip {...{ weekStart, days, skies }} />}
        </>
      ),
    },
    {
      name: 'celebration',
      title: slideshow.end,
      content:
        highlights.hasHelpPage && noun !== 'year' ? (
          <p className="highlight-words">
            <WithLinks
              text={periods[noun].heavy}
              renderLink={(words) => (
                <a href="https://findahelpline.com" className="underline underline-offset-4">
                  {words}
                </a>
              )}
            />
          </p>
        ) : (
          <p className="highlight-words">{slideshow.encouragements[closingOf(figures)]}</p>
        ),
    },
  ]
}

/** Which message ends the slides. Nothing is congratulated in a year that has a page which needed help. */
export function closingOf({ highlights, encouragement }: SlideFigures): number {
  return highlights.hasHelpPage ? gentlest : encouragement
}

function Figure({ value, unit }: { value: number | string; unit: string }) {
  return (
    <p>
      <span className="highlight-figure">{value}</span> <span className="inline-block font-serif text-21">{unit}</span>
    </p>
  )
}

function Count({ label, value }: { label: string; value: number }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-2">
      <dt className="text-15">{label}</dt>
      <dd className="font-serif text-21">{value}</dd>
    </div>
  )
}

function Nothing({ children }: { children: string }) {
  return <p className="highlight-words">{children}</p>
}

/** A bar for each area, as long as its share of the largest one. */
function Areas({ areas }: Pick<Highlights, 'areas'>) {
  const most = Math.max(...areas.map(({ count }) => count))
  return (
    <ul className="flex w-full max-w-md flex-col gap-5">
      {areas.map(({ name, count }) => (
        <li key={name} className="flex flex-col gap-2">
          <span className="flex items-baseline justify-between gap-4">
            <span className="font-serif text-21">{slideshow.areas[name]}</span>
            <span className="text-end text-15">{slideshow.goals.smallWins(count)}</span>
          </span>
          <span aria-hidden className="h-1.5 overflow-hidden rounded-full bg-hairline forced-color-adjust-none">
            <span className="block h-full rounded-full bg-action" style={{ width: `${(count / most) * 100}%` }} />
          </span>
        </li>
      ))}
    </ul>
  )
}

/** A word that was written less often is not counted. */
const leastCount = 3

/** The lines in which the most frequent words are written, each once, and below each its words. No slide grows by them. */
function GratitudeLines({ themes }: { themes: Theme[] }) {
  const lines = Map.groupBy(themes, ({ name, line = name }) => line)
  return (
    <ul className="flex w-full flex-col gap-3 desk:gap-5">
      {[...lines].map(([line, words]) => (
        <li key={line} dir="auto">
          <p
            className={`${lines.size > 2 ? 'line-clamp-2' : 'line-clamp-3 desk:line-clamp-2'} max-w-[40ch] font-serif [overflow-wrap:anywhere] ${words[0]!.line ? 'text-21 desk:text-28' : 'text-28 desk:text-40'}`}
          >
            {line}
          </p>
          <p className="text-15 empty:hidden">
            {words
              .filter(({ count }) => count >= leastCount)
              .map(({ name, count }) =>
                name === line ? slideshow.gratitude.times(count) : slideshow.gratitude.wordTimes(name, count),
              )
              .join(' · ')}
          </p>
        </li>
      ))}
    </ul>
  )
}
