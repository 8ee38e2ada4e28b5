import { useId, type Ref } from 'react'
import { countCharacters } from '#domain/characters'
import './lined-box.css'

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

/**
 * A box of lined paper that grows with its text. A copy of the text below the box sets its height in every
 * browser, and puts a number beside each line, wrapped or not.
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
