import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { readFirstData } from '~/lib/first-data'
import { onShowsDevice, showsDevice } from '~/lib/from-device'
import { beginLater, whenIdle } from '~/lib/when-idle'

const load = () => import('./offline.queries.ts')

/**
 * Lets the app open without a connection the next time. Returns whether the page shows what the device keeps; the server
 * is asked as soon as it answers.
 */
export function useOffline(isSignedIn: boolean): boolean {
  const client = useQueryClient()
  const [{ opensOffline }] = useState(readFirstData)
  const isStored = isSignedIn && opensOffline
  const isFromDevice = useSyncExternalStore(onShowsDevice, showsDevice, () => false)
  useEffect(
    () => (isStored ? whenIdle(async () => (await load()).startOffline(client)) : undefined),
    [isStored, client],
  )
  useEffect(
    () => (isFromDevice ? beginLater(async () => (await load()).confirmShown(client)) : undefined),
    [isFromDevice, client],
  )
  return isFromDevice
}
