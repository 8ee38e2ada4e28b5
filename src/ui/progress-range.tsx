import { useState, type CSSProperties } from 'react'

type ProgressRangeProps = { label: string; percent: number; onChange: (percent: number) => void }

/**
 * A line of progress that can be moved by touch, mouse and keyboard. The new value is reported
 * when the person lets go of the handle or stops pressing keys.
 */
export function ProgressRange({ label, percent, onChange }: ProgressRangeProps) {
  const [moved, setMoved] = useState<number>()
  const shown = moved ?? percent
  const commit = () => {
    setMoved(undefined)
    if (shown !== percent) onChange(shown)
  }
  return (
    <div className="flex items-center gap-3">
      <input
        type="range"
        min={0}
        max={100}
        step={5}
        value={shown}
        aria-label={label}
        aria-valuetext={`${shown}%`}
        onChange={({ target }) => setMoved(Number(target.value))}
        onPointerUp={commit}
        // The touch has become a scroll: nothing was chosen.
        onPointerCancel={() => setMoved(undefined)}
        onKeyUp={commit}
        onBlur={commit}
        className={`progress-range ${shown === 100 ? 'is-done' : ''}`}
        style={{ '--percent': `${shown}%` } as CSSProperties}
      />
      <span className="w-12 shrink-0 text-right text-15">{shown}%</span>
    </div>
  )
}
