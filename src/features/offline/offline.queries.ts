import type { QueryClient } from '@tanstack/react-query'
import type { User } from '#domain/user'
import { checkPerson } from '~/features/user/user.queries'
import { onReturn } from '~/device/on-return'
import { confirmByServer, showsDevice } from '~/lib/from-device'
import { queryKeys } from '~/lib/query-keys'
import { registerServiceWorker } from '~/lib/service-worker'
import { fetchDays, keepShownSince, keepWhatIsShown } from './keep-days.ts'

/** Lets this browser open the app without a connection, for the person who is signed in. */
export function startOffline(client: QueryClient): () => void {
  void storeRelease().catch(() => {})
  if (!showsDevice()) void keepDays(client).catch(() => {})
  return keepWhatIsShown(client)
}

async function keepDays(client: QueryClient): Promise<void> {
  const user = client.getQueryData<User | null>(queryKeys.user)
  if (!user) return
  const begunAt = Date.now()
  await fetchDays(user)
  // What was stored meanwhile may be missing in what was fetched.
  keepShownSince(client, begunAt)
}

/** Where storage is forbidden or full the app works with a connection only, as in a browser without service workers. */
async function storeRelease(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin
  const ask = (worker: ServiceWorker | null) => worker?.postMessage('store release')
  // A new release takes over at once. The page that is open keeps its own files.
  navigator.serviceWorker.addEventListener('controllerchange', () => ask(navigator.serviceWorker.controller))
  ask((await registerServiceWorker()).active)
}

/** Between two tries: a connection may come back without an event. */
const pause = 30_000

/** While the page shows what the device keeps: asks the server who is signed in, and then for everything that is shown. */
export function confirmShown(client: QueryClient): () => void {
  let isAsking = false
  let hasReturned = false
  const ask = async () => {
    await checkPerson(client)
    const isConfirmed = await confirmByServer(() =>
      client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== queryKeys.personChange[0] }),
    )
    if (isConfirmed) await keepDays(client)
  }
  const look = async () => {
    if (isAsking || !showsDevice()) return
    isAsking = true
    // A connection may be back with a return, although the look before it fails.
    do {
      hasReturned = false
      await ask().catch(() => {})
    } while (hasReturned && showsDevice())
    isAsking = false
  }
  const start = () => void look()
  start()
  const rounds = setInterval(start, pause)
  const stopWaiting = onReturn('online', () => {
    hasReturned = true
    start()
  })
  return () => {
    clearInterval(rounds)
    stopWaiting()
  }
}
