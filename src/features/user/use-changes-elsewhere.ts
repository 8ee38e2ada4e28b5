import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { compareClocks } from '~/device/clock'
import { waitingKeys } from '~/device/change-store'
import { onReturn } from '~/device/on-return'
import { queryKeys } from '~/lib/query-keys'
import { updateUser } from './user.queries.ts'

/** Until a look that failed is made again. */
const pause = 30_000

/** What is fetched again for each tag. */
const keysOf = { entries: [['entry'], queryKeys.entries], goals: [queryKeys.goals] } as const

/**
 * On return to the tab, and when the connection is back, one call asks what another device has changed, and again until
 * it is answered. The first time no tag is known, and what is shown is fetched again. Drafts and edits are not queries, so
 * they stay.
 */
export function useChangesElsewhere(userId: string | undefined): void {
  const client = useQueryClient()
  useEffect(() => {
    if (!userId) return
    const known: Partial<Record<keyof typeof keysOf, string>> = {}
    const ask = async () => {
      const before = client.getQueryData(queryKeys.user)
      const { answer, api } = await import('~/lib/api')
      const { user, now, ...tags } = await answer(api.changes.$get())
      compareClocks(now)
      // What this tab has stored meanwhile is newer.
      if (client.getQueryData(queryKeys.user) === before) updateUser(client, user)
      const refresh = async (kind: keyof typeof keysOf) => {
        if (tags[kind] === known[kind]) return
        await Promise.all(
          keysOf[kind].map((queryKey) => client.invalidateQueries({ queryKey }, { throwOnError: true })),
        )
        known[kind] = tags[kind]
      }
      await Promise.all([refresh('entries'), refresh('goals')])
    }
    let hasFailed = false
    const look = () => {
      // The answer to a page that waits to be sent brings what is stored.
      if (waitingKeys(userId, 'entry').length > 0) return
      if (!navigator.onLine || document.visibilityState !== 'visible') return
      hasFailed = false
      void ask().catch(() => (hasFailed = true))
    }
    const rounds = setInterval(() => hasFailed && look(), pause)
    const stop = onReturn('online', look)
    return () => {
      clearInterval(rounds)
      stop()
    }
  }, [userId, client])
}
