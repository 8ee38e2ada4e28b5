import type { ComponentProps, CSSProperties } from 'react'
import { inPercent } from '#domain/numbers'

/** A line of progress with a handle. */
export function Range({ percent, ...input }: { percent: number } & ComponentProps<'input'>) {
  return (
    <div className="flex items-center gap-3">
      <input
        type="range"
        min={0}
        max={100}
        step={5}
        value={percent}
        aria-valuetext={inPercent(percent)}
        {...input}
        className={`progress-range ${percent === 100 ? 'is-done' : ''}`}
        style={{ '--percent': `${percent}%` } as CSSProperties}
      />
      <span className="w-[3rem] shrink-0 text-end text-15">{inPercent(percent)}</span>
    </div>
  )
}
