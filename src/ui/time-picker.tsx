import { useId } from 'react'
import { FieldError } from './field.tsx'
import { Select } from './select.tsx'

type TimePickerProps = {
  label: string
  /** HH:mm, or '' without a choice. */
  value: string
  onChange: (time: string) => void
  error?: string | undefined
}

const two = (number: number) => String(number).padStart(2, '0')
const hours = Array.from({ length: 24 }, (_, hour) => two(hour))
const minutes = Array.from({ length: 12 }, (_, step) => two(step * 5))

/** Hours 0 to 23, minutes in steps of five. A choice of one sets the other if it is empty. */
export function TimePicker({ label, value, onChange, error }: TimePickerProps) {
  const id = useId()
  const [hour = '', minute = ''] = value.split(':')
  // A stored time may lie between two steps; it is shown as it is.
  const minuteChoices = minute === '' || minutes.includes(minute) ? minutes : [...minutes, minute].sort()
  const wiring = { 'aria-invalid': Boolean(error), 'aria-describedby': error ? `${id}-error` : undefined }
  return (
    <fieldset className="flex flex-col gap-1.5">
      <legend className="mb-1.5 text-15 font-medium">{label}</legend>
      <div className="flex items-center gap-2">
        <Select
          {...wiring}
          aria-label="Hour"
          className="w-24"
          value={hour}
          onChange={({ target }) => onChange(target.value && `${target.value}:${minute || '00'}`)}
        >
          <option value="">--</option>
          {hours.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </Select>
        <span aria-hidden>:</span>
        <Select
          {...wiring}
          aria-label="Minute"
          className="w-24"
          value={minute}
          onChange={({ target }) => onChange(target.value && `${hour || '00'}:${target.value}`)}
        >
          <option value="">--</option>
          {minuteChoices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </Select>
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  )
}
