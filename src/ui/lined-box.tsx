import { useId, type Ref } from 'react'
import { countCharacters } from '#domain/characters'
import './lined-box.css'

type LinedBoxProps = {
  label: string
  value: string
  onChange: (value: string) => void
  /** The longest text that can be kept; a longer one may be typed, and is told of. */
  max: number
  ref?: Ref<HTMLTextAreaElement>
  placeholder?: string
  disabled?: boolean
  /** While it is being sent: the cursor stays where it is. */
  readOnly?: boolean
}

/**
 * Lined paper that grows as one writes. A copy of the text lies below the box: it gives the box its
 * height in every browser, and puts a number beside each line however it wraps.
 */
export function LinedBox({ label, value, onChange, max, ref, placeholder, disabled, readOnly }: LinedBoxProps) {
  const id = useId()
  const lines = value.split('\n')
  const numbered = [...lines, ...Array.from({ length: Math.max(0, 3 - lines.length) }, () => '')]
  const length = countCharacters(value)
  const over = length - max
  const note =
    over > 0
      ? `${over.toLocaleString('en-US')} characters more than can be kept`
      : length > max * 0.8
        ? countOf(value, max)
        : ''
  return (
    <div>
      <div className="lined-box">
        <div className="lined-box-copy" aria-hidden>
          {numbered.map((line, index) => (
            <div key={index}>{`${line}\u200b`}</div>
          ))}
        </div>
        <textarea
          ref={ref}
          id={id}
          aria-label={label}
          aria-invalid={over > 0}
          aria-describedby={`${id}-note`}
          placeholder={placeholder}
          disabled={disabled}
          readOnly={readOnly}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          autoCapitalize="sentences"
          spellCheck
        />
      </div>
      <p
        id={`${id}-note`}
        role={over > 0 ? 'alert' : undefined}
        className={`min-h-5 text-13 ${over > 0 ? 'text-danger' : 'text-soft'}`}
      >
        {note}
      </p>
    </div>
  )
}

export function countOf(text: string, max: number): string {
  return `${countCharacters(text).toLocaleString('en-US')} of ${max.toLocaleString('en-US')} characters`
}
