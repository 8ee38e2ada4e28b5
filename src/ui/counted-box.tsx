import { useId } from 'react'
import { isLongerThan } from '#domain/characters'
import { countOf } from './length-note.tsx'

type CountedBoxProps = {
  label: string
  value: string
  /** Without it the box is read-only. */
  onChange?: (value: string) => void
  /** The longest text that can be stored. A longer one can be typed and is reported. */
  max: number
  placeholder?: string
  disabled?: boolean
}

/** A plain box that grows with its text, with a count below. */
export function CountedBox({ label, value, onChange, max, placeholder, disabled }: CountedBoxProps) {
  const countId = useId()
  const isOver = isLongerThan(value, max)
  return (
    <div>
      <textarea
        aria-label={label}
        aria-describedby={countId}
        aria-invalid={isOver}
        dir="auto"
        value={value}
        onChange={(event) => onChange?.(event.target.value)}
        disabled={disabled || !onChange}
        rows={5}
        placeholder={placeholder}
        className="box own-words field-sizing-content min-h-36 px-4 py-3"
      />
      <p
        id={countId}
        role={isOver ? 'alert' : undefined}
        className={`mt-1 text-13 ${isOver ? 'text-danger' : 'text-soft'}`}
      >
        {countOf(value, max)}
      </p>
    </div>
  )
}
