import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { forgetKept } from '~/device/kept-name'
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
  const [{ user, opensOffline }] = useState(readFirstData)
  const isStored = isSignedIn && opensOffline
  // Without a person nothing is known: the look-up failed.
  const isOff = user !== undefined && !opensOffline
  const isFromDevice = useSyncExternalStore(onShowsDevice, showsDevice, () => false)
  useEffect(
    () => (isStored ? whenIdle(async () => (await load()).startOffline(client)) : undefined),
    [isStored, client],
  )
  useEffect(() => {
    if (isOff) forgetKept()
  }, [isOff])
  useEffect(
    () => (isFromDevice ? beginLater(async () => (await load()).confirmShown(client)) : undefined),
    [isFromDevice, client],
  )
  return isFromDevice
}
