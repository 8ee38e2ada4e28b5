import { useCallback, useEffect, useRef, useState } from 'react'
import { useBlocker, type BlockerFunction, type Location } from 'react-router'
import { roleOf } from '#domain/plan'
import type { User } from '#domain/user'
import { common } from '#domain/texts'
import { useUser } from '~/features/user/user.queries'
import { Button } from '~/drawings/button'
import { loadScreenFiles, routeAt } from './screen-files.ts'

/** Screens whose files are loaded. A screen has other files for another role. */
const loaded = new Set<string>()
const keyOf = (pathname: string, user: User | null) => routeAt(pathname) + roleOf(user)

type Failure = { location: Location; isOffline: boolean; isTriedAgain?: true }

/**
 * Holds a navigation until the files of the next screen are loaded. If one cannot be loaded, the screen stays with what
 * was typed there, and the person is told.
 */
export function ScreenLoader({ loadGate }: { loadGate: (pathname: string, user: User | null) => Promise<unknown> }) {
  const { user } = useUser()
  const [failure, setFailure] = useState<Failure>()
  const latest = useRef<Location>(undefined)
  const blocker = useBlocker(
    useCallback<BlockerFunction>(
      ({ currentLocation, nextLocation }) => {
        latest.current = nextLocation
        loaded.add(keyOf(currentLocation.pathname, user))
        return !loaded.has(keyOf(nextLocation.pathname, user))
      },
      [user],
    ),
  )
  const { state, location, proceed, reset } = blocker
  const isTold = state === 'blocked' && failure?.location === location
  const isLoading = state === 'blocked' && (!isTold || failure.isTriedAgain)
  useEffect(() => {
    if (!isLoading) return
    let isLeft = false
    const { pathname } = location
    Promise.all([loadScreenFiles(pathname, !user), loadGate(pathname, user)]).then(
      () => {
        if (isLeft) return
        loaded.add(keyOf(pathname, user))
        // Another navigation may have begun that is not rendered yet.
        if (latest.current === location) proceed()
      },
      () => {
        if (!isLeft) setFailure({ location, isOffline: !navigator.onLine })
      },
    )
    return () => void (isLeft = true)
  }, [isLoading, location, proceed, user, loadGate])

  if (!isTold) return null
  return (
    <div role="alert" className="screen-notice">
      <p className="font-medium">{common.otherScreen.failed}</p>
      <p className="text-15 text-soft">{failure.isOffline ? common.otherScreen.offline : common.otherScreen.missing}</p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => setFailure({ ...failure, isTriedAgain: true })}>{common.tryAgain}</Button>
        {!failure.isOffline && (
          <Button onClick={() => window.location.assign(location.pathname + location.search)}>
            {common.otherScreen.loadInFull}
          </Button>
        )}
        <Button look="plain" onClick={reset}>
          {common.otherScreen.stay}
        </Button>
      </div>
    </div>
  )
}
