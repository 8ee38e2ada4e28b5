import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { waitingDates } from './entry-draft.ts'

/** Between two tries while something waits: a connection may come back without anybody saying so. */
const pause = 30_000

/** What was sent without a connection goes out when it is back, on whichever screen that is. */
export function useOutbox(userId: string | undefined): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (!userId) return
    const send = async () => {
      if (!navigator.onLine || waitingDates(userId).length === 0) return
      const { sendWaiting } = await import('./outbox.ts')
      await sendWaiting(userId, queryClient)
    }
    const look = () => void send().catch(() => {})
    look()
    const rounds = setInterval(look, pause)
    window.addEventListener('online', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(rounds)
      window.removeEventListener('online', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [userId, queryClient])
}
