import { Suspense } from 'react'
import type { User } from '#domain/user'
import { optional } from '~/ui/optional'
import { WhenSeen } from '~/ui/when-seen'

const MessageLogSection = optional(async () => (await import('./message-log-section.tsx')).default)

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
