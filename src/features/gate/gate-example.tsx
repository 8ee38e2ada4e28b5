import { Circle, CircleCheck } from 'lucide'
import type { ReactNode } from 'react'
import { moods } from '#domain/mood'
import type { Upsell } from '#domain/plan'
import { fullDawn, skyOfGoal, type Sky } from '#domain/sky'
import { Icon } from '~/drawings/icon'
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
      <figcaption className="mt-4 text-13 text-soft">An example of what you would find here.</figcaption>
    </figure>
  )
}

export function GoalsPreview() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 [overflow-wrap:anywhere] desk:grid-cols-2">
      <Goal title="Run the river loop without stopping" deadline="12 days left" percent={60}>
        <Milestone done>Three kilometres on Saturday</Milestone>
        <Milestone>As far as the old bridge</Milestone>
      </Goal>
      <Goal title="Finish the first chapter" deadline="Due today" percent={90} />
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
        <span className="text-15">{percent}%</span>
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

const week = [
  { day: 'Sun', written: true },
  { day: 'Mon', written: true },
  { day: 'Tue', written: true },
  { day: 'Wed', written: false },
  { day: 'Thu', written: true },
  { day: 'Fri', written: true },
  { day: 'Sat', written: true },
]

export function HighlightsPreview() {
  return (
    <div className="rounded-card border border-hairline bg-card p-6 sm:p-8">
      <div className="grid grid-cols-[minmax(0,1fr)] items-end gap-8 sm:grid-cols-2">
        <div>
          <p className="text-15 text-soft">Growth momentum</p>
          <p className="mt-2 font-serif text-[min(5rem,20vw)] leading-none text-premium">86%</p>
          <p className="mt-2 font-serif text-21">Six mornings out of seven were yours.</p>
        </div>
        <div className="flex flex-wrap justify-between gap-y-4">
          {week.map(({ day, written }) => (
            <span key={day} className="grid justify-items-center gap-2 text-13 text-soft">
              {written ? (
                <Tile sky={exampleOf(day.charCodeAt(1))} className="size-9 rounded-lg" />
              ) : (
                <span className="size-9 rounded-lg border-[1.5px] border-control" />
              )}
              {day}
            </span>
          ))}
        </div>
      </div>
      <p className="mt-8 text-15">You came back to: sister, river, bread</p>
    </div>
  )
}

const weekdays = ['S', 'M', 'T', 'W', 'T', 'F', 'S']
const written = new Set([1, 2, 3, 5, 6, 8, 9, 10, 11, 12, 15, 16, 17, 18])
const today = 19

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

export function HistoryPreview() {
  return (
    <div className="grid items-start gap-6 sm:grid-cols-[1fr_15rem]">
      <div className="rounded-card border border-hairline bg-card p-4">
        <p className="px-2 font-serif text-21">Your month</p>
        <div className="mt-2 grid grid-cols-7 gap-y-1 text-center text-15">
          {weekdays.map((day, index) => (
            <span key={index} className="py-1 text-13 text-soft">
              {day}
            </span>
          ))}
          {Array.from({ length: 28 }, (_, index) => index + 1).map((day) => (
            <span
              key={day}
              className={`relative mx-auto grid size-9 place-items-center rounded-lg isolate ${written.has(day) ? 'items-end text-13 font-semibold text-on-sky' : ''} ${day === today ? 'border-2 border-premium' : ''} ${day > today ? 'text-soft' : ''}`}
            >
              {written.has(day) && <Tile sky={exampleOf(day)} className="absolute inset-0 -z-1 size-full rounded-lg" />}
              {day}
            </span>
          ))}
        </div>
      </div>
      <ul className="grid gap-4">
        <Entry day="Wednesday">The kettle was already warm, and nobody else was up.</Entry>
        <Entry day="Tuesday">A letter from my sister, four pages, both sides.</Entry>
      </ul>
    </div>
  )
}

function Entry({ day, children }: { day: string; children: string }) {
  return (
    <li className="border-l-2 border-premium pl-4">
      <p className="text-13 text-soft">{day}</p>
      <p className="font-serif">{children}</p>
    </li>
  )
}
