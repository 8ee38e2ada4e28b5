import { useState } from 'react'
import type { Entry } from '#domain/entry'
import { withItems } from '#domain/items'
import { besideDay, today } from '#domain/texts'
import { addDays } from '#domain/time/local-date'
import { tickedSection } from '#domain/ticks'
import { lookBackQuestion } from '~/drawings/evening'
import { Button } from '~/drawings/button'
import { saveStateOf } from '~/device/save-state'
import { formTextsOf, typeText } from '../stored/entry-change.ts'
import { useEntryChange } from '../stored/entry-change.queries.ts'
import { SectionCard } from './section-card.tsx'

// What only the evening needs, in one script.

export function LookBack({ entry }: { entry: Entry }) {
  return <SectionCard entry={entry} name="eveningText" question={lookBackQuestion(entry)} />
}

/** Puts what is left into the page of the next day, a draft on this device, below what is there. */
export function CarryOver({ entry, items }: { entry: Entry; items: string[] }) {
  const tomorrow = { userId: entry.userId, date: addDays(entry.date, 1) }
  const { change, onDevice } = useEntryChange(tomorrow, null)
  const [carried, setCarried] = useState<{ from: string; to: string }>()
  const text = formTextsOf(change?.fields)[tickedSection]
  const isThere = items.length > 0 && withItems(text, items) === text
  const canTakeBack = carried?.to === text && text !== ''
  if (items.length === 0 && !canTakeBack) return null

  const type = (next: string) => typeText(tomorrow, null, tickedSection, next)
  const carry = () => {
    const to = withItems(text, items)
    setCarried({ from: text, to })
    type(to)
  }
  const takeBack = () => {
    setCarried(undefined)
    type(carried!.from)
  }
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
      {/* One button, so that the focus stays where it is. */}
      {(canTakeBack || !isThere) && (
        <Button
          look={canTakeBack ? 'plain' : 'quiet'}
          className={`text-15! ${canTakeBack ? 'px-0!' : 'px-3!'}`}
          onClick={canTakeBack ? takeBack : carry}
        >
          {canTakeBack ? besideDay.takeBack : today.page.carryOver}
        </Button>
      )}
      <p role="status" className={`text-15 empty:absolute ${onDevice ? 'text-soft' : 'text-warning'}`}>
        {isThere && saveStateOf({ onDevice, draft: besideDay.carriedOver })}
      </p>
    </div>
  )
}
