import { CalendarDays } from 'lucide'
import { useRef, useState } from 'react'
import { shortDate } from '#domain/time/local-date'
import { common } from '#domain/texts'
import { dateBox } from '~/drawings/labelled'
import { Icon } from '~/drawings/icon'
import { Field, type FieldProps } from './field.tsx'
import { useOnFirstUse } from './use-on-first-use.ts'

type DatePickerProps = FieldProps & {
  /** yyyy-MM-dd, or '' without a choice. */
  value: string
  onChange: (date: string) => void
  /** Today in the time zone of the person. */
  today: string
  /** The first day of the week. */
  weekStart: string
}

/** Shows 'MMM dd, yyyy' and returns yyyy-MM-dd. The calendar is loaded when it is first opened. */
export function DatePicker({ label, error, hint, value, onChange, today, weekStart }: DatePickerProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const calendar = useOnFirstUse(async () => (await import('./date-calendar.tsx')).DateCalendar)
  const toggle = async () => (await calendar.open()) && setOpen(!open)
  return (
    <Field {...{ label, hint }} error={calendar.hasFailed ? common.notOpened.sentence : error}>
      {({ id, ...wiring }) => (
        <>
          <button
            ref={button}
            type="button"
            id={id}
            {...wiring}
            aria-labelledby={`${id}-label ${id}`}
            aria-haspopup="dialog"
            aria-expanded={open}
            onPointerEnter={calendar.warm}
            onClick={() => void toggle()}
            className={dateBox}
          >
            {value ? shortDate(value) : <span className="text-soft">{common.selectDate}</span>}
            <Icon of={CalendarDays} className="text-soft" />
          </button>
          {calendar.Part && (
            <calendar.Part
              {...{ anchor: button, label, value, today, weekStart, open }}
              onOpenChange={setOpen}
              onChoose={(date) => {
                onChange(date)
                setOpen(false)
              }}
            />
          )}
        </>
      )}
    </Field>
  )
}
