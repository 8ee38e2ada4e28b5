import { Circle, CircleCheck } from 'lucide'
import type { ReactNode } from 'react'
import { moods } from '#domain/mood'
import { inPercent } from '#domain/numbers'
import type { Upsell } from '#domain/plan'
import { fullDawn, skyOfGoal, type Sky } from '#domain/sky'
import { examples } from '#domain/texts'
import { DaysOfWeek } from '~/drawings/days-of-week'
import { Icon } from '~/drawings/icon'
import { DayMark, MonthGrid } from '~/drawings/month-grid'
import { Tile } from '~/drawings/ridges'

const previews = { goals: GoalsPreview, history: HistoryPreview, highlights: HighlightsPreview }

/** What a Premium screen shows, with invented data. */
export function GateExample({ of }: { of: Upsell }) {
  const Preview = previews[of]
  return (
    <figure className="gate-preview">
      <div aria-hidden>
        <Preview />
      </div>
      <figcaption className="mt-4 text-13 text-soft">{examples.note}</figcaption>
    </figure>
  )
}

function GoalsPreview() {
  const { river, chapter } = examples.goals
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 [overflow-wrap:anywhere] desk:grid-cols-2">
      <Goal {...river} percent={60}>
        <Milestone done>{river.reached}</Milestone>
        <Milestone>{river.next}</Milestone>
      </Goal>
      <Goal {...chapter} percent={90} />
    </div>
  )
}

type GoalProps = { title: string; deadline: string; percent: number; children?: ReactNode }

function Goal({ title, deadline, percent, children }: GoalProps) {
  return (
    <div className="rounded-card border border-hairline bg-card p-5">
      <div className="flex gap-3">
        <Tile sky={skyOfGoal({ title, progress: percent })} className="size-11 shrink-0 rounded-[28%]" />
        <div className="min-w-0 grow">
          <p className="font-serif text-21">{title}</p>
          <p className="text-15 text-soft">{deadline}</p>
        </div>
      </div>
      <div className="mt-4 flex items-center gap-3">
        <div className="h-1.5 grow overflow-hidden rounded-full bg-hairline forced-color-adjust-none">
          <div className="h-full rounded-full bg-premium" style={{ width: `${percent}%` }} />
        </div>
        <span className="text-15">{inPercent(percent)}</span>
      </div>
      {children && <ul className="mt-4 grid gap-2 text-15">{children}</ul>}
    </div>
  )
}

function Milestone({ done = false, children }: { done?: boolean; children: string }) {
  return (
    <li className="flex items-center gap-2">
      <Icon of={done ? CircleCheck : Circle} className={done ? 'text-premium' : 'text-soft'} />
      <span className={done ? 'text-soft line-through' : undefined}>{children}</span>
    </li>
  )
}

function HighlightsPreview() {
  return (
    <div className="rounded-card border border-hairline bg-card p-6 sm:p-8">
      <div className="grid grid-cols-[minmax(0,1fr)] items-end gap-8 sm:grid-cols-2">
        <div>
          <p className="text-15 text-soft">{examples.highlights.momentum}</p>
          <p className="mt-2 font-serif text-[min(5rem,20vw)] leading-none text-premium">{inPercent(86)}</p>
          <p className="mt-2 font-serif text-21">{examples.highlights.mornings}</p>
        </div>
        <DaysOfWeek days={week} skies={skies} />
      </div>
      <p className="mt-8 text-15">{examples.highlights.words}</p>
    </div>
  )
}

/** A month that has four weeks. */
const month = '2026-02'
const today = 19
const written = [1, 2, 3, 5, 6, 8, 9, 10, 11, 12, 14, 15, 16, 17, 18]

const dayOf = (day: number) => `${month}-${String(day).padStart(2, '0')}`
const hours = ['dawn', 'dawn', 'day', 'dawn', 'dusk'] as const

/** The lines of the sample morning, in other orders. */
function exampleOf(day: number): Sky {
  const { ridges } = fullDawn
  const first = day % ridges.length
  return {
    part: hours[day % hours.length]!,
    ridges: [...ridges.slice(first), ...ridges.slice(0, first)],
    mood: moods[(day * 3) % moods.length]!,
    isWritten: true,
  }
}

const skies = Object.fromEntries(written.map((day) => [dayOf(day), exampleOf(day)]))
const week = [8, 9, 10, 11, 12, 13, 14].map((day) => ({ date: dayOf(day), isWritten: written.includes(day) }))

function HistoryPreview() {
  return (
    <div className="grid items-start gap-6 sm:grid-cols-[1fr_15rem]">
      <div className="rounded-card border border-hairline bg-card p-4">
        <p className="px-2 font-serif text-21">{examples.history.month}</p>
        <MonthGrid
          month={month}
          weekStart="Sunday"
          renderDay={(date) => (
            <span
              className="month-day"
              data-written={date in skies || undefined}
              aria-current={date === dayOf(today) ? 'date' : undefined}
            >
              <DayMark date={date} sky={skies[date]} />
            </span>
          )}
        />
      </div>
      <ul className="grid gap-4">
        {examples.history.entries.map(({ day, line }) => (
          <li key={day} className="border-s-2 border-premium ps-4">
            <p className="text-13 text-soft">{day}</p>
            <p className="font-serif">{line}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
