import { Suspense } from 'react'
import type { Entry } from '#domain/entry'
import { entrySections } from '#domain/entry-sections'
import { carryOverLabel } from '#domain/evening'
import { itemsToTick, tickedSection } from '#domain/ticks'
import { Button } from '~/ui/button'
import { Checkbox } from '~/ui/choice'
import { optional } from '~/ui/optional'
import { saveStateOf } from './save-state.tsx'
import { useTicks } from './use-ticks.ts'

const CarryOver = optional(async () => (await import('./evening.tsx')).CarryOver)

type SmallWinsProps = {
  entry: Entry
  /** In the evening, what is left can go to the page of tomorrow. */
  isEvening: boolean
  /** The line to which the letter points. */
  litItem?: string | undefined
}

/** The day's small wins, to be ticked off during the day. */
export function SmallWins({ entry, isEvening, litItem }: SmallWinsProps) {
  const { doneItems, isWaiting, onDevice, tick } = useTicks(entry)
  const items = itemsToTick(entry)
  const left = items.filter((item) => !doneItems.includes(item))
  const isAllDone = items.length > 0 && left.length === 0
  const state = isWaiting
    ? saveStateOf({ begun: true, onDevice, isSending: false, isWaiting: true, draft: '' })
    : isAllDone && !entry.tone && 'All done for today.'
  return (
    <div className="min-w-0">
      <h2 id="wins-title" className="text-21">
        {entrySections[tickedSection].title}
      </h2>
      <ul aria-labelledby="wins-title" className="mt-2 flex flex-col">
        {items.map((item) => {
          const isDone = doneItems.includes(item)
          return (
            <li
              key={item}
              dir="auto"
              data-lit={item === litItem || undefined}
              className={`own-words border-b border-hairline last:border-0 ${isDone ? 'text-soft' : ''}`}
            >
              <Checkbox label={item} checked={isDone} onChange={({ target }) => tick(item, target.checked)} />
            </li>
          )
        })}
      </ul>
      <p role="status" className="mt-2 text-15 text-soft empty:hidden">
        {state}
      </p>
      {isEvening && (
        <Suspense fallback={left.length > 0 && <PlaceOfCarryOver />}>
          <CarryOver entry={entry} items={left} />
        </Suspense>
      )}
    </div>
  )
}

/** Keeps the place of the button, so that nothing moves when its script arrives. */
function PlaceOfCarryOver() {
  return (
    <div className="invisible mt-3">
      <Button className="px-3! text-15!">{carryOverLabel}</Button>
    </div>
  )
}
