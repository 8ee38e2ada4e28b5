import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useSessionEnded } from '~/features/user/user.queries'
import { ApiError, isOtherPerson } from '~/lib/api-error'
import { namesOf, without, type Stored } from '~/device/change'
import { updateChange, type Place } from '~/device/change-store'
import { deliver, type ChangeKind } from '~/device/outbox'
import { useChange } from '~/device/use-change'
import { toast } from '~/ui/toast'

/** The marks in one place that this device has not sent yet, and how they are sent. */
export function useMarks<Fields extends object, Thing extends Stored<Fields>>(
  kind: ChangeKind<Fields, Thing>,
  place: Place,
) {
  const client = useQueryClient()
  const sessionEnded = useSessionEnded()
  const { change, onDevice } = useChange<Fields>(place)
  const { mutate, isPending } = useMutation({
    mutationFn: () => deliver({ kind, place, client }),
    onError: (error) => {
      // Without a connection the marks wait on this device, and the outbox sends them later.
      if (!(error instanceof ApiError) || isOtherPerson(error)) return
      updateChange<Fields>(place, (latest) => latest && without(latest, namesOf<Fields>(latest.texts)))
      void toast({ ...kind.failedMessage({ names: [], wasNew: false, error }), tone: 'danger' })
      if (error.status === 401) sessionEnded()
    },
  })
  const waiting = change?.submitted ?? []
  return {
    marks: Object.fromEntries(waiting.map((name) => [name, change?.texts[name]])) as Partial<Fields>,
    isWaiting: waiting.length > 0 && !isPending,
    onDevice,
    send: () => mutate(),
  }
}
