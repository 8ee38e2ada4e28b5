import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { changeKeys, waitingKeys } from '~/device/change-store'
import { onReturn } from '~/device/on-return'
import type { Stored } from '~/device/change'
import type { ChangeKind } from '~/device/outbox'
import { whenIdle } from '~/lib/when-idle'
import { toast } from '~/ui/toast'

/** Between two tries while a change waits: a connection may come back without an event. */
const pause = 30_000

/** The kinds of changes by name. Each is loaded when one of its changes waits. */
// oxlint-disable-next-line typescript/no-explicit-any -- each kind has its own fields
export type ChangeKinds = Record<string, () => Promise<ChangeKind<any, Stored<any>>>>

/**
 * Sends what was submitted without a connection when the connection is back, on every screen; and removes what turns out
 * to be stored.
 */
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
          onSaved: (message) => toast(message),
          onRefused: (message) => toast({ ...message, tone: 'danger' }),
        })
      }
    }
    const look = () => void send().catch(() => {})
    const settle = async () => {
      const kept = Object.keys(kinds).filter((name) => changeKeys(userId, name).length > 0)
      if (kept.length === 0) return
      const { removeStored } = await import('~/device/outbox')
      for (const name of kept) removeStored(await kinds[name]!(), { userId, client })
    }
    const settleLater = () => void settle().catch(() => {})
    look()
    const stopWaiting = whenIdle(settle)
    const stopSettling = client.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'success') settleLater()
    })
    const rounds = setInterval(look, pause)
    const stop = onReturn('online', look)
    return () => {
      clearInterval(rounds)
      stop()
      stopWaiting()
      stopSettling()
    }
  }, [userId, kinds, client])
}
