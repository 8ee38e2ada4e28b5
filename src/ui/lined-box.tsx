import { useId, useState, type Ref, type SyntheticEvent } from 'react'
import { isLongerThan } from '#domain/characters'
import { LinedPaper } from '~/drawings/lined-paper'
import { LengthNote } from './length-note.tsx'
import { lineOfCursor } from './line-of-cursor.ts'

type LinedBoxProps = {
  label: string
  value: string
  onChange: (value: string) => void
  /** The longest text that can be stored. A longer one can be typed and is reported. */
  max: number
  ref?: Ref<HTMLTextAreaElement>
  placeholder?: string
  disabled?: boolean
  /** While the text is sent: the cursor keeps its place. */
  readOnly?: boolean
}

/** A box of lined paper that grows with its text. */
export function LinedBox({ label, value, onChange, max, ref, placeholder, disabled, readOnly }: LinedBoxProps) {
  const id = useId()
  /** The line of the cursor. */
  const [active, setActive] = useState(0)
  const markActive = ({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>) => setActive(lineOfCursor(currentTarget))
  return (
    <div>
      <LinedPaper text={value} active={active}>
        <textarea
          ref={ref}
          className="own-words"
          id={id}
          aria-label={label}
          aria-invalid={isLongerThan(value, max)}
          aria-describedby={`${id}-note`}
          placeholder={placeholder}
          disabled={disabled}
          readOnly={readOnly}
          value={value}
          onChange={(event) => {
            onChange(event.target.value)
            // Text that is dictated or pasted from a menu moves the cursor without an event of its own.
            markActive(event)
          }}
          onFocus={markActive}
          onSelect={markActive}
          autoCapitalize="sentences"
          spellCheck
        />
      </LinedPaper>
      <LengthNote id={`${id}-note`} text={value} max={max} />
    </div>
  )
}
