import { Suspense } from 'react'
import { useToday } from '~/lib/use-today'
import { lazyPart, nothing } from '~/ui/lazy-part'
import { useUser } from './user.queries.ts'

const AwayNotice = lazyPart(async () => (await import('./away-notice.tsx')).AwayNotice, nothing)

/** On Today, while the person is away. */
export function AwayLine() {
  const { user } = useUser()
  const today = useToday(user?.timezone ?? 'UTC')
  return (
    user &&
    // As `isAway`, without its file, which Today would load for this alone.
    user.awayUntil > today && (
      <Suspense>
        <AwayNotice user={user} today={today} />
      </Suspense>
    )
  )
}
