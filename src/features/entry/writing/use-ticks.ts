import type { Entry } from '#domain/entry'
import { withTicks } from '#domain/ticks'
import { keepTick, placeOfTicks, tickChangeOf } from '../stored/tick-change.ts'
import { tickKind } from '../stored/tick-kind.ts'
import { useMarks } from './use-marks.ts'

/** The ticks of a day, with those that this device has not sent yet. */
export function useTicks(entry: Entry) {
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
