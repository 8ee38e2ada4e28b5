import { saving } from '#domain/texts'
import type { Stored } from '~/device/change'
import type { Place } from '~/device/change-store'
import type { ChangeKind } from '~/device/outbox'
import { saveStateOf } from '~/device/save-state'
import { useChange } from '~/device/use-change'
import { useDelivery } from '~/features/outbox/delivery.queries'
import { NoAnswer } from '~/lib/api-error'

/** The marks in one place that this device has not sent yet, and how they are sent. */
export function useMarks<Fields extends object, Thing extends Stored<Fields>>(
  kind: ChangeKind<Fields, Thing>,
  place: Place,
) {
  const { change, onDevice } = useChange<Fields>(place)
  // Without a connection the marks wait on this device, and the outbox sends them later.
  const { mutate, isPending } = useDelivery(kind, place, { isShown: (error) => error instanceof NoAnswer })
  const waiting = change?.submitted ?? []
  return {
    marks: Object.fromEntries(waiting.map((name) => [name, change?.fields[name]])) as Partial<Fields>,
    /** Where the marks are that are not stored. */
    state: saveStateOf({
      begun: change !== undefined && !isPending,
      onDevice,
      isWaiting: waiting.length > 0,
      draft: saving.notSent,
    }),
    send: () => mutate(),
  }
}
