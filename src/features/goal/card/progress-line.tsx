import type { ProgressPoint } from '#domain/goal'
import { inPercent } from '#domain/numbers'
import { dayNumber, shortDate } from '#domain/time/local-date'

const width = 320
const height = 80

/** The progress over time, drawn; the list below says the same to those who cannot see the line. */
export function ProgressLine({ history }: { history: ProgressPoint[] }) {
  const first = history[0]
  const last = history.at(-1)
  if (!first || !last || history.length < 2) return null
  const span = Math.max(1, dayNumber(last.date) - dayNumber(first.date))
  const points = history.map(({ date, progress }) => [
    ((dayNumber(date) - dayNumber(first.date)) / span) * width,
    height - (progress / 100) * height,
  ])
  return (
    <figure>
      <svg
        viewBox={`-4 -4 ${width + 8} ${height + 8}`}
        className="h-auto w-full max-w-lg text-action"
        aria-hidden
        preserveAspectRatio="none"
      >
        <line x1={0} x2={width} y1={height} y2={height} stroke="var(--color-hairline)" />
        <polyline
          points={points.map((point) => point.join()).join(' ')}
          fill="none"
          stroke="currentColor"
          strokeWidth={2}
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <figcaption className="mt-1 flex max-w-lg justify-between text-13 text-soft">
        <span>{shortDate(first.date)}</span>
        <span>{shortDate(last.date)}</span>
      </figcaption>
      <ul className="sr-only">
        {history.map(({ date, progress }) => (
          <li key={date}>
            {shortDate(date)}: {inPercent(progress)}
          </li>
        ))}
      </ul>
    </figure>
  )
}
