import { Fragment, useId } from 'react'
import { common } from '#domain/texts'
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
  const parts = [
    { name: common.hour, chosen: hour, choices: hours, timeAt: (choice: string) => `${choice}:${minute || '00'}` },
    {
      name: common.minute,
      chosen: minute,
      choices: minuteChoices,
      timeAt: (choice: string) => `${hour || '00'}:${choice}`,
    },
  ]
  const wiring = { 'aria-invalid': Boolean(error), 'aria-describedby': error ? `${id}-error` : undefined }
  return (
    <fieldset className="flex flex-col gap-1.5">
      <legend className="mb-1.5 text-15 font-medium">{label}</legend>
      <div className="flex flex-wrap items-center gap-2">
        {parts.map(({ name, chosen, choices, timeAt }) => (
          <Fragment key={name}>
            {name === common.minute && <span aria-hidden>:</span>}
            <Select
              {...wiring}
              aria-label={name}
              className="w-[6rem]"
              value={chosen}
              onChange={({ target }) => onChange(target.value && timeAt(target.value))}
            >
              <option value="">--</option>
              {choices.map((choice) => (
                <option key={choice}>{choice}</option>
              ))}
            </Select>
          </Fragment>
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  )
}
