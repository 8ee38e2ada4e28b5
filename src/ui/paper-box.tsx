import { useId } from 'react'
import { isLongerThan } from '#domain/characters'
import { LengthNote } from './length-note.tsx'

type PaperBoxProps = {
  label: string
  value: string
  /** Without it nothing can be written. */
  onChange?: (value: string) => void
  /** The longest text that can be stored. A longer one can be typed and is reported. */
  max: number
  /** Shows the count of characters also far from `max`. */
  alwaysCounts?: boolean
  placeholder?: string
  disabled?: boolean
}

/** Ruled paper for a text that is not a list. It grows with its text. */
export function PaperBox({ label, value, onChange, max, alwaysCounts, placeholder, disabled }: PaperBoxProps) {
  const noteId = useId()
  return (
    <div>
      <textarea
        aria-label={label}
        aria-describedby={noteId}
        aria-invalid={isLongerThan(value, max)}
        dir="auto"
        value={value}
        onChange={(event) => onChange?.(event.target.value)}
        disabled={disabled || !onChange}
        rows={3}
        placeholder={placeholder}
        className="own-words lined-paper paper-box field-sizing-content"
      />
      <LengthNote id={noteId} text={value} max={max} always={alwaysCounts} />
    </div>
  )
}
