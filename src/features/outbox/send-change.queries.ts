import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useSessionEnded } from '~/features/user/user.queries'
import { ApiError, isOtherPerson } from '~/lib/api-error'
import { namesOf, type Stored } from '~/device/change'
import { readChange, updateChange, type Place } from '~/device/change-store'
import { deliver, keepAsDraft, type ChangeKind } from '~/device/outbox'
import { toast } from '~/ui/toast'

/** Sends one change as a whole, from the list. What the server refuses stays on the device. */
export function useSend<Fields extends object, Thing extends Stored<Fields>>(
  kind: ChangeKind<Fields, Thing>,
  place: Place,
) {
  const client = useQueryClient()
  const sessionEnded = useSessionEnded()
  const { mutate, isPending } = useMutation({
    mutationFn: () => {
      updateChange<Fields>(place, (change) => change && { ...change, submitted: namesOf<Fields>(change.texts) })
      return deliver({ kind, place, client })
    },
    onSuccess: (delivered) => {
      const message = delivered && kind.savedMessage(delivered)
      if (message) void toast(message)
    },
    onError: (error) => {
      if (isOtherPerson(error)) return
      const { submitted: names = [], seenVersion } = readChange<Fields>(place) ?? {}
      if (error instanceof ApiError) keepAsDraft(place)
      void toast({ ...kind.failedMessage({ names, wasNew: seenVersion === undefined, error }), tone: 'danger' })
      if (error instanceof ApiError && error.status === 401) sessionEnded()
    },
  })
  return { onSend: () => mutate(), isSending: isPending }
}
