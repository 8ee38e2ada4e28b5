import { Suspense } from 'react'
import type { Entry } from '#domain/entry'
import { itemsLeft, withTicks } from '#domain/ticks'
import { Checkbox } from '~/drawings/choice'
import { PlaceOfCarryOver, Wins } from '~/drawings/written-page'
import type { FormTexts } from '../stored/entry-change.ts'
import { lazyPart, nothing } from '~/ui/lazy-part'
import { keepTick, placeOfTicks, tickChangeOf } from '../stored/tick-change.ts'
import { tickKind } from '../stored/tick-kind.ts'
import { useMarks } from './use-marks.ts'

const CarryOver = lazyPart(async () => (await import('./evening.tsx')).CarryOver, nothing)

type SmallWinsProps = {
  entry: Entry
  /** In the evening, what is left can go to the page of tomorrow. */
  isEvening: boolean
  /** The line to which the letter points. */
  litItem?: string | undefined
}

/** The small wins of a page that is being sent, as high as they will be. */
export function UnsentWins({ texts, isEvening }: { texts: FormTexts; isEvening: boolean }) {
  return (
    <Wins entry={texts} doneItems={[]} drawItem={drawUnsent}>
      {isEvening && <PlaceOfCarryOver />}
    </Wins>
  )
}

const drawUnsent = (item: string) => <Checkbox label={item} disabled />

/** The day's small wins, to be ticked off during the day. */
export function SmallWins({ entry, isEvening, litItem }: SmallWinsProps) {
  const { doneItems, state, tick } = useTicks(entry)
  const left = itemsLeft({ ...entry, doneItems })
  const drawTick = (item: string, isDone: boolean) => (
    <Checkbox label={item} checked={isDone} onChange={({ target }) => tick(item, target.checked)} />
  )
  return (
    <Wins {...{ entry, doneItems, litItem, state }} drawItem={drawTick}>
      {isEvening && (
        <Suspense fallback={left.length > 0 && <PlaceOfCarryOver />}>
          <CarryOver entry={entry} items={left} />
        </Suspense>
      )}
    </Wins>
  )
}

/** The ticks of a day, with those that this device has not sent yet. */
function useTicks(entry: Entry) {
  const { marks, state, send } = useMarks(tickKind, placeOfTicks(entry))
  return {
    state,
    doneItems: withTicks(entry, tickChangeOf(marks)),
    tick: (item: string, isDone: boolean) => {
      keepTick(entry, item, isDone)
      send()
    },
  }
}
