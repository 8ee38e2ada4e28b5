import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Entry } from '#domain/entry'
import { withTicks } from '#domain/ticks'
import { useSessionEnded } from '~/features/user/user.queries'
import { ApiError, isOtherPerson } from '~/lib/api-error'
import { namesOf, without } from '~/lib/change'
import { updateChange } from '~/lib/change-store'
import { deliver } from '~/lib/outbox'
import { useChange } from '~/lib/use-change'
import { toast } from '~/ui/toast'
import { keepTick, placeOfTicks, tickChangeOf, type Ticks } from './tick-change.ts'
import { tickKind } from './tick-kind.ts'

/** The ticks of a day, with those that this device has not sent yet. */
export function useTicks(entry: Entry) {
  const client = useQueryClient()
  const sessionEnded = useSessionEnded()
  const place = placeOfTicks(entry)
  const { change, onDevice } = useChange<Ticks>(place)
  const send = useMutation({
    mutationFn: () => deliver({ kind: tickKind, place, client }),
    onError: (error) => {
      // Without a connection the ticks wait on this device, and the outbox sends them later.
      if (!(error instanceof ApiError) || isOtherPerson(error)) return
      updateChange<Ticks>(place, (latest) => latest && without(latest, namesOf<Ticks>(latest.texts)))
      void toast({ ...tickKind.failedMessage({ names: [], wasNew: false, error }), tone: 'danger' })
      if (error.status === 401) sessionEnded()
    },
  })
  const waiting = change?.submitted ?? []
  const ticks: Partial<Ticks> = Object.fromEntries(waiting.map((name) => [name, change?.texts[name]]))
  return {
    doneItems: withTicks(entry, tickChangeOf(ticks)),
    isWaiting: waiting.length > 0 && !send.isPending,
    onDevice,
    tick: (item: string, isDone: boolean) => {
      keepTick(entry, item, isDone)
      send.mutate()
    },
  }
}
