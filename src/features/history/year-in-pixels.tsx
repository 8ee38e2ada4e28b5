import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useId, useState } from 'react'
import { moodLabels, moods, moodsInWords, type Mood, type MoodsOfYear } from '#domain/mood'
import { daysIn, monthTitle } from '#domain/month'
import { Button } from '~/ui/button'
import { moodsQuery } from './history.queries.ts'
import './year.css'

type YearProps = {
  today: string
  /** The date of the first entry: no year before it is shown. */
  firstDate: string | null
}

/** A square for each day of a year, by its mood. */
export function YearInPixels({ today, firstDate }: YearProps) {
  const titleId = useId()
  const last = Number(today.slice(0, 4))
  const first = Number((firstDate ?? today).slice(0, 4))
  const [year, setYear] = useState(last)
  const { data: found = {}, error, isFetching, refetch } = useQuery(moodsQuery(String(year)))
  const days = Object.values(found)

  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-3">
      <div className="flex items-center gap-x-1">
        <h2 id={titleId} aria-live="polite" className="grow text-21 desk:text-28">
          The days of {year}
        </h2>
        <Arrow name="Previous year" isEnd={year <= first} onPress={() => setYear(year - 1)} Icon={ChevronLeft} />
        <Arrow name="Next year" isEnd={year >= last} onPress={() => setYear(year + 1)} Icon={ChevronRight} />
      </div>
      {error ? (
        <p role="alert" className="flex flex-wrap items-center gap-x-3 text-15 text-danger">
          The days of this year could not be fetched.
          <Button look="plain" className="px-0!" onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      ) : (
        <ul aria-busy={isFetching} className="flex flex-col gap-1">
          {Array.from({ length: 12 }, (_, index) => {
            const month = `${year}-${String(index + 1).padStart(2, '0')}`
            return <MonthOfDays key={month} month={month} found={found} />
          })}
        </ul>
      )}
      <Legend />
      {!isFetching && days.length > 0 && days.every((mood) => mood === null) && (
        <p className="text-15 text-soft">Choose how a day feels on its page, and its square takes that light.</p>
      )}
    </section>
  )
}

type ArrowProps = { name: string; isEnd: boolean; onPress: () => void; Icon: typeof ChevronLeft }

/** Keeps the focus at the last year. */
function Arrow({ name, isEnd, onPress, Icon }: ArrowProps) {
  return (
    <button
      type="button"
      aria-label={name}
      aria-disabled={isEnd || undefined}
      className="calendar-arrow aria-disabled:opacity-40"
      onClick={() => !isEnd && onPress()}
    >
      <Icon size={20} strokeWidth={1.75} aria-hidden />
    </button>
  )
}

function MonthOfDays({ month, found }: { month: string; found: MoodsOfYear }) {
  const dates = Array.from({ length: daysIn(month) }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`)
  const written = dates.map((date) => found[date]).filter((mood) => mood !== undefined)
  const name = monthTitle(month)
  return (
    <li className="flex items-center gap-3">
      <span aria-hidden className="w-8 shrink-0 text-13 leading-none text-soft">
        {name.slice(0, 3)}
      </span>
      <svg
        role="img"
        aria-label={`${name}: ${moodsInWords(written)}`}
        viewBox={`0 0 ${31 * step - gap} ${side}`}
        className="w-full min-w-0"
      >
        {dates.map((date, index) => (
          <Day key={date} x={index * step} mood={found[date]} />
        ))}
      </svg>
    </li>
  )
}

const side = 10
const gap = 2
const step = side + gap

/** The brighter the day, the higher its light: the colour is not needed to tell the moods apart. */
function Day({ x, mood }: { x: number; mood: Mood | null | undefined }) {
  const height = ((mood ?? 0) * side) / moods.length
  return (
    <>
      <rect x={x} width={side} height={side} rx={2} className="year-day" />
      {mood === null && <circle cx={x + side / 2} cy={side / 2} r={2.2} className="year-written" />}
      {mood && <rect x={x} y={side - height} width={side} height={height} rx={1} className={`year-mood-${mood}`} />}
    </>
  )
}

function Legend() {
  return (
    <ul aria-label="What the squares mean" className="flex flex-wrap gap-x-4 gap-y-1 text-13 text-soft">
      {[...moods, null].map((mood) => (
        <li key={mood ?? 0} className="flex items-center gap-1.5">
          <svg viewBox={`0 0 ${side} ${side}`} width={14} height={14} aria-hidden>
            <Day x={0} mood={mood} />
          </svg>
          {mood === null ? 'Written, without a mood' : moodLabels[mood]}
        </li>
      ))}
    </ul>
  )
}
