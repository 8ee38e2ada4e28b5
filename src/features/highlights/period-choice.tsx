import { ChevronLeft, ChevronRight } from 'lucide'
import { slideshow } from '#domain/texts'
import { Icon } from '~/drawings/icon'
import { PeriodBar, periodOptions, weekField } from '~/drawings/slides'
import { DatePicker } from '~/ui/date-picker'
import { Segmented } from '~/drawings/segmented'
import { nameAfter, nameIn, periodOf, type Clock, type PeriodKind, type ShownPeriod } from './shown-period.ts'

type PeriodChoiceProps = { shown: ShownPeriod; clock: Clock; onChoose: (kind: PeriodKind, name?: string) => void }

/** Week, month or year; which one, by arrows, and for a week also by its date. */
export function PeriodChoice({ shown, clock, onChoose }: PeriodChoiceProps) {
  const { kind, name, label } = shown
  const isLast = name >= periodOf(kind, undefined, clock).name
  return (
    <PeriodBar
      kinds={
        <Segmented
          name="period"
          label={slideshow.period}
          options={periodOptions()}
          value={kind}
          onChange={(next) => onChoose(next, nameIn(next, shown, clock))}
        />
      }
    >
      {kind === 'week' ? (
        <div className={weekField}>
          <DatePicker
            label={slideshow.weekOf}
            value={name}
            {...clock}
            onChange={(date) => onChoose(kind, periodOf(kind, date, clock).name)}
          />
        </div>
      ) : (
        <p aria-live="polite" className="py-2 pe-2 font-serif text-21 first-letter:uppercase">
          {label}
        </p>
      )}
      <button
        type="button"
        aria-label={slideshow.periods[kind].previous}
        className="calendar-arrow"
        onClick={() => onChoose(kind, nameAfter(shown, -1, clock))}
      >
        <Icon of={ChevronLeft} />
      </button>
      <button
        type="button"
        aria-label={slideshow.periods[kind].next}
        aria-disabled={isLast || undefined}
        className="calendar-arrow"
        onClick={() => !isLast && onChoose(kind, nameAfter(shown, 1, clock))}
      >
        <Icon of={ChevronRight} />
      </button>
    </PeriodBar>
  )
}
