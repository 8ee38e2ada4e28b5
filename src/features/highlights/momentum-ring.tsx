const radius = 70
const around = 2 * Math.PI * radius

export function MomentumRing({ percent }: { percent: number }) {
  return (
    <p className="@container relative grid aspect-square w-56 max-w-full place-items-center">
      <svg viewBox="0 0 160 160" aria-hidden className="absolute inset-0 -rotate-90">
        <circle cx="80" cy="80" r={radius} fill="none" strokeWidth="8" className="stroke-hairline" />
        {percent > 0 && (
          <circle
            cx="80"
            cy="80"
            r={radius}
            fill="none"
            strokeWidth="8"
            strokeLinecap="round"
            strokeDasharray={`${(around * percent) / 100} ${around}`}
            className="stroke-action"
          />
        )}
      </svg>
      <span className="highlight-figure">{percent}%</span>
    </p>
  )
}
