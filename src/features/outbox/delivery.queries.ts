import { useMutation, useQueryClient } from '@tanstack/react-query'
import { saving } from '#domain/texts'
import { useSessionEnded } from '~/features/user/user.queries'
import { namesOf, type Stored } from '~/device/change'
import { readChange, updateChange, type Place } from '~/device/change-store'
import { deliver, keepAsDraft, type ChangeKind, type Delivered } from '~/device/outbox'
import { ApiError, isOtherPerson, NoAnswer } from '~/lib/api-error'
import { toast, type Toast } from '~/ui/toast'

type Options<Fields extends object, Thing extends Stored<Fields>, Sent> = {
  /** Submits what is sent. */
  begin?: (sent: Sent) => void
  onPiece?: (piece: string) => void
  /** Before the message; with nothing when another tab has sent it. */
  onStored?: (delivered: Delivered<Fields, Thing> | undefined) => unknown
  savedMessage?: (delivered: Delivered<Fields, Thing>, sent: Sent) => Toast | undefined
  failedMessage?: ChangeKind<Fields, Thing>['failedMessage']
  /** What the screen shows without a message. */
  isShown?: (error: unknown, sent: Sent) => boolean
  /** Without a connection the change waits for one; otherwise it becomes a draft again. */
  waits?: boolean
}

/** Sends a change. What is not stored stays on the device. */
export function useDelivery<Fields extends object, Thing extends Stored<Fields>, Sent = void>(
  kind: ChangeKind<Fields, Thing>,
  place: Place | ((sent: Sent) => Place),
  options: Options<Fields, Thing, Sent> = {},
) {
  const { begin, onPiece, onStored, isShown, waits = true } = options
  const { savedMessage = kind.savedMessage, failedMessage = kind.failedMessage } = options
  const client = useQueryClient()
  const sessionEnded = useSessionEnded()
  const placeOf = (sent: Sent) => (typeof place === 'function' ? place(sent) : place)
  return useMutation({
    onMutate: (sent: Sent) => {
      begin?.(sent)
      const { submitted: names = [], seenVersion } = readChange<Fields>(placeOf(sent)) ?? {}
      return { names, wasNew: seenVersion === undefined }
    },
    mutationFn: (sent: Sent) => deliver({ kind, place: placeOf(sent), client, ...(onPiece && { onPiece }) }),
    onSuccess: async (delivered, sent) => {
      await onStored?.(delivered)
      const message = delivered && savedMessage(delivered, sent)
      if (message) toast(message)
    },
    onError: (error, sent, begun) => {
      if (!waits) keepAsDraft(placeOf(sent))
      if (isOtherPerson(error)) return
      const isSignedOut = error instanceof ApiError && error.status === 401
      // Nothing has failed: the screen says that it waits on this device.
      const isWaiting = waits && error instanceof NoAnswer && !error.hasConnection
      if (!isWaiting && !isShown?.(error, sent))
        toast({
          ...failedMessage({ names: begun?.names ?? [], wasNew: begun?.wasNew ?? false, error }),
          ...(isSignedOut && { description: saving.signedOut }),
          tone: 'danger',
        })
      if (isSignedOut) sessionEnded('?session_ended')
    },
  })
}

/** Sends one change as a whole, from the list. */
export function useSend<Fields extends object, Thing extends Stored<Fields>>(
  kind: ChangeKind<Fields, Thing>,
  place: Place,
) {
  const { mutate, isPending } = useDelivery(kind, place, {
    begin: () =>
      updateChange<Fields>(place, (change) => change && { ...change, submitted: namesOf<Fields>(change.fields) }),
  })
  return { onSend: () => mutate(), isSending: isPending }
}
