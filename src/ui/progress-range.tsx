import { useState } from 'react'
import { Range } from '~/drawings/range'

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
    <Range
      percent={shown}
      aria-label={label}
      onChange={({ target }) => setMoved(Number(target.value))}
      onPointerUp={commit}
      // The touch has become a scroll: nothing was chosen.
      onPointerCancel={() => setMoved(undefined)}
      onKeyUp={commit}
      onBlur={commit}
    />
  )
}
