import type { ReactNode } from 'react'
import type { Entry } from '#domain/entry'
import { journal, today } from '#domain/texts'
import { Button } from './button.tsx'
import { FormCard } from './morning-form.tsx'
import { SectionFrame } from './section-frame.tsx'

type EveningProps = {
  lookBack: ReactNode
  wins: ReactNode
  mood?: ReactNode
  /** Shows that the morning can be unfolded. */
  mark?: ReactNode
  isOpen?: boolean
  /** The page of the morning and its letter. */
  children?: ReactNode
}

/** A day in its evening: the look back comes first, then the small wins, and the morning is folded. */
export function Evening({ lookBack, wins, mood, mark, isOpen, children }: EveningProps) {
  return (
    <div className="day-rest">
      {lookBack}
      <FormCard>{wins}</FormCard>
      {mood}
      <details open={isOpen} className="group">
        <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-3 rounded-card border border-hairline bg-card px-6 py-3 shadow-card group-open:mb-6 desk:px-8 [&::-webkit-details-marker]:hidden">
          <h2 className="text-21">{today.evening.morning}</h2>
          {mark}
        </summary>
        {children}
      </details>
    </div>
  )
}

type LookedBack = Pick<Entry, 'eveningText' | 'tone'>

/** A quiet day is not asked what went well. */
export function lookBackQuestion({ tone }: LookedBack): string {
  return tone ? today.evening.quietQuestion : journal.sections.eveningText.question
}

/** The look back before its script has arrived. */
export function PlaceOfLookBack({ entry }: { entry: LookedBack }) {
  return (
    <SectionFrame
      title={journal.sections.eveningText.title}
      foot={<Button disabled>{today.cards.eveningText.save}</Button>}
    >
      <div>
        <p className={`own-words lined-paper ${entry.eveningText ? '' : 'text-soft'}`}>
          {entry.eveningText || lookBackQuestion(entry)}
        </p>
        <p className="min-h-5 text-13" />
      </div>
    </SectionFrame>
  )
}
