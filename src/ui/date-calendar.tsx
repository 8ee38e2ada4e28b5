import { ChevronLeft, ChevronRight } from 'lucide'
import { useState, type RefObject } from 'react'
import { DayPicker } from 'react-day-picker'
import { isEnglish } from '#domain/time/formats'
import { longDate, shortWeekdayOf, weekdayOf } from '#domain/time/local-date'
import { monthOf, monthTitle, weekdays } from '#domain/time/month'
import { controls } from '#domain/texts'
import { Icon } from '~/drawings/icon'
import { Button } from '~/drawings/button'
import { Popover } from './popover.tsx'

type DateCalendarProps = {
  anchor: RefObject<HTMLElement | null>
  label: string
  value: string
  today: string
  weekStart: string
  open: boolean
  onOpenChange: (open: boolean) => void
  onChoose: (date: string) => void
}

export function DateCalendar({ anchor, label, open, onOpenChange, ...month }: DateCalendarProps) {
  return (
    <Popover {...{ anchor, label, open, onOpenChange }} startAt=".calendar-day[tabindex='0']">
      <Month {...month} />
    </Popover>
  )
}

/** One month. Mounted at each opening, so that it shows the chosen day. */
function Month({
  value,
  today,
  weekStart,
  onChoose,
}: Pick<DateCalendarProps, 'value' | 'today' | 'weekStart' | 'onChoose'>) {
  const [month, setMonth] = useState(() => atNoon(value || today))
  const chosen = value ? atNoon(value) : undefined
  return (
    <DayPicker
      mode="single"
      required
      weekStartsOn={weekdays.findIndex((weekday) => weekday === weekStart) as 0}
      showOutsideDays
      fixedWeeks
      today={atNoon(today)}
      month={month}
      onMonthChange={setMonth}
      selected={chosen}
      onSelect={(day) => onChoose(written(day))}
      components={{ Chevron }}
      formatters={{
        formatCaption: titleOf,
        formatWeekdayName: (day) => shortWeekdayOf(written(day)).slice(0, isEnglish() ? 2 : 3),
      }}
      labels={{
        labelGrid: titleOf,
        labelWeekday: (day) => weekdayOf(written(day)),
        labelPrevious: () => controls.calendar.previous,
        labelNext: () => controls.calendar.next,
        // The visible number is part of the accessible name.
        labelDayButton: (day, { today: isToday, selected }) =>
          controls.calendar.day(longDate(written(day)), { isToday: Boolean(isToday), isChosen: Boolean(selected) }),
      }}
      classNames={{
        months: 'relative',
        nav: 'absolute top-0 end-0 flex',
        button_previous: 'calendar-arrow',
        button_next: 'calendar-arrow',
        month_caption: 'flex min-h-11 items-center ps-2 pe-24 wrap-anywhere',
        caption_label: 'font-serif text-21 first-letter:uppercase',
        weekday: 'h-9 text-13 font-normal text-soft',
        day: 'p-0 text-center',
        day_button: 'calendar-day',
        outside: 'calendar-outside',
        today: 'calendar-today',
        selected: 'calendar-chosen',
      }}
      footer={
        <Button look="plain" wide className="mt-1" onClick={() => onChoose(today)}>
          {controls.calendar.today}
        </Button>
      }
    />
  )
}

function Chevron({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' | undefined }) {
  return <Icon of={orientation === 'left' ? ChevronLeft : ChevronRight} />
}

/** Noon, so that a change of daylight saving time does not change the day. */
function atNoon(date: string): Date {
  return new Date(`${date}T12:00`)
}

const titleOf = (month: Date) => monthTitle(monthOf(written(month)))

function written(day: Date): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${String(day.getFullYear()).padStart(4, '0')}-${two(day.getMonth() + 1)}-${two(day.getDate())}`
}
