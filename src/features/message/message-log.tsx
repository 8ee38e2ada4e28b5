import { lazy, Suspense } from 'react'
import type { User } from '#domain/user'
import { WhenSeen } from '~/ui/when-seen'

// The rest of Settings works without the section if its script cannot be loaded.
const MessageLogSection = lazy(() => import('./message-log-section.tsx').catch(() => ({ default: () => null })))

/** The code and the messages are loaded when the reader comes to them. */
export function MessageLog({ user }: { user: User }) {
  return (
    <WhenSeen>
      <Suspense>
        <MessageLogSection user={user} />
      </Suspense>
    </WhenSeen>
  )
}
