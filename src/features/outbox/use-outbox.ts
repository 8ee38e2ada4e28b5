import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { waitingKeys } from '~/device/change-store'
import { onReturn } from '~/device/on-return'
import type { Stored } from '~/device/change'
import type { ChangeKind } from '~/device/outbox'
import { toast } from '~/ui/toast'

/** Between two tries while a change waits: a connection may come back without an event. */
const pause = 30_000

/** The kinds of changes by name. Each is loaded when one of its changes waits. */
// oxlint-disable-next-line typescript/no-explicit-any -- each kind has its own fields
export type ChangeKinds = Record<string, () => Promise<ChangeKind<any, Stored<any>>>>

/** Sends what was submitted without a connection when the connection is back, on every screen. */
export function useOutbox(userId: string | undefined, kinds: ChangeKinds): void {
  const client = useQueryClient()
  useEffect(() => {
    if (!userId) return
    const send = async () => {
      const waiting = Object.keys(kinds).filter((name) => waitingKeys(userId, name).length > 0)
      if (!navigator.onLine || waiting.length === 0) return
      const { deliverWaiting } = await import('~/device/outbox')
      for (const name of waiting) {
        await deliverWaiting(await kinds[name]!(), {
          userId,
          client,
          onSaved: (message) => void toast(message),
          onRefused: (message) => void toast({ ...message, tone: 'danger' }),
        })
      }
    }
    const look = () => void send().catch(() => {})
    look()
    const rounds = setInterval(look, pause)
    const stop = onReturn('online', look)
    return () => {
      clearInterval(rounds)
      stop()
    }
  }, [userId, kinds, client])
}
